import {
  languageCookie,
  languageInCookie,
  languages,
  localeOf,
  pathIn,
  splitLanguage,
  type Language,
} from '@skills-center/contract/language'

/** What the address says, else what was chosen in this browser, else English. */
function languageOfPage(): Language {
  if (typeof document === 'undefined') return 'en'
  return splitLanguage(location.pathname).language ?? languageInCookie(document.cookie) ?? 'en'
}

let spoken = languageOfPage()

/** The language of this page, from the first moment to the last: another one is another load. */
export const language = (): Language => spoken

/** For Intl. */
export const locale = (): string => localeOf[spoken]

/** For the `lang` of questions, lessons and names of skills, which are in English: nothing on a page that is too. */
export const contentLanguage = (): 'en' | undefined => (spoken === 'en' ? undefined : 'en')

/** What the addresses of this page begin with: `/es`, or nothing. */
export function addressBase(): string {
  const isNamed = typeof document === 'undefined' || splitLanguage(location.pathname).language !== null
  return isNamed ? pathIn(spoken, '/').replace(/\/$/, '') : ''
}

/** For the server, which draws pages in every language one after the other, and for tests. */
export function speak(to: Language): void {
  spoken = to
}

/** Keeps the language in this browser, for a year. */
export function keepLanguage(chosen: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${languageCookie}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

/** What was chosen in this browser. */
export const keptLanguage = (): Language | null => languageInCookie(document.cookie)

/** Whether the address of this page says what language it is in. */
export const isLanguageNamed = (): boolean => splitLanguage(location.pathname).language !== null

/** Keeps the language and loads this page in it, by the address that names none. */
export function changeLanguage(chosen: Language): void {
  keepLanguage(chosen)
  const { pathname, search, hash } = location
  const { path } = splitLanguage(pathname)
  if (path === pathname) location.reload()
  else location.replace(`${path}${search}${hash}`)
}

/** The others, for a switch. */
export const otherLanguages = (offered: readonly Language[]): Language[] =>
  languages.filter((known) => known !== spoken && offered.includes(known))
