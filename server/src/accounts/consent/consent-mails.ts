import { consentDays } from '@skills-center/contract/accounts/consent'
import { localeOf, type Language } from '@skills-center/contract/language'
import { lines, type MailWords } from '../../platform/mail-language.ts'

const dayOf = (language: Language, at: Date) =>
  at.toLocaleDateString(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' })

/** To a parent whose address the child gave. It names the child only by username, since no name is stored. */
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
        `A child signed up for ${appName}, which offers math and science practice, with the username “${username}”.`,
        'The child gave us this address for a parent. We have not asked for the child’s name.',
        '',
        'Children under 13 need a parent’s consent. Open this link to read what we store and why, and to say yes or no:',
        link,
        '',
        `If no one says yes, we will delete the account and everything in it on ${day}.`,
        'If this isn’t your child, you don’t need to do anything. We will delete your address with the account.',
        '',
        'En español: abra el enlace y elija “Español” al final de la página.',
      ),
    },
    es: {
      subject: `Su hijo o hija necesita su aprobación para usar ${appName}`,
      text: lines(
        `Un menor creó una cuenta en ${appName}, que ofrece práctica de matemáticas y ciencias, con el nombre de`,
        `usuario “${username}”. Nos dio esta dirección como la de su padre, madre o tutor. No le pedimos su nombre.`,
        '',
        'Los menores de 13 años necesitan el consentimiento de su familia. Abra este enlace para leer qué guardamos',
        'y por qué, y para decir que sí o que no:',
        link,
        '',
        `Si nadie acepta, borraremos la cuenta y todo lo que contiene el ${day}.`,
        'Si no es su hijo o hija, no tiene que hacer nada. Borraremos su dirección junto con la cuenta.',
      ),
    },
  }
  return words[language]
}

/** After a parent gave consent, so that everyone who reads the mailbox knows, and how to withdraw it. */
export function consentGivenMail(
  language: Language,
  appName: string,
  { username }: { username: string },
): MailWords {
  const words: Record<Language, MailWords> = {
    en: {
      subject: `You gave consent for your child’s ${appName} account`,
      text: lines(
        `You gave consent for your child (“${username}”) to use ${appName}.`,
        '',
        'Please save our first email. Its link shows you everything we store about your child, and you can use it',
        'to delete the account at any time.',
        '',
        'If this wasn’t you, open that link and delete the account, or contact us from the support page.',
      ),
    },
    es: {
      subject: `Usted dio su consentimiento para la cuenta de su hijo o hija en ${appName}`,
      text: lines(
        `Usted dio su consentimiento para que su hijo o hija (“${username}”) use ${appName}.`,
        '',
        'Guarde nuestro primer correo. Su enlace muestra todo lo que guardamos sobre su hijo o hija, y con él puede',
        'borrar la cuenta en cualquier momento.',
        '',
        'Si no fue usted, abra ese enlace y borre la cuenta, o escríbanos desde la página de soporte.',
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

/** Days before a child’s account is deleted for lack of consent; to its own address and to the parent’s. */
export function consentDueMail(
  language: Language,
  appName: string,
  { username, dueAt, siteAddress }: Due,
): MailWords {
  const day = dayOf(language, dueAt)
  const words: Record<Language, MailWords> = {
    en: {
      subject: `The ${appName} account “${username}” will be deleted soon`,
      text: lines(
        `We will delete the account “${username}” and everything in it on ${day}, because no parent or school`,
        `has given consent in ${consentDays} days.`,
        '',
        'To keep it, sign in, go to Settings and enter a parent’s email under “A grown-up’s permission”. Or ask your',
        'teacher to give consent for the school.',
        siteAddress,
      ),
    },
    es: {
      subject: `La cuenta “${username}” de ${appName} se borrará pronto`,
      text: lines(
        `Borraremos la cuenta “${username}” y todo lo que contiene el ${day}, porque ni la familia ni la escuela`,
        `dieron su consentimiento en ${consentDays} días.`,
        '',
        'Para conservarla, inicia sesión, abre los ajustes y escribe el correo de tu padre, madre o tutor en',
        '“Permiso de una persona adulta”. O pide a tu docente que dé el consentimiento de la escuela.',
        siteAddress,
      ),
    },
  }
  return words[language]
}

/** Days before an account is deleted because the student has not said when they were born. */
export function ageDueMail(
  language: Language,
  appName: string,
  { username, dueAt, siteAddress }: Due,
): MailWords {
  const day = dayOf(language, dueAt)
  const words: Record<Language, MailWords> = {
    en: {
      subject: `The ${appName} account “${username}” will be deleted soon`,
      text: lines(
        `We will delete the account “${username}” and everything in it on ${day}, because you haven’t told us your`,
        'month and year of birth. To keep the account, sign in and answer that question:',
        siteAddress,
      ),
    },
    es: {
      subject: `La cuenta “${username}” de ${appName} se borrará pronto`,
      text: lines(
        `Borraremos la cuenta “${username}” y todo lo que contiene el ${day}, porque no nos has dicho el mes y el`,
        'año en que naciste. Para conservarla, inicia sesión y responde esa pregunta:',
        siteAddress,
      ),
    },
  }
  return words[language]
}

/** A month before an account is deleted because nobody uses it. */
export function unusedMail(
  language: Language,
  appName: string,
  { username, dueAt, siteAddress }: Due,
): MailWords {
  const day = dayOf(language, dueAt)
  const words: Record<Language, MailWords> = {
    en: {
      subject: `The ${appName} account “${username}” hasn’t been used in a long time`,
      text: lines(
        `No one has signed in as “${username}” for almost two years. On ${day} we will delete the account and`,
        'everything in it. To keep it, sign in once before then:',
        siteAddress,
      ),
    },
    es: {
      subject: `La cuenta “${username}” de ${appName} lleva mucho tiempo sin usarse`,
      text: lines(
        `Nadie ha iniciado sesión como “${username}” en casi dos años. El ${day} borraremos la cuenta y todo lo`,
        'que contiene. Para conservarla, basta con iniciar sesión una vez antes de ese día:',
        siteAddress,
      ),
    },
  }
  return words[language]
}
