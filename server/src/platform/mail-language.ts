import { localeOf, pathIn, type Language } from '@skills-center/contract/language'
import type { Text } from '@skills-center/messages/values'
import { formatMessage } from './format-message.ts'

/** What a mail says. */
export interface MailWords {
  readonly subject: string
  readonly text: string
}

/** A mail in a language. */
export const mailIn = (language: Language, subject: Text, text: Text): MailWords => ({
  subject: formatMessage(subject, language),
  text: `${formatMessage(text, language)}\n`,
})

/** A day as a mail writes it: March 27, 2031. */
export const dayIn = (language: Language, at: Date): string =>
  at.toLocaleDateString(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' })

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
