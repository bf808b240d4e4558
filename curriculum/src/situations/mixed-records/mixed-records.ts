import type { ItemTemplate } from '../../form/item-template.ts'
import {
  type Fraction,
  fractionPart,
  mixed,
  plainMixed,
  properFraction,
  sizeOf,
} from '../../fractions/fraction.ts'
import { hasToBreak, isLike } from '../../fractions/mixed-sums.ts'
import { commonOf, type FractionSum, resultOf } from '../../fractions/sums.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** Three things, each with a mixed number, and the usual fractions of the unit. */
export const mixedRecords = {
  trails: { unit: 'mile', parts: [2, 4, 5, 8, 10] },
  plants: { unit: 'foot', parts: [2, 3, 4, 6, 12] },
  rain: { unit: 'inch', parts: [2, 4, 5, 8, 10] },
  baking: { unit: 'cup', parts: [2, 3, 4, 8] },
  pets: { unit: 'pound', parts: [2, 4, 5, 8] },
  ribbons: { unit: 'yard', parts: [2, 3, 4, 6, 8] },
  practice: { unit: 'hour', parts: [2, 3, 4, 6, 12] },
  punch: { unit: 'liter', parts: [2, 3, 4, 5, 10] },
  melons: { unit: 'pound', parts: [2, 4, 5, 8] },
} as const satisfies Record<string, { unit: UnitId; parts: readonly number[] }>
export type MixedRecordId = keyof typeof mixedRecords

const ids = keysOf(mixedRecords)

/**
 * The sum of the first two, how much more the first is than the second, how much more the last is than both together.
 */
export type RecordAsk = 'total' | 'more' | 'beyond'

/** The table in the order of its names, and the question about it. */
export function tellRecords(
  id: MixedRecordId,
  asks: RecordAsk,
  amounts: readonly [Fraction, Fraction, Fraction],
): Pick<ItemTemplate, 'stem'> & { figure: NonNullable<ItemTemplate['figure']> } {
  const { unit } = mixedRecords[id]
  const names = [say(`${id}.one`), say(`${id}.other`), say(`${id}.last`)]
  return {
    stem: [say(`${id}.${asks}`)],
    figure: tableFigure(
      say(`${id}.title`),
      [say(`${id}.column`), say('in', { unit: quantity(2, unit) })],
      names.map((name, at) => [name, plainMixed(amounts[at] ?? [1, 1])]),
    ),
  }
}

/** `whole` is the last row, where it is compared with the other two. */
export interface MixedRecord extends FractionSum {
  situation: MixedRecordId
  asks: RecordAsk
  last: Fraction
  whole: Fraction | null
}

export function drawRecords(random: Random, asks: RecordAsk): MixedRecord {
  const situation = random.pick(ids)
  const { parts } = mixedRecords[situation]
  const some = (low: number, high: number): Fraction =>
    mixed(random.integer(low, high), properFraction(random, random.pick<number>(parts)))
  const isBeyond = asks === 'beyond'
  const [one, other] = isBeyond ? [some(1, 2), some(1, 2)] : [some(2, 5), some(1, 4)]
  const last = isBeyond ? some(6, 9) : some(4, 9)
  return {
    situation,
    asks,
    one,
    other,
    last,
    sign: asks === 'more' ? 'minus' : 'plus',
    whole: isBeyond ? last : null,
  }
}

/** Whether the denominators differ, and each step regroups a whole. */
export function fitsRecords(its: MixedRecord): boolean {
  const { asks, one, other, last } = its
  if (isLike(its) || commonOf(its) > 24) return false
  if (asks === 'more') return hasToBreak(its) && sizeOf(one) > sizeOf(other)
  if (sizeOf(fractionPart(one)) + sizeOf(fractionPart(other)) <= 1) return false
  const rest: FractionSum = { sign: 'minus', one: last, other: resultOf(its) }
  return asks === 'total' || (!isLike(rest) && commonOf(rest) <= 24 && hasToBreak(rest) && rest.other[1] > 1)
}
