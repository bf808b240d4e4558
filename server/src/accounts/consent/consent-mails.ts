import { consentDays } from '@skills-center/contract/accounts/consent'
import { localeOf, type Language } from '@skills-center/contract/language'
import { lines, type MailWords } from '../../platform/mail-language.ts'

const dayOf = (language: Language, at: Date) =>
  at.toLocaleDateString(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' })

/** To a parent whose address the child gave. It names the child by first name and username and says no more. */
export function askParentMail(
  language: Language,
  appName: string,
  { firstName, username, link, dueAt }: { firstName: string; username: string; link: string; dueAt: Date },
): MailWords {
  const day = dayOf(language, dueAt)
  const words: Record<Language, MailWords> = {
    en: {
      subject: `${firstName} needs your OK for ${appName}`,
      text: lines(
        `${firstName} signed up for ${appName}, practice in math and science, with the username`,
        `“${username}”, and gave us this address as a parent’s.`,
        '',
        'Children under 13 need a parent’s consent. Open this link to read what is kept and why, and to agree or not:',
        link,
        '',
        `Without anyone’s consent the account and all that is in it are deleted on ${day}.`,
        'If you know no such child, do nothing: your address is deleted with the account.',
      ),
    },
    es: {
      subject: `${firstName} necesita tu aprobación para usar ${appName}`,
      text: lines(
        `${firstName} creó una cuenta en ${appName}, práctica de matemáticas y ciencias, con el nombre de usuario`,
        `“${username}”, y nos dio esta dirección como la de su padre, madre o tutor.`,
        '',
        'Antes de los 13 años hace falta el consentimiento de la familia. Abre este enlace para leer qué se guarda',
        'y por qué, y para aceptar o no:',
        link,
        '',
        `Si nadie da su consentimiento, la cuenta y todo lo que contiene se borran el ${day}.`,
        'Si no conoces a nadie así, no hagas nada: tu dirección se borra junto con la cuenta.',
      ),
    },
  }
  return words[language]
}

/** After a parent agreed, so that whoever reads the mailbox knows, and how to take it back. */
export function consentGivenMail(
  language: Language,
  appName: string,
  { firstName, username }: { firstName: string; username: string },
): MailWords {
  const words: Record<Language, MailWords> = {
    en: {
      subject: `You agreed to ${firstName}’s account on ${appName}`,
      text: lines(
        `You agreed that ${firstName} (“${username}”) uses ${appName}.`,
        '',
        'The link of our first mail stays yours: by it you see everything that is kept about your child, and can',
        'delete the account at any time. Keep that mail.',
        '',
        'If it was not you who agreed, open that link and delete the account, or write to us from the support page.',
      ),
    },
    es: {
      subject: `Aceptaste la cuenta de ${firstName} en ${appName}`,
      text: lines(
        `Aceptaste que ${firstName} (“${username}”) use ${appName}.`,
        '',
        'El enlace de nuestro primer correo sigue siendo tuyo: con él puedes ver todo lo que se guarda de',
        `${firstName} y borrar la cuenta en cualquier momento. Conserva ese correo.`,
        '',
        'Si no aceptaste tú, abre ese enlace y borra la cuenta, o escríbenos desde la página de soporte.',
      ),
    },
  }
  return words[language]
}

/** An account that is deleted on a day. */
interface Due {
  username: string
  dueAt: Date
  /** The site in the language of the mail. */
  siteAddress: string
}

/** Days before a child’s account goes for lack of consent; to its own address and to the parent’s. */
export function consentDueMail(
  language: Language,
  appName: string,
  { username, dueAt, siteAddress }: Due,
): MailWords {
  const day = dayOf(language, dueAt)
  const words: Record<Language, MailWords> = {
    en: {
      subject: `The ${appName} account “${username}” is deleted soon`,
      text: lines(
        `The account “${username}” is deleted on ${day}, with all that is in it, because no parent and no`,
        `school has agreed to it within ${consentDays} days.`,
        '',
        'To keep it: sign in, open the settings and give a parent’s address under “A grown-up’s OK”; or ask a',
        'teacher whose class you are in to agree for the school.',
        siteAddress,
      ),
    },
    es: {
      subject: `La cuenta “${username}” de ${appName} se borra pronto`,
      text: lines(
        `La cuenta “${username}” se borra el ${day}, con todo lo que contiene, porque ni la familia ni la escuela`,
        `la aceptaron en ${consentDays} días.`,
        '',
        'Para conservarla: inicia sesión, abre los ajustes y escribe el correo de tu padre, madre o tutor en',
        '“Aprobación de una persona adulta”; o pide a tu docente que la acepte en nombre de la escuela.',
        siteAddress,
      ),
    },
  }
  return words[language]
}

/** A month before an account goes because nobody uses it. */
export function unusedMail(
  language: Language,
  appName: string,
  { username, dueAt, siteAddress }: Due,
): MailWords {
  const day = dayOf(language, dueAt)
  const words: Record<Language, MailWords> = {
    en: {
      subject: `The ${appName} account “${username}” has not been used for long`,
      text: lines(
        `Nobody has signed in as “${username}” for almost two years. On ${day} the account is deleted, with`,
        'all that is in it. To keep it, sign in once before that day:',
        siteAddress,
      ),
    },
    es: {
      subject: `La cuenta “${username}” de ${appName} lleva mucho tiempo sin usarse`,
      text: lines(
        `Nadie ha iniciado sesión como “${username}” en casi dos años. El ${day} se borra la cuenta, con todo lo`,
        'que contiene. Para conservarla, basta con iniciar sesión una vez antes de ese día:',
        siteAddress,
      ),
    },
  }
  return words[language]
}
