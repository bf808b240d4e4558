import { languageInCookie, splitLanguage, type Language } from '@skills-center/contract/language'

/** What one page has for itself. A browser has one page; the server draws many, and several at once. */
export interface PageContext {
  /** The same from the first moment to the last: another language is another page. */
  language: Language
  /** Pixels that a question may be expected to be wide before it is laid out; 0 where nothing is known. */
  expectedWidth: number
  /** Replies that came with the page, by address. */
  readonly replies: Map<string, unknown>
  /** From then on, in milliseconds of `performance.now()`, the replies are too old. */
  repliesExpireAt: number
}

export const newPageContext = (language: Language): PageContext => ({
  language,
  expectedWidth: 0,
  replies: new Map(),
  repliesExpireAt: 0,
})

/** What the address says, else what was chosen in this browser, else English. */
function languageOfAddress(): Language {
  if (typeof document === 'undefined') return 'en'
  return splitLanguage(location.pathname).language ?? languageInCookie(document.cookie) ?? 'en'
}

const pageOfBrowser = newPageContext(languageOfAddress())

let find: () => PageContext = () => pageOfBrowser

/** The page that is being drawn. */
export const pageContext = (): PageContext => find()

/** For the server, which has one for each page that it draws. */
export function findPageContextBy(finding: () => PageContext): void {
  find = finding
}
