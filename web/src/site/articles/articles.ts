import type { ArticlePath } from '@skills-center/contract/site'
import { wholeTexts } from '../../language/whole-texts.ts'
import type { Articles, PublicText } from './article.ts'

const texts = wholeTexts(import.meta.glob<{ articles: Articles }>('./[a-z][a-z]/articles.ts'))

/** Await it before rendering a public page. */
export const loadArticles = texts.load

export const article = (path: ArticlePath): PublicText => texts.text().articles[path]
