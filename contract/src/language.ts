/**
 * The languages of the interface, and where a page says which one it is in. Nothing is imported here: the landing
 * page loads this file before anything else.
 */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/**
 * Languages that readers are offered: by the switch, to search engines, and by the mails. A language is complete before
 * it is here; until then only anyone who knows its address sees it.
 */
export const offeredLanguages: readonly Language[] = ['en', 'es']

/** Which numbers, dates and lists a language is written with. Spanish in the United States writes 1,234.5 as math here does. */
export const localeOf = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>

/** In their own words, as the switch names them. */
export const languageNames = { en: 'English', es: 'Español' } as const satisfies Record<Language, string>

/** Holds the language that was chosen in this browser, for pages whose address names none. */
export const languageCookie = 'language'

const spanish = /^\/es(?=\/|$)/

/** `/es/support` is `/support` in Spanish; an address that names no language leaves it open. */
export function splitLanguage(path: string): { path: string; language: Language | null } {
  if (!spanish.test(path)) return { path, language: null }
  return { path: path.replace(spanish, '') || '/', language: 'es' }
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
