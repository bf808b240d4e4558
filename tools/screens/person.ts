import type { BrowserContext } from 'playwright-core'
import type { Screen } from './screen.ts'

/** A user with the screens that they can see. */
export interface Person {
  readonly name: string
  /** False for a browser without scripts: such screens get pictures only. */
  readonly hasScripts?: false
  /** Signs in, and resolves to the paths of the user's screens. */
  readonly enter: (context: BrowserContext) => Promise<readonly (string | Screen)[]>
}
