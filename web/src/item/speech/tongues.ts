import { languages } from '@skills-center/contract/language'
import { language } from '../../language/language.ts'
import { tongue as english } from './tongues/en.ts'
import type { Tongue } from './tongue.ts'

const files = import.meta.glob<Tongue>('./tongues/[a-z][a-z].ts', { eager: true, import: 'tongue' })
const tongues = new Map(languages.map((code) => [code, files[`./tongues/${code}.ts`]]))

/** The rules of the current language; English by default. */
export const tongue = (): Tongue => tongues.get(language()) ?? english
