import type { ArticlePath } from '@skills-center/contract/site'
import { localizedTexts } from '../../language/localized-texts.ts'
import type { Articles, PublicText } from './article.ts'

const texts = localizedTexts(import.meta.glob<{ articles: Articles }>('./[a-z][a-z]/articles.ts'))

/** Await it before rendering a public page. */
export const loadArticles = texts.load

export const article = (path: ArticlePath): PublicText => texts.text().articles[path]
