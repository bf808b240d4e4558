import type { Language } from '@skills-center/contract/language'
import { language } from '../../language/language.ts'
import { english } from './english.ts'
import { spanish } from './spanish.ts'
import type { Tongue } from './tongue.ts'

const tongues: Record<Language, Tongue> = { en: english, es: spanish }

/** Of the language that is being said. */
export const tongue = (): Tongue => tongues[language()]
