import { byLanguage, languageCodes } from '@skills-center/messages/languages'
import type { Language as LanguageCode } from '@skills-center/contract/language'
import { messageIn } from '@skills-center/messages/define-messages'
import type { Language } from '@skills-center/messages/language'
import { nounIn, oneIn } from '../units/units.ts'

const asTheFilesSay = (code: LanguageCode): Language => ({
  code,
  message: (id) => messageIn(code, id),
  noun: (id) => nounIn(code, id),
  oneOf: (many) => oneIn(code, many),
})

const today = byLanguage(asTheFilesSay)

/** A language with today's messages. For questions shown earlier, use `publishedLanguage`. */
export const languageToday = (code: LanguageCode): Language => today[code]

const others = byLanguage((code): readonly Language[] =>
  languageCodes.filter((other) => other !== code).map(languageToday),
)

/** All other languages. */
export const otherLanguagesToday = (code: LanguageCode): readonly Language[] => others[code]
