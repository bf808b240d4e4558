import {
  byLanguage,
  languageCodes,
  languageFacts,
  type LanguageCode,
} from '@skills-center/messages/languages'

/*
 * The languages of the interface, and where a page says which one it is in. Nothing more is imported here: the landing
 * page loads this file before anything else.
 */
export const languages = languageCodes
export type Language = LanguageCode

/** Languages that readers are offered: by the switch, to search engines, and in emails. */
export const offeredLanguages = languages.filter((code) => languageFacts[code].isOffered)

/** Which numbers, dates and lists a language is written with. */
export const localeOf = byLanguage((code) => languageFacts[code].locale)

/** In their own words, as the switch names them. */
export const languageNames = byLanguage((code) => languageFacts[code].name)

/** Holds the language that was chosen in this browser, for pages whose address names none. */
export const languageCookie = 'language'

/** `/es/support` is `/support` in Spanish; an address that names no language leaves it open. */
export function splitLanguage(path: string): { path: string; language: Language | null } {
  const [, first = ''] = path.split('/')
  const language = languages.find((code) => code !== 'en' && code === first)
  if (language === undefined) return { path, language: null }
  return { path: path.slice(1 + language.length) || '/', language }
}

/** The address of a page in a language. English ones name none. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : path === '/' ? `/${language}` : `/${language}${path}`

/** The language that a cookie header, or `document.cookie`, holds. */
export function languageInCookie(cookies: string): Language | null {
  const value = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(cookies)?.[1]
  return languages.find((language) => language === value) ?? null
}

/** The first known language of an Accept-Language header; English where there is none. */
export function languageAccepted(header: string | undefined): Language {
  const named = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return named.flatMap((name) => languages.find((language) => language === name) ?? [])[0] ?? 'en'
}
