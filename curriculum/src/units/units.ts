import type { Language as LanguageCode } from '@skills-center/contract/language'
import type { Language, Noun } from '@skills-center/messages/language'
import type { Quantity, Range } from '@skills-center/messages/values'
import { byLanguage, translated } from '@skills-center/messages/languages'
import { files as ingredients } from './ingredients/files.gen.ts'
import { files as measures } from './measures/files.gen.ts'
import { files as samples } from './samples/files.gen.ts'
import { files as things } from './things/files.gen.ts'

const files = byLanguage((code) => ({
  ...translated(measures, code),
  ...translated(ingredients, code),
  ...translated(samples, code),
  ...translated(things, code),
}))

/**
 * Ids of the nouns that all languages define (`npm run content:types` compares them): singular, plural, article,
 * gender.
 */
export type UnitId = keyof typeof files.en

// JSON types a gender as string; `npm run content:types` has checked that it is 'f' or 'm'.
// oxlint-disable-next-line typescript/consistent-type-assertions
const nouns = files as unknown as Readonly<Record<LanguageCode, Record<string, Noun>>>

export const nounIn = (code: LanguageCode, id: string): Noun | undefined => nouns[code][id]

/** Ids of all units and other nouns. */
export const nounIds: readonly string[] = Object.keys(files.en)

const ones = byLanguage((code) => onesIn(nouns[code]))

/** The singular of each noun, by its plural. */
export function onesIn(known: Readonly<Record<string, Noun>>): Map<string, string> {
  const named = Object.values(known).flatMap((noun) =>
    noun.short === undefined ? [noun] : [noun, noun.short],
  )
  return new Map(named.map(({ one, many }) => [many, one]))
}

/** The singular for a plural; undefined for unknown nouns. */
export const oneIn = (code: LanguageCode, many: string): string | undefined => ones[code].get(many)

/** Turns “pages per minute” into “page per minute” for use after 1; unknown words stay unchanged. */
export function unitOfOne({ oneOf }: Pick<Language, 'oneOf'>, unit: string): string {
  const [many = '', ...rest] = unit.split(/(?= (?:per|por) )/)
  return [oneOf?.(many) ?? many, ...rest].join('')
}

export const quantity = (q: number, unit: UnitId): Quantity<UnitId> => ({ q, unit })
export const range = (from: number, to: number, unit: UnitId): Range<UnitId> => ({ from, to, unit })
