import type { Language } from '@skills-center/contract/language'
import { dayIn, mailIn, type MailWords } from '../../platform/mail-language.ts'
import { say } from './messages.gen.ts'

/** Sent to a parent whose address the child gave. It uses only the child's username, because no name is stored. */
export const askParentMail = (
  language: Language,
  appName: string,
  { username, link, dueAt }: { username: string; link: string; dueAt: Date },
): MailWords =>
  mailIn(
    language,
    say('ask-parent-mail.subject', { appName }),
    say('ask-parent-mail.text', { appName, username, link, day: dayIn(language, dueAt) }),
  )

/**
 * Sent after a parent has consented, so that everyone who reads this mailbox knows, and knows how to withdraw consent.
 */
export const consentGivenMail = (
  language: Language,
  appName: string,
  { username }: { username: string },
): MailWords =>
  mailIn(
    language,
    say('consent-given-mail.subject', { appName }),
    say('consent-given-mail.text', { appName, username }),
  )
