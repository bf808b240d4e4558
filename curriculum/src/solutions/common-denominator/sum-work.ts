import {
  fractionPart,
  fractionTex,
  greatestCommonFactor,
  lowest,
  mixedTex,
  renamed,
  wholePart,
} from '../../fractions/fraction.ts'
import { commonOf, type FractionSum, sumTex } from '../../fractions/sums.ts'
import type { Line, Step, Work } from '../../shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

/** Wholes and pieces of the first and the second number. */
export interface Pieces extends Line {
  one: readonly [whole: number, count: number]
  other: readonly [whole: number, count: number]
  to: number
}

const mixedOf = ([whole, count]: Pieces['one'], to: number): string =>
  `${whole || ''}${fractionTex([count, to])}`
const together = (sign: string, pieces: Omit<Pieces, 'line'>): Pieces => ({
  ...pieces,
  line: `${mixedOf(pieces.one, pieces.to)} ${sign} ${mixedOf(pieces.other, pieces.to)}`,
})
const alone = (pieces: Pieces, one: Pieces['one'], to = pieces.to): Pieces => ({
  ...pieces,
  one,
  to,
  line: mixedOf(one, to),
})

/** Subtracts the fractional parts and the wholes after regrouping a whole. */
const differenceSteps: Step<Pieces>[] = [
  {
    right: (above) => together('−', { ...above, one: [above.one[0] - 1, above.one[1] + above.to] }),
    wrong: (above) => together('−', { ...above, one: [above.one[0], above.one[1] + above.to] }),
    move: () => say('move.break'),
  },
  {
    right: (above) => alone(above, [above.one[0] - above.other[0], above.one[1] - above.other[1]]),
    wrong: (above) => alone(above, [above.one[0], above.one[1] - above.other[1]]),
    move: () => say('move.minus'),
  },
]

const sumSteps: Step<Pieces>[] = [
  {
    right: (above) => alone(above, [0, above.one[1] + above.other[1]]),
    wrong: (above) => alone(above, [0, above.one[1] + above.other[1]], 2 * above.to),
    move: () => say('move.plus'),
  },
  {
    right: (above) => ({ ...above, line: mixedTex(lowest([above.one[1], above.to])) }),
    wrong: (above) => {
      const {
        one: [, count],
        to,
      } = above
      const line =
        count > to ? mixedOf([1, count], to) : fractionTex([count / greatestCommonFactor(count, to), to])
      return { ...above, line }
    },
    move: () => say('move.simplify'),
  },
]

export function sumWork(sum: FractionSum): Work<Pieces> {
  const to = commonOf(sum)
  const [a, c] = [fractionPart(sum.one), fractionPart(sum.other)]
  const [one, other] = [
    [wholePart(sum.one), renamed(a, to)[0]],
    [wholePart(sum.other), renamed(c, to)[0]],
  ] as const
  const sign = sum.sign === 'plus' ? '+' : '−'
  const rename: Step<Pieces> = {
    right: () => together(sign, { one, other, to }),
    // One numerator stays unchanged.
    wrong: () =>
      together(sign, a[1] === to ? { one, other: [other[0], c[0]], to } : { one: [one[0], a[0]], other, to }),
    move: () => say('move.rename', { to }),
  }
  return {
    start: { one, other, to, line: sumTex(sum) },
    steps: [rename, ...(sum.sign === 'plus' ? sumSteps : differenceSteps)],
  }
}
