import { type Fraction, fractionPart, mixedTex, wholePart } from '../../fractions/fraction.ts'
import type { FractionProduct } from '../../fractions/products.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'

/**
 * A whole number times wholes and part, a mixed number times wholes and part, or one factor multiplied while the other
 * is divided.
 */
export type ProductWay = 'whole' | 'split' | 'trade'

interface Easier {
  right: string
  wrong: readonly { line: string; misconception: MisconceptionId }[]
}

const product = (one: Fraction, other: Fraction): string =>
  String.raw`${mixedTex(one)} \times ${mixedTex(other)}`
const whole = (number: Fraction): Fraction => [wholePart(number), 1]

export const easierProduct: Readonly<Record<ProductWay, (its: FractionProduct) => Easier>> = {
  whole: ({ one, other }) => ({
    right: `${product(one, whole(other))} + ${product(one, fractionPart(other))}`,
    wrong: [
      {
        line: `${product(one, whole(other))} + ${mixedTex(fractionPart(other))}`,
        misconception: 'fraction.parts-apart',
      },
      {
        line: `${mixedTex(whole(other))} + ${product(one, fractionPart(other))}`,
        misconception: 'fraction.misses-partial',
      },
    ],
  }),
  split: ({ one, other }) => ({
    right: `${product(whole(one), other)} + ${product(fractionPart(one), other)}`,
    wrong: [
      {
        line: `${product(whole(one), whole(other))} + ${product(fractionPart(one), fractionPart(other))}`,
        misconception: 'fraction.parts-apart',
      },
      {
        line: `${product(whole(one), other)} + ${product(fractionPart(one), whole(other))}`,
        misconception: 'fraction.misses-partial',
      },
    ],
  }),
  // `other` is a multiple of the denominator of `one`.
  trade({ one: [above, below], other: [times] }) {
    return {
      right: product([above, 1], [times / below, 1]),
      wrong: [
        { line: product([above, 1], [times, 1]), misconception: 'multiplication.one-factor' },
        { line: product([above, 1], [times * below, 1]), misconception: 'fraction.picks-operation' },
      ],
    }
  },
}

const sizeOfFactor = (text: string): number => {
  const [, wholes = '', above, below] = /^(\d*)\\frac\{(\d+)\}\{(\d+)\}$/.exec(text) ?? []
  return above === undefined ? Number(text) : Number(wholes || 0) + Number(above) / Number(below)
}
/** The value of products of mixed numbers joined by +. */
export const sizeOfProducts = (tex: string): number =>
  tex
    .split(' + ')
    .reduce(
      (sum, term) =>
        sum + term.split(String.raw` \times `).reduce((all, factor) => all * sizeOfFactor(factor.trim()), 1),
      0,
    )
