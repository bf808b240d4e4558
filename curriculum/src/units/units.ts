import type { Language as LanguageCode } from '@skills-center/contract/language'
import type { Noun } from '@skills-center/messages/language'
import type { Quantity, Range } from '@skills-center/messages/values'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** A unit is what both languages know (`npm run content:types` compares them): its one, its many, its article, its gender. */
export type UnitId = keyof typeof en

// JSON cannot say that a gender is 'f' or 'm'; `npm run content:types` has checked the files.
// oxlint-disable-next-line typescript/consistent-type-assertions
const nouns = { en, es } as unknown as Record<LanguageCode, Record<string, Noun>>

export const nounIn = (code: LanguageCode, id: string): Noun | undefined => nouns[code][id]

/** Ids of all units and other nouns. */
export const nounIds: readonly string[] = Object.keys(en)

export const quantity = (q: number, unit: UnitId): Quantity<UnitId> => ({ q, unit })
export const range = (from: number, to: number, unit: UnitId): Range<UnitId> => ({ from, to, unit })
