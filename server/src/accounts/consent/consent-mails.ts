import type { Language } from '@skills-center/contract/language'
import { dayIn, mailIn, type MailWords } from '../../platform/mail-language.ts'
import { say } from './messages.gen.ts'

/** To a parent whose address the child gave. It names the child only by username, since no name is stored. */
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

/** After a parent gave consent, so that everyone who reads the mailbox knows, and how to withdraw it. */
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
