import { languages } from '@skills-center/contract/language'
import { language } from '../../language/language.ts'
import { speechRules as english } from './rules/en.ts'
import type { SpeechRules } from './speech-rules.ts'

const files = import.meta.glob<SpeechRules>('./rules/[a-z][a-z].ts', {
  eager: true,
  import: 'speechRules',
})
const rules = new Map(languages.map((code) => [code, files[`./rules/${code}.ts`]]))

/** The rules of the current language; English by default. */
export const speechRules = (): SpeechRules => rules.get(language()) ?? english
