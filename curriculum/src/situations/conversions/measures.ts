import type { Random } from '../../random.ts'
import { languages } from '@skills-center/contract/language'
import { nounIn, type UnitId } from '../../units/units.ts'

/** Two units of one kind, and how many small ones make a large one. */
export interface UnitPair {
  large: UnitId
  small: UnitId
  factor: number
  system: 'metric' | 'customary' | 'time'
}
const pairs = [
  { large: 'meter', small: 'centimeter', factor: 100, system: 'metric' },
  { large: 'kilometer', small: 'meter', factor: 1000, system: 'metric' },
  { large: 'centimeter', small: 'millimeter', factor: 10, system: 'metric' },
  { large: 'kilogram', small: 'gram', factor: 1000, system: 'metric' },
  { large: 'liter', small: 'milliliter', factor: 1000, system: 'metric' },
  { large: 'foot', small: 'inch', factor: 12, system: 'customary' },
  { large: 'yard', small: 'foot', factor: 3, system: 'customary' },
  { large: 'pound', small: 'ounce', factor: 16, system: 'customary' },
  { large: 'gallon', small: 'quart', factor: 4, system: 'customary' },
  { large: 'quart', small: 'cup', factor: 4, system: 'customary' },
  { large: 'gallon', small: 'cup', factor: 16, system: 'customary' },
  { large: 'hour', small: 'minute', factor: 60, system: 'time' },
  { large: 'minute', small: 'second', factor: 60, system: 'time' },
  { large: 'day', small: 'hour', factor: 24, system: 'time' },
] as const satisfies readonly UnitPair[]

export const somePair = (random: Random, ...kinds: UnitPair['system'][]): UnitPair =>
  random.pick(pairs.filter(({ system }) => kinds.includes(system)))
/** The factor between two units, whichever is larger; 0 if there is none. */
export const factorBetween = (one: UnitId, other: UnitId): number => {
  const found = pairs.find(
    ({ large, small }) => (large === one && small === other) || (large === other && small === one),
  )
  return found?.factor ?? 0
}

/** Where a text first names a unit, in either language. */
const placeOf = (text: string, unit: UnitId): number => {
  const names = languages.flatMap((code) => {
    const noun = nounIn(code, unit)
    return noun === undefined ? [] : [noun.many, noun.one]
  })
  return text.search(new RegExp(`(?<!\\p{L}|cuartos? de )(?:${names.join('|')})(?!\\p{L})`, 'iu'))
}

/** The pair of units that a text names, and which one comes first; used by solvers. */
export function pairIn(text: string): UnitPair & { isLargeFirst: boolean } {
  const found = pairs.find(({ large, small }) => placeOf(text, large) >= 0 && placeOf(text, small) >= 0)
  if (found === undefined) throw new TypeError(`No two units in ${text}`)
  return { ...found, isLargeFirst: placeOf(text, found.large) < placeOf(text, found.small) }
}
