import { consentDays } from '@skills-center/contract/accounts/consent'
import { localeOf, type Language } from '@skills-center/contract/language'
import { lines, type MailWords } from '../../platform/mail-language.ts'

const dayOf = (language: Language, at: Date) =>
  at.toLocaleDateString(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' })

/** To a parent whose address the child gave. It names the child by username, for no name is kept, and says no more. */
export function askParentMail(
  language: Language,
  appName: string,
  { username, link, dueAt }: { username: string; link: string; dueAt: Date },
): MailWords {
  const day = dayOf(language, dueAt)
  const words: Record<Language, MailWords> = {
    en: {
      subject: `Your child needs your OK for ${appName}`,
      text: lines(
        `A child signed up for ${appName}, practice in math and science, with the username “${username}”,`,
        'and gave us this address as a parent’s. We have not asked for the child’s name.',
        '',
        'Children under 13 need a parent’s consent. Open this link to read what is kept and why, and to say yes or no:',
        link,
        '',
        `If nobody says yes, we delete the account and all that is in it on ${day}.`,
        'If this is not your child, you don’t need to do anything. We delete your address with the account.',
        '',
        'En español: abra el enlace y elija “Español” al final de la página.',
      ),
    },
    es: {
      subject: `Su hijo o hija necesita su aprobación para usar ${appName}`,
      text: lines(
        `Un menor creó una cuenta en ${appName}, práctica de matemáticas y ciencias, con el nombre de usuario`,
        `“${username}”, y nos dio esta dirección como la de su padre, madre o tutor. No le pedimos su nombre.`,
        '',
        'Antes de los 13 años hace falta el consentimiento de la familia. Abra este enlace para leer qué se guarda',
        'y por qué, y para decir que sí o que no:',
        link,
        '',
        `Si nadie acepta, borramos la cuenta y todo lo que contiene el ${day}.`,
        'Si no conoce a ningún menor así, no haga nada: su dirección se borra junto con la cuenta.',
      ),
    },
  }
  return words[language]
}

/** After a parent agreed, so that anyone who reads the mailbox knows, and how to take it back. */
export function consentGivenMail(
  language: Language,
  appName: string,
  { username }: { username: string },
): MailWords {
  const words: Record<Language, MailWords> = {
    en: {
      subject: `You agreed to your child’s account on ${appName}`,
      text: lines(
        `You agreed that your child (“${username}”) uses ${appName}.`,
        '',
        'Keep our first mail: its link shows you everything that is kept about your child. With it you can',
        'delete the account at any time.',
        '',
        'If it was not you who agreed, open that link and delete the account, or write to us from the support page.',
      ),
    },
    es: {
      subject: `Usted aceptó la cuenta de su hijo o hija en ${appName}`,
      text: lines(
        `Usted aceptó que su hijo o hija (“${username}”) use ${appName}.`,
        '',
        'Conserve nuestro primer correo: su enlace muestra todo lo que se guarda sobre su hijo o hija. Con él puede',
        'borrar la cuenta en cualquier momento.',
        '',
        'Si no aceptó usted, abra ese enlace y borre la cuenta, o escríbanos desde la página de soporte.',
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
        `We delete the account “${username}” and everything in it on ${day}, because no parent or school has`,
        `agreed to it in ${consentDays} days.`,
        '',
        'To keep it, sign in, open the settings and give a parent’s address under “A grown-up’s OK”. Or ask a',
        'teacher of your class to agree for the school.',
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

/** Days before an account goes whose student has not said when they were born. */
export function ageDueMail(
  language: Language,
  appName: string,
  { username, dueAt, siteAddress }: Due,
): MailWords {
  const day = dayOf(language, dueAt)
  const words: Record<Language, MailWords> = {
    en: {
      subject: `The ${appName} account “${username}” is deleted soon`,
      text: lines(
        `We delete the account “${username}” on ${day}, with all that is in it, because we do not know in which`,
        'month you were born. To keep it, sign in and answer that one question:',
        siteAddress,
      ),
    },
    es: {
      subject: `La cuenta “${username}” de ${appName} se borra pronto`,
      text: lines(
        `Borramos la cuenta “${username}” el ${day}, con todo lo que contiene, porque no sabemos en qué mes`,
        'naciste. Para conservarla, inicia sesión y responde esa única pregunta:',
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
        `Nobody has signed in as “${username}” for almost two years. On ${day} we delete the account and`,
        'everything in it. To keep it, sign in once before that day:',
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
