import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../random.ts'
import {
  type Fraction,
  isSame,
  leastCommonMultiple,
  minus,
  mixed,
  mixedTex,
  plus,
  properFraction,
  sizeOf,
} from './fraction.ts'

/** `3/4 + 1/6`, or a difference. */
export interface FractionSum {
  sign: 'plus' | 'minus'
  one: Fraction
  other: Fraction
}

export const commonOf = ({ one, other }: Pick<FractionSum, 'one' | 'other'>): number =>
  leastCommonMultiple(one[1], other[1])

export const resultOf = ({ sign, one, other }: FractionSum): Fraction =>
  sign === 'plus' ? plus(one, other) : minus(one, other)

export const sumTex = ({ sign, one, other }: FractionSum): string =>
  `${mixedTex(one)} ${sign === 'plus' ? '+' : '−'} ${mixedTex(other)}`

const denominators = [2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 20] as const
const largestCommon = 30

/** `related`: one denominator is a multiple of the other; `unlike`: both fractions must be renamed. */
export type Relation = 'related' | 'unlike'

function pairsOf(parts: readonly number[], relation: Relation): (readonly [number, number])[] {
  return parts.flatMap((one) =>
    parts
      .filter(
        (other) =>
          other > one &&
          (other % one === 0) === (relation === 'related') &&
          leastCommonMultiple(one, other) <= largestCommon,
      )
      .map((other) => [one, other] as const),
  )
}

/** Two fractions below 1; in a difference, the larger one first. */
export function properSum(
  random: Random,
  sign: FractionSum['sign'],
  relation: Relation,
  parts: readonly number[] = denominators,
): FractionSum {
  const [small, large] = random.pick(pairsOf(parts, relation))
  const [one, other] = random.shuffle([properFraction(random, small), properFraction(random, large)])
  if (one === undefined || other === undefined || isSame(one, other)) {
    return properSum(random, sign, relation, parts)
  }
  return sign === 'minus' && sizeOf(one) < sizeOf(other)
    ? { sign, one: other, other: one }
    : { sign, one, other }
}

/** Two mixed numbers whose fractional parts add up to more than a whole, or are too small to subtract from. */
function regroupedSum(
  random: Random,
  sign: FractionSum['sign'],
  its: { relation: Relation; most: number; parts?: readonly number[] },
): FractionSum {
  const { relation, most, parts } = its
  const { one, other } = properSum(random, 'minus', relation, parts)
  const low = random.integer(1, most - 2)
  if (sign === 'minus')
    return { sign, one: mixed(random.integer(low + 1, most), other), other: mixed(low, one) }
  const isOver = sizeOf(one) + sizeOf(other) > 1
  return isOver
    ? { sign, one: mixed(random.integer(1, most), one), other: mixed(low, other) }
    : regroupedSum(random, sign, its)
}

/**
 * One denominator is a multiple of the other (level 1), both must be renamed (level 2), mixed numbers with regrouping
 * (level 3).
 */
export const sumAt = (
  random: Random,
  level: Level,
  sign: FractionSum['sign'],
  its: { most: number; relation?: Relation; parts?: readonly number[] },
): FractionSum =>
  level === 3
    ? regroupedSum(random, sign, { ...its, relation: its.relation ?? random.pick(['related', 'unlike']) })
    : properSum(random, sign, level === 1 ? 'related' : 'unlike', its.parts)

/** The relation between two fractions, which decides what students need to think of. */
export const kindOf = (sum: FractionSum): string => {
  const isRelated = commonOf(sum) === Math.max(sum.one[1], sum.other[1])
  const parts = sizeOf(sum.one) > 1 ? 'regroup' : sizeOf(resultOf(sum)) > 1 ? 'over 1' : 'under 1'
  return `${sum.sign} ${isRelated ? 'related' : 'unlike'} ${parts}`
}
