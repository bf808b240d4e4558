import { resetMinutes } from '@skills-center/contract/accounts/password-reset'
import type { Language } from '@skills-center/contract/language'
import { lines, type MailWords } from '../platform/mail-language.ts'

/** To the address that was given up: anyone who did not do it hears of it. */
export function emailChangedMail(language: Language, appName: string, username: string): MailWords {
  const words: Record<Language, MailWords> = {
    en: {
      subject: `The email of your ${appName} account was changed`,
      text: lines(
        `The account “${username}” now has another email address. This one gets no more mail about it.`,
        '',
        'If it was not you who changed it, write to us from the support page right away.',
      ),
    },
    es: {
      subject: `Cambió el correo de tu cuenta de ${appName}`,
      text: lines(
        `La cuenta “${username}” tiene ahora otra dirección de correo. A esta ya no llegan mensajes sobre ella.`,
        '',
        'Si no hiciste tú el cambio, escríbenos de inmediato desde la página de soporte.',
      ),
    },
  }
  return words[language]
}

export function passwordChangedMail(language: Language, appName: string, username: string): MailWords {
  const words: Record<Language, MailWords> = {
    en: {
      subject: `The password of your ${appName} account was changed`,
      text: lines(
        `The account “${username}” has a new password, and every other device was signed out.`,
        '',
        'If it was not you who changed it, choose “Forgot your password?” where you sign in.',
      ),
    },
    es: {
      subject: `Cambió la contraseña de tu cuenta de ${appName}`,
      text: lines(
        `La cuenta “${username}” tiene una contraseña nueva, y se cerró la sesión en los demás dispositivos.`,
        '',
        'Si no hiciste tú el cambio, elige “¿Olvidaste tu contraseña?” donde inicias sesión.',
      ),
    },
  }
  return words[language]
}

/** One link for each account: a family may share an address. */
export function resetMail(
  language: Language,
  appName: string,
  accounts: readonly { username: string; link: string }[],
): MailWords {
  const links = accounts.flatMap(({ username, link }) => ['', `${username}:`, link])
  const words: Record<Language, MailWords> = {
    en: {
      subject: `A new password for ${appName}`,
      text: lines(
        'Someone asked for a new password. Open the link to choose one:',
        ...links,
        '',
        `It works once and for ${resetMinutes} minutes. If you did not ask, do nothing: your password stays as it is.`,
      ),
    },
    es: {
      subject: `Una contraseña nueva para ${appName}`,
      text: lines(
        'Alguien pidió una contraseña nueva. Abre el enlace para elegirla:',
        ...links,
        '',
        `Sirve una vez y durante ${resetMinutes} minutos. Si no la pediste, no hagas nada: tu contraseña sigue igual.`,
      ),
    },
  }
  return words[language]
}
