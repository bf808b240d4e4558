import type { Subject } from '@skills-center/contract/ids'
import type { ArticlePath } from '@skills-center/contract/site'

export interface Example {
  readonly question: string
  /** The solution steps, ending with the answer. */
  readonly steps: readonly string[]
}

export interface PublicText {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Null if the page is about both subjects or neither. */
  readonly subject: Subject | null
  readonly heading: string
  readonly lede: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
  readonly example: Example | null
  readonly related: readonly ArticlePath[]
}

export type Articles = Readonly<Record<ArticlePath, PublicText>>
