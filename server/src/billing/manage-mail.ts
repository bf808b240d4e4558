import type { Language } from '@skills-center/contract/language'
import { lines, type MailWords } from '../platform/mail-language.ts'

/** To the person who pays for a student’s premium: the way back to the plan. */
export function manageMail(
  language: Language,
  { firstName, link, appName }: { firstName: string; link: string; appName: string },
): MailWords {
  const words: Record<Language, MailWords> = {
    en: {
      subject: `Premium for ${firstName}: your link to the plan`,
      text: lines(
        'Hello,',
        '',
        `this link opens the plan that you pay for ${firstName} at ${appName}:`,
        '',
        link,
        '',
        'There you can see what was paid, change your card, cancel or resume. Anyone who has the link can do the same, so please',
        `keep it to yourself. You can have a new one mailed to you at any time from ${firstName}’s own link.`,
        '',
        appName,
      ),
    },
    es: {
      subject: `Premium para ${firstName}: tu enlace al plan`,
      text: lines(
        'Hola:',
        '',
        `Este enlace abre el plan que pagas para ${firstName} en ${appName}:`,
        '',
        link,
        '',
        'Ahí puedes ver los pagos, cambiar tu tarjeta, cancelar o reanudar. Quien tenga el enlace puede hacer lo mismo, así',
        `que no lo compartas. Puedes pedir que te llegue uno nuevo en cualquier momento desde el enlace de ${firstName}.`,
        '',
        appName,
      ),
    },
  }
  return words[language]
}
