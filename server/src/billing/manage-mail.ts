import type { Language } from '@skills-center/contract/language'
import { mailIn, type MailWords } from '../platform/mail-language.ts'
import { say } from './messages.gen.ts'

/** Sent to the payer of a student's premium plan, with the link to the plan. */
export const manageMail = (
  language: Language,
  { firstName, link, appName }: { firstName: string; link: string; appName: string },
): MailWords =>
  mailIn(
    language,
    say('manage-mail.subject', { firstName }),
    say('manage-mail.text', { firstName, link, appName }),
  )
