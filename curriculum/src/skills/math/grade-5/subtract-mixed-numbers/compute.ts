import { defineModel, mathIn, plain, tex, type Text, toNumber } from '#form'
import { type Exact } from '#bugs/bug.ts'
import { mixedFaults, mixedSumBugs as bugs } from '#bugs/fraction-sums/mixed-sum-bugs.ts'
import { type Fraction, lowest, mixedTex, sizeOf } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { isLike, likeDifference, likeSum, mixedKind, unlikeMixed } from '#fractions/mixed-sums.ts'
import { type FractionSum, resultOf, sumTex } from '#fractions/sums.ts'
import { piecesOf, solvedFraction, typedAmount } from '#fractions/written.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { withCommonDenominator } from '#solutions/common-denominator/common-denominator.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NF.A.1']

/** Hints and work; where the pieces are alike there is nothing to rename. */
export function worked(sum: FractionSum): { hints: Text[]; solution: Text[] } {
  const { hints, solution } = withCommonDenominator(sum)
  return isLike(sum)
    ? {
        hints: [
          say(`like.nudge.${sum.sign}`),
          say(`like.hint.${sum.sign}`, { pieces: piecesOf(sum.one[1]) }),
        ],
        solution: solution.slice(1),
      }
    : { hints, solution }
}

/** A sum or difference itself, or one of its numbers: n + b = c, n − b = c, a − n = c. */
interface Asked extends FractionSum {
  asks: 'value' | 'start' | 'change'
}
function equationTex({ asks, sign, one, other }: Asked): string {
  const [first, second] = [mixedTex(one), mixedTex(other)]
  if (asks === 'change') return `${first} − n = ${second}`
  return sign === 'minus' ? `n + ${second} = ${first}` : `n − ${second} = ${first}`
}

/** One kind of pieces or a whole number first (level 1), pieces to rename (level 2), a missing number (level 3). */
export const compute = defineModel<Asked>({
  id: 'compute',
  thinking: 'compute',
  seconds: 70,
  standards,
  bugs,
  task: (its) => `${its.asks} ${mixedKind(its)}`,
  draw(random, level) {
    if (level === 1) {
      const sum = random.chance(0.3) ? likeSum(random, 6) : likeDifference(random, 9, random.pick([0, 1]))
      return { ...sum, asks: 'value' }
    }
    const sum = unlikeMixed(random, random.chance(0.7) ? 'minus' : 'plus', 8)
    return level === 2
      ? { ...sum, asks: 'value' }
      : { ...sum, asks: sum.sign === 'minus' ? random.pick(['start', 'change']) : 'start' }
  },
  item(its) {
    const { asks, sign } = its
    const { hints, solution } = worked(its)
    const way = asks === 'change' ? 'change' : sign
    const undo = asks === 'value' ? [] : [say(`undo.${way}`)]
    return {
      stem: [
        asks === 'value'
          ? say(`compute.${sign}`, { sum: tex(sumTex(its)) })
          : say('compute.missing', { equation: tex(equationTex(its)) }),
      ],
      ...typedAmount<FractionSum>(its, { key: resultOf(its), bugs }),
      hints: asks === 'value' ? hints : [...undo, ...hints.slice(1)],
      solution: [...undo, ...solution],
    }
  },
  solve({ stem }) {
    const [[a, b] = [0, 1], [c, d] = [0, 1]] = fractionsIn(stem)
    const text = mathIn(stem)[0] ?? ''
    // n + b = c is c − b, and n − b = c is c + b.
    const [sign, swap] = text.startsWith('n +')
      ? [-1, true]
      : text.startsWith('n −')
        ? [1, true]
        : [text.includes('−') ? -1 : 1, false]
    return solvedFraction(swap ? c * b + sign * a * d : a * d + sign * c * b, b * d)
  },
})

const fractionOf = (value: Exact): Fraction =>
  lowest(typeof value === 'number' ? [value, 1] : [value[0], value[1]])
const faults = faultsBy<FractionSum, keyof typeof mixedFaults>(mixedFaults, (id, who) =>
  say(`claim.${id}`, { who }),
)

/** A sum (level 1), a difference of like pieces or from a whole number (level 2), of unlike pieces (level 3). */
export const findMistake = claimModel<FractionSum>({
  seconds: 70,
  standards,
  task: mixedKind,
  kinds: {
    1: [
      { draw: (random) => likeSum(random, 7), faults: faults('across', 'loses', 'other') },
      { draw: (random) => unlikeMixed(random, 'plus', 7), faults: faults('across', 'loses', 'keeps') },
    ],
    2: [
      { draw: (random) => likeDifference(random, 9, 0), faults: faults('loses', 'flips', 'other') },
      { draw: (random) => likeDifference(random, 9, 1), faults: faults('loses', 'flips', 'ten') },
    ],
    3: [
      {
        draw: (random) => unlikeMixed(random, 'minus', 9),
        faults: faults('loses', 'flips', 'ten'),
      },
    ],
  },
  truth: resultOf,
  printed: ({ one, other }) => [one, other].map((each) => Number(sizeOf(each).toFixed(6))),
  words: (sum, _who, got) => ({
    context: say(`compute.${sum.sign}`, { sum: tex(sumTex(sum)) }),
    said: say('claim.said', { n: tex(mixedTex(fractionOf(got))) }),
    truth: say('claim.said', { n: tex(mixedTex(resultOf(sum))) }),
    hints: [say('claim.nudge'), ...worked(sum).hints.slice(1)],
    start: worked(sum).solution,
  }),
  reads({ stem }) {
    const [one = [0, 1], other = [0, 1], said = [0, 1]] = fractionsIn(stem)
    const sum: FractionSum = { sign: plain(stem).includes('−') ? 'minus' : 'plus', one, other }
    // A whole number is read over 1.
    const like: FractionSum = one[1] === 1 ? { ...sum, one: [one[0] * other[1], other[1]] } : sum
    const by = (id: keyof typeof mixedFaults): number => toNumber(mixedFaults[id].answer(like) ?? -1)
    return {
      got: sizeOf(said),
      truth: sizeOf(resultOf(sum)),
      ways: [
        [/denominators|denominadores/, by('across')],
        [/numerator as|mismo numerador/, by('keeps')],
        [/count of wholes|número de enteros/, by('loses')],
        [/smaller part|parte menor/, by('flips')],
        [/10 pieces|10 partes/, by('ten')],
        [/other operation|operación contraria/, by('other')],
      ],
    }
  },
})
