import type { Page } from 'playwright-core'
import type { Say } from './say.ts'

/** Opens or fills in what is to be seen; finds it by the words of the language that is looked at. */
export type Act = (page: Page, say: Say) => Promise<void>

/** One picture to take: an address, and what is done there first. */
export interface Screen {
  readonly path: string
  /** Tells it from others at the same address; looked at only once it is loaded. */
  readonly name?: string
  /** Brings about what is to be seen, before the page is opened. */
  readonly before?: () => Promise<void>
  /** What is done on the page first. */
  readonly act?: Act
}

export const at = (path: string): Screen => ({ path })

export const acting = (path: string, name: string, act: Act): Screen => ({ path, name, act })
