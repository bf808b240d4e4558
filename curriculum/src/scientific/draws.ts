import type { Level } from '@skills-center/contract/ids'
import { tidy } from '../bugs/bug.ts'
import {
  ownExponent,
  type Pair,
  type PairOperation,
  pairResult,
  rawFirst,
} from '../bugs/scientific/scientific-bugs.ts'
import type { Random } from '../random.ts'
import {
  drawPair,
  drawProduct,
  type PairId,
  type ProductId,
} from '../situations/powers-of-ten/powers-of-ten.ts'
import type { InPowers } from '../solutions/scientific/scientific-work.ts'
import { isNormal, type Scientific } from './scientific.ts'

/** Two numbers, alone or in a story. */
export interface Calculated extends Pair {
  product: ProductId | null
  pair: PairId | null
}

const exponents = [-8, -7, -6, -5, -4, -3, 3, 4, 5, 6, 7, 8] as const
const drawNumbers = (random: Random, operation: PairOperation): Pair => ({
  operation,
  one: { first: random.integer(11, 98) / 10, exponent: random.pick(exponents) },
  other: { first: random.integer(2, 9), exponent: random.pick(exponents) },
})

/** Products and quotients (level 1), a product in a story (level 2), sums and differences (level 3). */
export function drawCalculated(random: Random, level: Level): Calculated {
  if (level === 1)
    return { ...drawNumbers(random, random.pick(['times', 'over'])), product: null, pair: null }
  if (level === 2) {
    const { story, one, other } = drawProduct(random)
    return { operation: 'times', one, other, product: story, pair: null }
  }
  const { story, exponent } = drawPair(random)
  return {
    operation: random.pick(['plus', 'minus']),
    one: { first: random.integer(12, 97) / 10, exponent },
    other: { first: random.integer(12, 97) / 10, exponent: exponent - random.integer(1, 2) },
    product: null,
    pair: random.chance(0.8) ? story : null,
  }
}

/**
 * Whether the result needs no rewriting (level 1), is a product of 10 or more (level 2), or is a sum with the larger
 * power of ten (level 3).
 */
export function isCalculable(its: Calculated, level: Level): boolean {
  const { exponent } = pairResult(its)
  const raw = rawFirst(its)
  if (Math.abs(exponent) < 2) return false
  if (level === 3) return exponent === its.one.exponent && its.one.first !== its.other.first
  if (Math.abs(ownExponent(its)) < 2) return false
  const isHandy = Number.isInteger(tidy(raw * 100))
  return isHandy && (level === 1 ? isNormal({ first: raw, exponent }) && Math.abs(exponent) <= 14 : raw > 10)
}

/** A product (level 1), a quotient (level 2), a sum (level 3); each result must be rewritten at the end. */
export function drawWorkedPair(random: Random, level: Level): Pair {
  if (level === 3) {
    const exponent = random.integer(4, 12)
    const [first, second] = [random.integer(91, 99) / 10, random.integer(11, 88) / 10]
    return { operation: 'plus', one: { first, exponent }, other: { first: second, exponent: exponent - 1 } }
  }
  const its = drawNumbers(random, level === 1 ? 'times' : 'over')
  return level === 1 ? { ...its, one: { ...its.one, first: random.integer(3, 9) } } : its
}

export function isWorkable(its: Pair, lines: readonly InPowers[]): boolean {
  const raw = rawFirst(its)
  const right = [ownExponent(its), pairResult(its).exponent]
  if (right.some((exponent) => Math.abs(exponent) < 2)) return false
  const isClear = ({ first, exponent }: Scientific): boolean =>
    first < 100 && Math.abs(exponent) > 1 && Math.abs(exponent) <= 40
  if (!lines.every(({ so }) => isClear(so))) return false
  if (its.operation === 'over') return raw < 1 && raw >= 0.1 && Number.isInteger(tidy(raw * 100))
  // The second-to-last line.
  return (lines.at(-2)?.so.first ?? 0) >= 10
}
