import {
  fractionPart,
  fractionTex,
  greatestCommonFactor,
  lowest,
  mixedTex,
  wholePart,
} from '../../fractions/fraction.ts'
import { type FractionProduct, isMixed, isWhole, productTex } from '../../fractions/products.ts'
import type { Line, Step, Work } from '../../shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

/** The factors above and below the fraction bar; at the end one number each. */
export interface Factors extends Line {
  above: readonly number[]
  below: readonly number[]
}

const multiplyAll = (numbers: readonly number[]): number => numbers.reduce((all, each) => all * each, 1)
const factorsTex = (numbers: readonly number[]): string =>
  numbers.filter((each) => each > 0).join(String.raw` \times `)
const barOf = (above: readonly number[], below: readonly number[]): Factors => ({
  above,
  below,
  line: String.raw`\frac{${factorsTex(above)}}{${factorsTex(below)}}`,
})

const simplify: Step<Factors> = {
  right: ({ above: [n = 0], below: [d = 1] }) => ({ above: [n], below: [d], line: mixedTex(lowest([n, d])) }),
  wrong: ({ above: [n = 0], below: [d = 1] }) => ({
    above: [n],
    below: [d],
    line: n > d ? `1${fractionTex([n, d])}` : fractionTex([n / greatestCommonFactor(n, d), d]),
  }),
  move: () => say('move.simplify'),
}

/** Set up, multiply, simplify; a mixed number is first written as a fraction. */
export function productWork(product: FractionProduct): Work<Factors> {
  const { one, other } = product
  const [[a, b], [c, d]] = [one, other]
  const start: Factors = { above: [a, c], below: [b, d], line: productTex(product) }
  const below = [b, d].filter((each) => each > 1)
  if (isMixed(one)) {
    const [whole, [n]] = [wholePart(one), fractionPart(one)]
    const improper = (numerator: number): Factors => ({
      above: [numerator, c],
      below: [b, d],
      line: productTex({ one: [numerator, b], other }).replace(
        mixedTex([numerator, b]),
        fractionTex([numerator, b]),
      ),
    })
    return {
      start,
      steps: [
        // Adds the whole to the numerator, as if each whole were one piece.
        { right: () => improper(a), wrong: () => improper(whole + n), move: () => say('move.improper') },
        {
          right: ({ above }) => barOf([multiplyAll(above)], [b * d]),
          wrong: ({ above }) => barOf([multiplyAll(above)], [b + d]),
          move: () => say('move.across'),
        },
        simplify,
      ],
    }
  }
  const wrongSetUp = isWhole(one)
    ? barOf([a, c], [a, d])
    : isWhole(other)
      ? barOf([a, c], [b, c])
      : barOf([a, d], [b, c])
  return {
    start,
    steps: [
      { right: () => barOf([a, c], below), wrong: () => wrongSetUp, move: () => say('move.set-up') },
      {
        right: (above) => barOf([multiplyAll(above.above)], [multiplyAll(above.below)]),
        wrong: ({ above, below: under }) =>
          under.length === 1
            ? barOf([(above[0] ?? 0) + (above[1] ?? 0)], under)
            : barOf([multiplyAll(above)], [(under[0] ?? 0) + (under[1] ?? 0)]),
        move: () => say('move.multiply'),
      },
      simplify,
    ],
  }
}
