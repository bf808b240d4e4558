import type { Role } from '@skills-center/contract/ids'

/** Parts of the product that a chapter shows; `app` provides them. */
export type ScreenName = 'map' | 'plan' | 'question' | 'stuck' | 'meters' | 'achievements' | 'standards'

export interface Chapter {
  /** Unique among all chapters; part of the address. */
  readonly id: string
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly string[]
  /** An interactive sample with its caption. */
  readonly screen?: { readonly name: ScreenName; readonly caption: string }
  /** Paragraphs after it. */
  readonly after?: readonly string[]
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

export type Guides = Readonly<Record<Role, readonly Chapter[]>>
