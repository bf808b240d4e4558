import { languageInCookie, splitLanguage, type Language } from '@skills-center/contract/language'

/** The state of one page. A browser has one page; the server renders many, several at the same time. */
export interface PageContext {
  /** Never changes; another language is another page. */
  language: Language
  /** The expected width of a question in pixels, before layout; 0 if unknown. */
  expectedWidth: number
  /** Replies that came with the page, by URL. */
  readonly replies: Map<string, unknown>
  /** When the replies become stale, in milliseconds of `performance.now()`. */
  repliesExpireAt: number
}

export const newPageContext = (language: Language): PageContext => ({
  language,
  expectedWidth: 0,
  replies: new Map(),
  repliesExpireAt: 0,
})

/** The language in the address, otherwise the one stored in this browser, otherwise English. */
function languageOfAddress(): Language {
  if (typeof document === 'undefined') return 'en'
  return splitLanguage(location.pathname).language ?? languageInCookie(document.cookie) ?? 'en'
}

const pageOfBrowser = newPageContext(languageOfAddress())

let find: () => PageContext = () => pageOfBrowser

/** The page that is being rendered. */
export const pageContext = (): PageContext => find()

/** For the server, which has a separate context for each page it renders. */
export function findPageContextBy(finding: () => PageContext): void {
  find = finding
}
