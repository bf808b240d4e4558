import type { Language } from '@skills-center/contract/language'
import { languageToday } from '../form/languages-today.ts'
import { written } from '../form/render.ts'
import { familyOf, type MisconceptionId } from '../misconceptions/catalogue.ts'
import type { Family } from '../misconceptions/families.ts'
import { say } from './messages.gen.ts'

export interface FamilyWords {
  id: Family
  /** “Additive thinking”. */
  name: string
  /** One sentence for teachers. */
  about: string
}

/** The family of a misconception, in the given language. */
export function familyIn(misconception: MisconceptionId, code: Language): FamilyWords {
  const id = familyOf(misconception)
  const language = languageToday(code)
  return { id, name: written(say(`${id}.name`), language), about: written(say(`${id}.about`), language) }
}
