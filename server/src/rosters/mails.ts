import type { Language } from '@skills-center/contract/language'
import { linkIn, mailIn, type MailWords } from '../platform/mail-language.ts'
import { say } from './messages.gen.ts'

/** Sent to a teacher whose account a roster created. It holds no link that signs in, so it may wait in a mailbox. */
export const inviteTeacherMail = (
  language: Language,
  appName: string,
  { district, username, siteAddress }: { district: string; username: string; siteAddress: string },
): MailWords =>
  mailIn(
    language,
    say('invite-teacher-mail.subject', { district, appName }),
    say('invite-teacher-mail.text', {
      district,
      appName,
      username,
      link: linkIn(siteAddress, language, '/forgot-password'),
    }),
  )
