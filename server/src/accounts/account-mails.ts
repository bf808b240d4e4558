import { resetMinutes } from '@skills-center/contract/accounts/password-reset'
import type { Language } from '@skills-center/contract/language'
import { lines, type MailWords } from '../platform/mail-language.ts'

/** To the old address, in case somebody else made the change. */
export function emailChangedMail(language: Language, appName: string, username: string): MailWords {
  const words: Record<Language, MailWords> = {
    en: {
      subject: `The email address for your ${appName} account was changed`,
      text: lines(
        `The account “${username}” now has a different email address. We won’t send any more email about it to this one.`,
        '',
        'If you didn’t make this change, contact us from the support page right away.',
      ),
    },
    es: {
      subject: `Cambió el correo de tu cuenta de ${appName}`,
      text: lines(
        `La cuenta “${username}” ahora tiene otra dirección de correo. A esta ya no enviaremos mensajes sobre la cuenta.`,
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
      subject: `The password for your ${appName} account was changed`,
      text: lines(
        `The account “${username}” has a new password. All other devices were signed out.`,
        '',
        'If you didn’t make this change, choose “Forgot your password?” on the sign-in page.',
      ),
    },
    es: {
      subject: `Cambió la contraseña de tu cuenta de ${appName}`,
      text: lines(
        `La cuenta “${username}” tiene una contraseña nueva. Se cerró la sesión en todos los demás dispositivos.`,
        '',
        'Si no hiciste tú el cambio, elige “¿Olvidaste tu contraseña?” en la página para iniciar sesión.',
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
      subject: `Reset your ${appName} password`,
      text: lines(
        'Someone asked to reset your password. Open the link to choose a new one:',
        ...links,
        '',
        `The link works once and expires in ${resetMinutes} minutes. If you didn’t ask for this, ignore this email. Your password won’t change.`,
      ),
    },
    es: {
      subject: `Restablece tu contraseña de ${appName}`,
      text: lines(
        'Alguien pidió restablecer tu contraseña. Abre el enlace para elegir una nueva:',
        ...links,
        '',
        `El enlace sirve una sola vez y vence en ${resetMinutes} minutos. Si no lo pediste, no hagas caso de este correo. Tu contraseña no cambia.`,
      ),
    },
  }
  return words[language]
}
