import { schoolLinkDays } from '@skills-center/contract/schools'
import type { Language } from '@skills-center/contract/language'
import { mailIn, type MailWords } from '../platform/mail-language.ts'
import { say } from './messages.gen.ts'

interface LinkWords {
  /** The school's name and place. */
  school: string
  link: string
}

/**
 * Sent to the school address that a teacher gave. It names the account, so that a colleague who gets it sees whose it
 * is.
 */
export const confirmAddressMail = (
  language: Language,
  appName: string,
  { username, school, link }: LinkWords & { username: string },
): MailWords =>
  mailIn(
    language,
    say('confirm-address-mail.subject', { school }),
    say('confirm-address-mail.text', { appName, username, school, link, days: schoolLinkDays.address }),
  )

/** Sent to a colleague whom a verified teacher invites. */
export const inviteColleagueMail = (
  language: Language,
  appName: string,
  { teacher, school, link }: LinkWords & { teacher: string },
): MailWords =>
  mailIn(
    language,
    say('invite-colleague-mail.subject', { teacher, school, appName }),
    say('invite-colleague-mail.text', { teacher, school, appName, link, days: schoolLinkDays.invitation }),
  )
