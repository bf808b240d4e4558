import { type Text, tex } from '@skills-center/messages/values'
import {
  type Fraction,
  fractionPart,
  fractionTex,
  isLowest,
  mixed,
  mixedTex,
  renamed,
  sizeOf,
  wholePart,
} from '../../fractions/fraction.ts'
import { commonOf, type FractionSum, resultOf } from '../../fractions/sums.ts'
import { piecesOf } from '../../fractions/written.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

const equality = (...sides: string[]): ReturnType<typeof tex> =>
  tex(sides.filter((side, at) => side !== sides[at - 1]).join(' = '))

/** Renamed to a denominator, with whole and fractional part separate: `2\frac{9}{12}`. */
const inPieces = (fraction: Fraction, to: number): string =>
  mixedTex(mixed(wholePart(fraction), renamed(fractionPart(fraction), to)))

/** `4\frac{15}{12}`: one whole regrouped into the fraction. */
export const regroupedTex = (fraction: Fraction, to: number): string =>
  `${wholePart(fraction) - 1 || ''}${fractionTex([renamed(fractionPart(fraction), to)[0] + to, to])}`

/** “Rename: 3/4 = 9/12.” for numbers with a different denominator. */
function renaming({ one, other }: FractionSum, to: number): Text[] {
  const changed = [one, other].filter(([, denominator]) => denominator !== to)
  return changed.map((each) => say('rename', { equation: equality(mixedTex(each), inPieces(each, to)) }))
}

/** Renames both, then adds or subtracts; regroups mixed numbers if needed. */
export function withCommonDenominator(sum: FractionSum): WrittenSolution {
  const { sign, one, other } = sum
  const to = commonOf(sum)
  const result = resultOf(sum)
  const mark = sign === 'plus' ? '+' : '−'
  const [first, second] = [renamed(fractionPart(one), to), renamed(fractionPart(other), to)]
  const isRegrouped = sign === 'minus' && first[0] < second[0]
  const left = isRegrouped ? regroupedTex(one, to) : inPieces(one, to)
  const wholes = wholePart(one) + (sign === 'plus' ? 1 : -1) * wholePart(other) - Number(isRegrouped)
  const count = sign === 'plus' ? first[0] + second[0] : first[0] - second[0] + (isRegrouped ? to : 0)
  // If no fraction is left, only the whole number is written.
  const counted = count === 0 ? String(wholes) : `${wholes || ''}${fractionTex([count, to])}`
  return {
    hints: [
      say('nudge', { one: piecesOf(one[1]), other: piecesOf(other[1]) }),
      sizeOf(one) > 1
        ? say(`regroup.${sign}`, { pieces: piecesOf(to) })
        : say('hint', { pieces: piecesOf(to) }),
    ],
    solution: [
      say('common', { one: one[1], other: other[1], to }),
      ...renaming(sum, to),
      ...(isRegrouped
        ? [say('break', { equation: equality(inPieces(one, to), regroupedTex(one, to)) })]
        : []),
      say(`count.${sign}`, { equation: equality(`${left} ${mark} ${inPieces(other, to)}`, counted) }),
      ...(count >= to || (count > 0 && !isLowest([count, to]))
        ? [say('simplest', { equation: equality(counted, mixedTex(result)) })]
        : []),
    ],
  }
}
