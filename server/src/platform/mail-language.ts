import { localeOf, pathIn, type Language } from '@skills-center/contract/language'
import type { Text } from '@skills-center/messages/values'
import { formatMessage } from './format-message.ts'

/** The subject and text of an email. */
export interface MailWords {
  readonly subject: string
  readonly text: string
}

/** An email in this language. */
export const mailIn = (language: Language, subject: Text, text: Text): MailWords => ({
  subject: formatMessage(subject, language),
  text: `${formatMessage(text, language)}\n`,
})

/** A date as emails show it: March 27, 2031. */
export const dayIn = (language: Language, at: Date): string =>
  at.toLocaleDateString(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Chooses the language of an email: the account's saved language, or else that of the request that caused the email.
 * Null means that none is saved, or that no user's request caused it.
 */
export type MailLanguage = (kept: Language | null, asked: Language | null) => Language

/** Chooses only among the languages that the site offers. */
export const createMailLanguage =
  (offered: readonly Language[]): MailLanguage =>
  (kept, asked) =>
    [kept, asked].find((language) => language !== null && offered.includes(language)) ?? 'en'

/** The URL of a page in this language. `site` has no trailing slash. */
export const linkIn = (site: string, language: Language, path: string): string =>
  `${site}${pathIn(language, path)}`.replace(/\/$/, '')
