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
        `The ${appName} account “${username}” asks to be verified as a teacher at ${school} with this address.`,
        '',
        `If that is you, open this link while you are signed in as “${username}”:`,
        link,
        '',
        `The link works once, for ${days} days.`,
        'If it isn’t you, do nothing and don’t pass the link on: without it the account gets no rights.',
      ),
    },
    es: {
      subject: `Confirme que enseña en ${school}`,
      text: lines(
        `La cuenta “${username}” de ${appName} pide verificarse como docente de ${school} con este correo.`,
        '',
        `Si la cuenta es suya, abra este enlace con la sesión de “${username}” iniciada:`,
        link,
        '',
        `El enlace sirve una sola vez, durante ${days} días.`,
        'Si no es suya, no haga nada ni comparta el enlace: sin él la cuenta no obtiene ningún permiso.',
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
      subject: `${teacher} invites you to ${school} on ${appName}`,
      text: lines(
        `${teacher} teaches at ${school} and invites you to be verified there as a teacher on ${appName}.`,
        '',
        'Sign in to your teacher account, or sign up for one, and open this link:',
        link,
        '',
        `The link works once, for ${days} days. It is for you alone: please don’t pass it on.`,
        'If you don’t teach at this school, do nothing.',
      ),
    },
    es: {
      subject: `${teacher} le invita a ${school} en ${appName}`,
      text: lines(
        `${teacher} enseña en ${school} y le invita a verificarse como docente de esa escuela en ${appName}.`,
        '',
        'Inicie sesión en su cuenta de docente, o cree una, y abra este enlace:',
        link,
        '',
        `El enlace sirve una sola vez, durante ${days} días. Es solo para usted: por favor no lo comparta.`,
        'Si no enseña en esta escuela, no haga nada.',
      ),
    },
  }
  return words[language]
}
