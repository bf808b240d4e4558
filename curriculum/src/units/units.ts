import type { Language as LanguageCode } from '@skills-center/contract/language'
import type { Language, Noun } from '@skills-center/messages/language'
import type { Quantity, Range } from '@skills-center/messages/values'
import { byLanguage, type Translations, translated } from '@skills-center/messages/languages'
import { files } from './files.gen.ts'

/** A unit is what all languages know (`npm run content:types` compares them): its one, its many, its article, its gender. */
export type UnitId = keyof typeof files.en

// JSON cannot say that a gender is 'f' or 'm'; `npm run content:types` has checked the files.
// oxlint-disable-next-line typescript/consistent-type-assertions
const nouns = files as unknown as Translations<Record<string, Noun>>

export const nounIn = (code: LanguageCode, id: string): Noun | undefined => translated(nouns, code)[id]

/** Ids of all units and other nouns. */
export const nounIds: readonly string[] = Object.keys(files.en)

const ones = byLanguage((code) => onesIn(translated(nouns, code)))

/** What each is called when there is one, by what it is called when there are many. */
export function onesIn(known: Readonly<Record<string, Noun>>): Map<string, string> {
  const named = Object.values(known).flatMap((noun) =>
    noun.short === undefined ? [noun] : [noun, noun.short],
  )
  return new Map(named.map(({ one, many }) => [many, one]))
}

/** What one of them is called, by what many are called; nothing where no noun of ours is called so. */
export const oneIn = (code: LanguageCode, many: string): string | undefined => ones[code].get(many)

/** “pages per minute” as it is written after 1: “page per minute”; words that are no noun of the language stay. */
export function unitOfOne({ oneOf }: Pick<Language, 'oneOf'>, unit: string): string {
  const [many = '', ...rest] = unit.split(/(?= (?:per|por) )/)
  return [oneOf?.(many) ?? many, ...rest].join('')
}

export const quantity = (q: number, unit: UnitId): Quantity<UnitId> => ({ q, unit })
export const range = (from: number, to: number, unit: UnitId): Range<UnitId> => ({ from, to, unit })
