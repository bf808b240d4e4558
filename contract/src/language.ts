import {
  byLanguage,
  languageCodes,
  languageFacts,
  type LanguageCode,
} from '@skills-center/messages/languages'

/**
 * The languages of the interface, and how a page's URL says which one it is in. This file must import nothing else: the
 * landing page loads it before anything else.
 */
export const languages = languageCodes
export type Language = LanguageCode

/** Languages offered to readers: in the language switch, to search engines, and in emails. */
export const offeredLanguages = languages.filter((code) => languageFacts[code].isOffered)

/** The locale that formats numbers, dates, and lists in each language. */
export const localeOf = byLanguage((code) => languageFacts[code].locale)

/** Each language's own name, as shown in the language switch. */
export const languageNames = byLanguage((code) => languageFacts[code].name)

/** Cookie with the language chosen in this browser, for pages whose URL has no language. */
export const languageCookie = 'language'

/** Splits `/es/support` into `/support` and Spanish. The language is null for a path without one. */
export function splitLanguage(path: string): { path: string; language: Language | null } {
  const [, first = ''] = path.split('/')
  const language = languages.find((code) => code !== 'en' && code === first)
  if (language === undefined) return { path, language: null }
  return { path: path.slice(1 + language.length) || '/', language }
}

/** The path of a page in a language. English paths have no prefix. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : path === '/' ? `/${language}` : `/${language}${path}`

/** The language in a Cookie header or `document.cookie`. */
export function languageInCookie(cookies: string): Language | null {
  const value = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(cookies)?.[1]
  return languages.find((language) => language === value) ?? null
}

/** The first supported language of an Accept-Language header; English if there is none. */
export function languageAccepted(header: string | undefined): Language {
  const named = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return named.flatMap((name) => languages.find((language) => language === name) ?? [])[0] ?? 'en'
}
