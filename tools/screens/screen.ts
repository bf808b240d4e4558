import type { Page } from 'playwright-core'

/** One picture to take: an address, and what is done there first. */
export interface Screen {
  readonly path: string
  /** Tells it from others at the same address; looked at only once it is loaded. */
  readonly name?: string
  /** Brings about what is to be seen, before the page is opened. */
  readonly before?: () => Promise<void>
  /** Opens or fills in what is to be seen, on the page. */
  readonly act?: (page: Page) => Promise<void>
}

export const at = (path: string): Screen => ({ path })

export const acting = (path: string, name: string, act: (page: Page) => Promise<void>): Screen => ({
  path,
  name,
  act,
})
