import {
  languageCookie,
  languageInCookie,
  languages,
  localeOf,
  pathIn,
  splitLanguage,
  type Language,
} from '@skills-center/contract/language'
import { pageContext } from '../page/page-context.ts'

/** Content that states its language; English if it does not. */
export interface InLanguage {
  readonly language?: Language | undefined
}

/** The language of this page. It never changes; another language is another page load. */
export const language = (): Language => pageContext().language

/** The locale for Intl. */
export const locale = (): string => localeOf[language()]

/**
 * The `lang` attribute for questions, lessons, and names of skills, which state their language and are in English
 * otherwise. Undefined if both page and content are in English.
 */
export function contentLanguage({ language: its = 'en' }: InLanguage): Language | undefined {
  return its === 'en' && language() === 'en' ? undefined : its
}

/** For content that exists only in English, such as names of standards. */
export const inEnglish: InLanguage = { language: 'en' }

/** The common language of several names; undefined if they differ. */
export function commonLanguage(contents: readonly InLanguage[]): Language | undefined {
  const all = new Set(contents.map(({ language: its = 'en' }) => its))
  const [its] = all
  return all.size === 1 ? contentLanguage({ language: its }) : undefined
}

/** The prefix of this page's addresses: `/es`, or empty. */
export function addressBase(): string {
  const isNamed = typeof document === 'undefined' || splitLanguage(location.pathname).language !== null
  return isNamed ? pathIn(language(), '/').replace(/\/$/, '') : ''
}

/** For a page whose messages cannot be loaded, and for tests. */
export function setLanguage(to: Language): void {
  pageContext().language = to
}

/**
 * Calls `say` as if the page were in another language, for the text of a question that is not in the page's language.
 * `say` must be synchronous.
 */
export function inLanguage<Said>(other: Language, say: () => Said): Said {
  const page = pageContext()
  const before = page.language
  page.language = other
  try {
    return say()
  } finally {
    page.language = before
  }
}

/** Stores the language in this browser for a year. */
export function storeLanguage(chosen: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${languageCookie}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

/** The language stored in this browser. */
export const storedLanguage = (): Language | null => languageInCookie(document.cookie)

/** Whether the address of this page includes its language. */
export const isLanguageNamed = (): boolean => splitLanguage(location.pathname).language !== null

/** Stores the language and reloads this page in it, at the address without a language. */
export function changeLanguage(chosen: Language): void {
  storeLanguage(chosen)
  const { pathname, search, hash } = location
  const { path } = splitLanguage(pathname)
  if (path === pathname) location.reload()
  else location.replace(`${path}${search}${hash}`)
}

/** The other offered languages, for a switch. */
export const otherLanguages = (offered: readonly Language[]): Language[] =>
  languages.filter((known) => known !== language() && offered.includes(known))
