import type { Subject } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { ArticlePath } from '@skills-center/contract/site'
import { language } from '../../language/language.ts'

export interface Example {
  readonly question: string
  /** The thinking, ending with the answer. */
  readonly steps: readonly string[]
}

export interface PublicText {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Null where the page is about both, or about neither. */
  readonly subject: Subject | null
  readonly heading: string
  readonly lede: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
  readonly example: Example | null
  readonly related: readonly ArticlePath[]
}

export type Articles = Readonly<Record<ArticlePath, PublicText>>

/** Whole texts: each language has its own prose, and no page loads another’s. */
const loaders: Record<Language, () => Promise<{ articles: Articles }>> = {
  en: () => import('./english.ts'),
  es: () => import('./spanish.ts'),
}

const loaded: Partial<Record<Language, Articles>> = {}

/** To be awaited before a public page is drawn. */
export async function loadArticles(): Promise<void> {
  loaded[language()] ??= (await loaders[language()]()).articles
}

export function article(path: ArticlePath): PublicText {
  const texts = loaded[language()]
  if (texts === undefined) throw new Error('A public page is drawn before its text is there.')
  return texts[path]
}
