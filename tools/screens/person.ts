import type { BrowserContext } from 'playwright-core'
import type { Screen } from './screen.ts'

/** Somebody at the screen, with the screens that they have. */
export interface Person {
  readonly name: string
  /** False for those whose browser runs no scripts: they get pictures only. */
  readonly hasScripts?: false
  /** Resolves to the paths of their screens, once they are signed in. */
  readonly enter: (context: BrowserContext) => Promise<readonly (string | Screen)[]>
}
