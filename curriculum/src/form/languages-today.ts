import type { Language as LanguageCode } from '@skills-center/contract/language'
import { messageIn } from '@skills-center/messages/define-messages'
import type { Language } from '@skills-center/messages/language'
import { nounIn } from '../units/units.ts'

const today: Readonly<Record<LanguageCode, Language>> = {
  en: { code: 'en', message: (id) => messageIn('en', id), noun: (id) => nounIn('en', id) },
  es: { code: 'es', message: (id) => messageIn('es', id), noun: (id) => nounIn('es', id) },
}

/** A language as its files stand today; what was shown earlier is said with `publishedLanguage`. */
export const languageToday = (code: LanguageCode): Language => today[code]

const others: Readonly<Record<LanguageCode, readonly Language[]>> = { en: [today.es], es: [today.en] }

/** All languages but one. */
export const otherLanguagesToday = (code: LanguageCode): readonly Language[] => others[code]
