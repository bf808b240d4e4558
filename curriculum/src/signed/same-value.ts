import type { Random } from '../random.ts'
import { added, asAddition, readSum, type SignedSum, subtracted, sumOf, sumTex } from './signed.ts'

/**
 * Four expressions with the same absolute values, each with an equivalent: an addition, a different order, or a
 * grouping.
 */
export interface SameValue {
  sizes: [number, number, number]
  form: 'opposite' | 'other-order' | 'grouped'
}

/** Three different absolute values. */
export function threeSizes(random: Random): SameValue['sizes'] {
  const [a = 2, b = 3, c = 4] = random.sample(
    Array.from({ length: 24 }, (_, at) => at + 2),
    3,
  )
  return [a, b, c]
}

interface Pair {
  source: string
  target: string
}
const each = (sums: readonly SignedSum[], other: (sum: SignedSum, at: number) => string): Pair[] =>
  sums.map((sum, at) => ({ source: sumTex(sum), target: other(sum, at) }))

export function sameValuePairs({ sizes: [a, b, c], form }: SameValue): Pair[] {
  if (form === 'grouped') {
    const three = [
      sumOf(a, subtracted(b), subtracted(-c)),
      sumOf(-a, subtracted(b), added(c)),
      sumOf(-a, subtracted(-b), subtracted(c)),
      sumOf(a, subtracted(-b), subtracted(c)),
    ]
    const grouped = [
      `(${a} + ${c}) − ${b}`,
      `${c} − (${a} + ${b})`,
      `${b} − (${a} + ${c})`,
      `(${a} + ${b}) − ${c}`,
    ]
    return each(three, (_, at) => grouped[at] ?? '')
  }
  const four = [
    sumOf(a, subtracted(b)),
    sumOf(a, subtracted(-b)),
    sumOf(-a, subtracted(b)),
    sumOf(-a, subtracted(-b)),
  ]
  const turned = [sumOf(-b, added(a)), sumOf(b, added(a)), sumOf(-b, subtracted(a)), sumOf(b, subtracted(a))]
  return each(four, (sum, at) => sumTex(form === 'opposite' ? asAddition(sum) : (turned[at] ?? sum)))
}

/** Evaluates either side, including `9 − (4 + 2)`. */
export function readSameValue(source: string): number {
  const [, before = '', inside, after = ''] = /^(\d+ − )?\((\d+ \+ \d+)\)( − \d+)?$/.exec(source) ?? []
  return readSum(inside === undefined ? source : `${before}${readSum(inside)}${after}`)
}
