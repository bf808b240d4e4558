import type { Language } from '@skills-center/contract/language'
import type { ArticlePath } from '@skills-center/contract/site'
import { language } from '../../language/language.ts'
import type { Articles, PublicText } from './article.ts'

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
