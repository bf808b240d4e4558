import { consentDays } from '@skills-center/contract/accounts/consent'
import { resetMinutes } from '@skills-center/contract/accounts/password-reset'
import type { Language } from '@skills-center/contract/language'
import { dayIn, mailIn, type MailWords } from '../platform/mail-language.ts'
import { say } from './messages.gen.ts'

/** Sent to the old address, in case someone else made the change. */
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

/** One link per account, because a family may share an address. */
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

/** An account that will be deleted on `dueAt`. */
interface Due {
  username: string
  dueAt: Date
  /** The site's URL in the language of the email. */
  siteAddress: string
}

/**
 * Sent a few days before a child's account is deleted for lack of consent, to the child's own address and to the
 * parent's.
 */
export function consentDueMail(language: Language, appName: string, { dueAt, ...due }: Due): MailWords {
  const values = { ...due, day: dayIn(language, dueAt), days: consentDays }
  return mailIn(
    language,
    say('consent-due-mail.subject', { ...due, appName }),
    say('consent-due-mail.text', values),
  )
}

/** Sent a few days before an account is deleted because the student has not given a birth date. */
export const ageDueMail = (language: Language, appName: string, { dueAt, ...due }: Due): MailWords =>
  mailIn(
    language,
    say('age-due-mail.subject', { ...due, appName }),
    say('age-due-mail.text', { ...due, day: dayIn(language, dueAt) }),
  )

/** Sent a month before an unused account is deleted. */
export const unusedMail = (language: Language, appName: string, { dueAt, ...due }: Due): MailWords =>
  mailIn(
    language,
    say('unused-mail.subject', { ...due, appName }),
    say('unused-mail.text', { ...due, day: dayIn(language, dueAt) }),
  )
