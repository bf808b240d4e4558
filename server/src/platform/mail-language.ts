import { pathIn, type Language } from '@skills-center/contract/language'

/** What a mail says; each mail has one in every language, side by side. */
export interface MailWords {
  readonly subject: string
  readonly text: string
}

export const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

/**
 * The language of a mail: the one that the account keeps, else the one of the request that it follows from. Null:
 * none is kept, or no reader asked.
 */
export type MailLanguage = (kept: Language | null, asked: Language | null) => Language

/** Chooses among the languages that readers are offered. */
export const createMailLanguage =
  (offered: readonly Language[]): MailLanguage =>
  (kept, asked) =>
    [kept, asked].find((language) => language !== null && offered.includes(language)) ?? 'en'

/** The address of a page in a language, on a site whose address has no slash at the end. */
export const linkIn = (site: string, language: Language, path: string): string =>
  `${site}${pathIn(language, path)}`.replace(/\/$/, '')
