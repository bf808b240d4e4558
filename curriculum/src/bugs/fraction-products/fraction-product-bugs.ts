import {
  type Fraction,
  fractionPart,
  leastCommonMultiple,
  plus,
  renamed,
  sizeOf,
  times,
  wholePart,
} from '../../fractions/fraction.ts'
import { type FractionProduct, isMixed, isWhole } from '../../fractions/products.ts'
import { shown } from '../../fractions/written.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 3/4 × 1/2, 4 × 2/5 and 2 1/3 × 1 1/2.
const parts: FractionProduct = { one: [3, 4], other: [1, 2] }
const withWhole: FractionProduct = { one: [4, 1], other: [2, 5] }
const mixedOnes: FractionProduct = { one: [7, 3], other: [3, 2] }
const areParts = ({ one, other }: FractionProduct): boolean => sizeOf(one) < 1 && sizeOf(other) < 1

export const addsInstead = bug<FractionProduct>({
  id: 'fraction.adds-for-times',
  answer: ({ one, other }) => plus(one, other),
  feedback: ({ one, other }) => say('adds', { one: shown(one), other: shown(other) }),
  example: [parts, [5, 4]],
})

/** Multiplies as in a sum: finds a common denominator and keeps it. */
export const keepsDenominator = bug<FractionProduct>({
  id: 'fraction.keeps-denominator',
  answer: (product) => {
    const common = leastCommonMultiple(product.one[1], product.other[1])
    return areParts(product)
      ? [renamed(product.one, common)[0] * renamed(product.other, common)[0], common]
      : null
  },
  feedback: () => say('keeps'),
  example: [parts, [6, 4]],
})

export const multipliesBoth = bug<FractionProduct>({
  id: 'fraction.multiplies-both',
  answer: ({ one, other }) => (isWhole(one) ? other : isWhole(other) ? one : null),
  feedback: ({ one, other }) => say('both', { n: isWhole(one) ? one[0] : other[0] }),
  example: [withWhole, [2, 5]],
})

const crossMultiplies = bug<FractionProduct>({
  id: 'fraction.cross-multiplies',
  answer: (product) =>
    areParts(product) ? [product.one[0] * product.other[1], product.one[1] * product.other[0]] : null,
  feedback: () => say('cross'),
  example: [parts, [6, 4]],
})

/** Multiplies wholes by wholes, and parts by parts. */
export const partsApart = bug<FractionProduct>({
  id: 'fraction.parts-apart',
  answer: ({ one, other }) => {
    if (!isMixed(one) && !isMixed(other)) return null
    const wholes: Fraction = [Math.max(1, wholePart(one)) * Math.max(1, wholePart(other)), 1]
    const [a, b] = [fractionPart(one), fractionPart(other)]
    if (isWhole(one) || isWhole(other)) return plus(wholes, isWhole(one) ? b : a)
    return plus(wholes, times(a, b))
  },
  feedback: ({ one, other }) => say('apart', { mixed: shown(isMixed(one) ? one : other) }),
  // 2 × 1 and 1/3 × 1/2
  example: [mixedOnes, [13, 6]],
})

export const productBugs = [addsInstead, keepsDenominator, multipliesBoth, crossMultiplies, partsApart]
