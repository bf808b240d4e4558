import type { Language } from '@skills-center/contract/language'
import { lines, type MailWords } from '../platform/mail-language.ts'

/** To the person who pays for a student’s premium: the link to the plan. */
export function manageMail(
  language: Language,
  { firstName, link, appName }: { firstName: string; link: string; appName: string },
): MailWords {
  const words: Record<Language, MailWords> = {
    en: {
      subject: `Premium for ${firstName}: manage your plan`,
      text: lines(
        'Hello,',
        '',
        `This link opens the ${appName} plan you pay for ${firstName}:`,
        '',
        link,
        '',
        'You can use it to see your payments, change your card, or cancel or resume the plan. Anyone who has the link can do the',
        `same, so please don’t share it. You can get a new one by email at any time from ${firstName}’s own link.`,
        '',
        appName,
      ),
    },
    es: {
      subject: `Premium para ${firstName}: administre su plan`,
      text: lines(
        'Hola:',
        '',
        `Este enlace abre el plan de ${appName} que usted paga para ${firstName}:`,
        '',
        link,
        '',
        'Con él puede ver sus pagos, cambiar su tarjeta, o cancelar o reanudar el plan. Quien tenga el enlace puede hacer lo',
        `mismo, así que no lo comparta. Puede pedir uno nuevo por correo en cualquier momento desde el enlace de ${firstName}.`,
        '',
        appName,
      ),
    },
  }
  return words[language]
}
