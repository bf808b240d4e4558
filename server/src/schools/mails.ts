import { schoolLinkDays } from '@skills-center/contract/schools'
import type { Language } from '@skills-center/contract/language'
import { lines, type MailWords } from '../platform/mail-language.ts'

interface LinkWords {
  /** School and place. */
  school: string
  link: string
}

/** To the school address that a teacher gave. It names the account, so that a colleague sees whose it is. */
export function confirmAddressMail(
  language: Language,
  appName: string,
  { username, school, link }: LinkWords & { username: string },
): MailWords {
  const days = schoolLinkDays.address
  const words: Record<Language, MailWords> = {
    en: {
      subject: `Confirm that you teach at ${school}`,
      text: lines(
        `Someone asked to verify the ${appName} account “${username}” as a teacher at ${school}, using this email address.`,
        '',
        `If this was you, open this link while you’re signed in as “${username}”:`,
        link,
        '',
        `The link works once and expires in ${days} days.`,
        'If this wasn’t you, ignore this email and don’t share the link. Without it, the account can’t be verified.',
      ),
    },
    es: {
      subject: `Confirme que enseña en ${school}`,
      text: lines(
        `Alguien pidió verificar la cuenta “${username}” de ${appName} como docente de ${school} con este correo.`,
        '',
        `Si fue usted, inicie sesión como “${username}” y abra este enlace:`,
        link,
        '',
        `El enlace sirve una sola vez y vence en ${days} días.`,
        'Si no fue usted, no haga caso de este correo ni comparta el enlace. Sin él, la cuenta no se puede verificar.',
      ),
    },
  }
  return words[language]
}

/** To a colleague whom a verified teacher invites. */
export function inviteColleagueMail(
  language: Language,
  appName: string,
  { teacher, school, link }: LinkWords & { teacher: string },
): MailWords {
  const days = schoolLinkDays.invitation
  const words: Record<Language, MailWords> = {
    en: {
      subject: `${teacher} invited you to join ${school} on ${appName}`,
      text: lines(
        `${teacher} teaches at ${school} and invited you to verify on ${appName} that you teach there too.`,
        '',
        'Sign in to your teacher account, or create one, and then open this link:',
        link,
        '',
        `The link works once and expires in ${days} days. It’s only for you, so please don’t share it.`,
        'If you don’t teach at this school, ignore this email.',
      ),
    },
    es: {
      subject: `${teacher} le invitó a unirse a ${school} en ${appName}`,
      text: lines(
        `${teacher} enseña en ${school} y le invitó a verificar en ${appName} que usted también enseña allí.`,
        '',
        'Inicie sesión en su cuenta de docente, o cree una, y después abra este enlace:',
        link,
        '',
        `El enlace sirve una sola vez y vence en ${days} días. Es solo para usted, así que no lo comparta.`,
        'Si no enseña en esta escuela, no haga caso de este correo.',
      ),
    },
  }
  return words[language]
}
