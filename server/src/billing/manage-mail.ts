import type { Language } from '@skills-center/contract/language'
import { mailIn, type MailWords } from '../platform/mail-language.ts'
import { say } from './messages.gen.ts'

/** To the person who pays for a student’s premium: the link to the plan. */
export const manageMail = (
  language: Language,
  { firstName, link, appName }: { firstName: string; link: string; appName: string },
): MailWords =>
  mailIn(
    language,
    say('manage-mail.subject', { firstName }),
    say('manage-mail.text', { firstName, link, appName }),
  )
