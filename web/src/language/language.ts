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

/** What says in which language its words are; English where it does not. */
export interface InLanguage {
  readonly language?: Language | undefined
}

/** The language of this page, from the first moment to the last: another one is another load. */
export const language = (): Language => pageContext().language

/** For Intl. */
export const locale = (): string => localeOf[language()]

/**
 * For the `lang` of questions, lessons and names of skills, which say what language they are in, and are in English where
 * they do not: nothing where page and words are in English.
 */
export function contentLanguage({ language: its = 'en' }: InLanguage): Language | undefined {
  return its === 'en' && language() === 'en' ? undefined : its
}

/** For what has English alone, as names of standards do. */
export const inEnglish: InLanguage = { language: 'en' }

/** For names in a row: the language of all of them, nothing where they differ. */
export function commonLanguage(contents: readonly InLanguage[]): Language | undefined {
  const all = new Set(contents.map(({ language: its = 'en' }) => its))
  const [its] = all
  return all.size === 1 ? contentLanguage({ language: its }) : undefined
}

/** What the addresses of this page begin with: `/es`, or nothing. */
export function addressBase(): string {
  const isNamed = typeof document === 'undefined' || splitLanguage(location.pathname).language !== null
  return isNamed ? pathIn(language(), '/').replace(/\/$/, '') : ''
}

/** For a page whose words cannot be loaded, and for tests. */
export function setLanguage(to: Language): void {
  pageContext().language = to
}

/**
 * Calls `say` as if the page were in another language, for the words of a question that is not in the page's language.
 * Only for what returns at once.
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

/** Keeps the language in this browser, for a year. */
export function storeLanguage(chosen: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${languageCookie}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

/** What was chosen in this browser. */
export const storedLanguage = (): Language | null => languageInCookie(document.cookie)

/** Whether the address of this page says what language it is in. */
export const isLanguageNamed = (): boolean => splitLanguage(location.pathname).language !== null

/** Keeps the language and loads this page in it, by the address that names none. */
export function changeLanguage(chosen: Language): void {
  storeLanguage(chosen)
  const { pathname, search, hash } = location
  const { path } = splitLanguage(pathname)
  if (path === pathname) location.reload()
  else location.replace(`${path}${search}${hash}`)
}

/** The others, for a switch. */
export const otherLanguages = (offered: readonly Language[]): Language[] =>
  languages.filter((known) => known !== language() && offered.includes(known))
