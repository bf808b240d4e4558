import { type Fraction, fractionPart, minus, mixedTex, plus, wholePart } from '../../fractions/fraction.ts'
import { termsTex } from '../../fractions/mixed-sums.ts'
import type { FractionSum } from '../../fractions/sums.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { regroupedTex } from '../common-denominator/common-denominator.ts'

/** Regroup a whole, increase both numbers, or subtract the second number in two steps. */
export type DifferenceWay = 'break' | 'round' | 'parts'

/** An easier expression with the same value, and two from mistakes. */
interface Easier {
  right: string
  wrong: readonly { line: string; misconception: MisconceptionId }[]
}

const nextWhole = ({ other }: FractionSum): Fraction => [wholePart(other) + 1, 1]
/** From the second number up to the next whole number. */
const gapOf = (sum: FractionSum): Fraction => minus(nextWhole(sum), sum.other)

export const easierWay: Readonly<Record<DifferenceWay, (sum: FractionSum) => Easier>> = {
  break({ one, other }) {
    const [whole, [count, parts]] = [wholePart(one), fractionPart(one)]
    const line = (wholes: number, pieces: number): string =>
      String.raw`${wholes}\frac{${pieces}}{${parts}} − ${mixedTex(other)}`
    return {
      right: `${regroupedTex(one, parts)} − ${mixedTex(other)}`,
      wrong: [
        { line: line(whole, count + parts), misconception: 'fraction.loses-whole' },
        { line: line(whole - 1, count + 10), misconception: 'fraction.regroups-ten' },
      ],
    }
  },
  round(sum) {
    const to = nextWhole(sum)
    return {
      right: termsTex(plus(sum.one, gapOf(sum)), ['−', to]),
      wrong: [
        { line: termsTex(sum.one, ['−', to]), misconception: 'fraction.stops-early' },
        { line: termsTex(minus(sum.one, gapOf(sum)), ['−', to]), misconception: 'fraction.other-operation' },
      ],
    }
  },
  parts(sum) {
    const gap = gapOf(sum)
    return {
      right: termsTex(sum.one, ['−', nextWhole(sum)], ['+', gap]),
      wrong: [
        {
          line: termsTex(sum.one, ['−', nextWhole(sum)], ['−', gap]),
          misconception: 'fraction.other-operation',
        },
        {
          line: termsTex(sum.one, ['−', [wholePart(sum.other), 1]], ['+', fractionPart(sum.other)]),
          misconception: 'fraction.parts-apart',
        },
      ],
    }
  },
}
