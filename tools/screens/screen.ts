import type { Page } from 'playwright-core'
import type { Say } from './say.ts'

/** Opens or fills in something on the page, which it finds by its text in the current language. */
export type ScreenAction = (page: Page, say: Say) => Promise<void>

/** One picture to take: a path, and what to do there first. */
export interface Screen {
  readonly path: string
  /** Distinguishes the screen from others at the same path. A named screen is captured only in its loaded state. */
  readonly name?: string
  /** Prepares the data for the screen before the page opens. */
  readonly before?: () => Promise<void>
  /** What to do on the page before the picture. */
  readonly act?: ScreenAction
}

export const at = (path: string): Screen => ({ path })

export const acting = (path: string, name: string, act: ScreenAction): Screen => ({ path, name, act })
