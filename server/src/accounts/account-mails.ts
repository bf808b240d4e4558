import { consentDays } from '@skills-center/contract/accounts/consent'
import { resetMinutes } from '@skills-center/contract/accounts/password-reset'
import type { Language } from '@skills-center/contract/language'
import { dayIn, mailIn, type MailWords } from '../platform/mail-language.ts'
import { say } from './messages.gen.ts'

/** To the old address, in case somebody else made the change. */
export const emailChangedMail = (language: Language, appName: string, username: string): MailWords =>
  mailIn(
    language,
    say('email-changed-mail.subject', { appName }),
    say('email-changed-mail.text', { username }),
  )

export const passwordChangedMail = (language: Language, appName: string, username: string): MailWords =>
  mailIn(
    language,
    say('password-changed-mail.subject', { appName }),
    say('password-changed-mail.text', { username }),
  )

/** One link for each account: a family may share an address. */
export function resetMail(
  language: Language,
  appName: string,
  accounts: readonly { username: string; link: string }[],
): MailWords {
  const links = accounts.map(({ username, link }) => `\n${username}:\n${link}`).join('\n')
  return mailIn(
    language,
    say('reset-mail.subject', { appName }),
    say('reset-mail.text', { links, minutes: resetMinutes }),
  )
}

/** An account that is deleted on a day. */
interface Due {
  username: string
  dueAt: Date
  /** The site in the language of the mail. */
  siteAddress: string
}

/** Days before a child’s account is deleted for lack of consent; to its own address and to the parent’s. */
export function consentDueMail(language: Language, appName: string, { dueAt, ...due }: Due): MailWords {
  const values = { ...due, day: dayIn(language, dueAt), days: consentDays }
  return mailIn(
    language,
    say('consent-due-mail.subject', { ...due, appName }),
    say('consent-due-mail.text', values),
  )
}

/** Days before an account is deleted because the student has not said when they were born. */
export const ageDueMail = (language: Language, appName: string, { dueAt, ...due }: Due): MailWords =>
  mailIn(
    language,
    say('age-due-mail.subject', { ...due, appName }),
    say('age-due-mail.text', { ...due, day: dayIn(language, dueAt) }),
  )

/** A month before an account is deleted because nobody uses it. */
export const unusedMail = (language: Language, appName: string, { dueAt, ...due }: Due): MailWords =>
  mailIn(
    language,
    say('unused-mail.subject', { ...due, appName }),
    say('unused-mail.text', { ...due, day: dayIn(language, dueAt) }),
  )
