import { defineModel, mathIn, tex, toNumber } from '#form'
import {
  multiplies,
  otherWay,
  unitAsWhole,
  unitQuotientBugs as bugs,
} from '#bugs/unit-quotients/unit-quotient-bugs.ts'
import { type Fraction, fractionTex, isSame, lowest, over, sizeOf } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import {
  drawUnit,
  unitAnswer,
  unitKind,
  unitParts,
  type UnitQuotient,
  unitStandard,
  unitTex,
} from '#fractions/unit-quotients.ts'
import { solvedFraction, typedAmount } from '#fractions/written.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { unitQuotientSteps } from '#solutions/unit-quotient/unit-quotient.ts'
import { say } from './messages.gen.ts'

/** The number that is asked for, from the shown calculation or equation. */
function solvedUnit(text: string, [[a, b] = [0, 1], [c, d] = [0, 1]]: readonly Fraction[]): Fraction {
  // a ÷ n = c gives n = a ÷ c.
  return text.includes('n') ? lowest([a * d, b * c]) : over([a, b], [c, d])
}

/** A whole number by a unit fraction (level 1), the other way around (level 2), a missing divisor (level 3). */
export const compute = defineModel<UnitQuotient>({
  id: 'compute',
  thinking: 'compute',
  seconds: 45,
  standards: ['5.NF.B.7a', '5.NF.B.7b'],
  standardsOf: (its) => [unitStandard(its)],
  bugs,
  task: (its) => `${its.asks} ${unitKind(its)} ${unitParts(its)[1]}`,
  draw: (random, level) =>
    drawUnit(
      random,
      level === 1 ? 'pieces' : level === 2 ? 'share' : random.pick(['pieces', 'share'] as const),
      level === 3 ? 'divisor' : 'quotient',
    ),
  item: (its) => ({
    stem: [say(`compute.${its.asks}`, { equation: tex(unitTex(its)) })],
    ...typedAmount(its, { key: unitAnswer(its), bugs }),
    ...unitQuotientSteps(its),
  }),
  solve: ({ stem }) =>
    solvedFraction(...solvedUnit(mathIn(stem)[0]?.replace(/\\\w+/g, '') ?? '', fractionsIn(stem))),
})

const faults = faultsBy<UnitQuotient, 'whole' | 'other' | 'times'>(
  { whole: unitAsWhole, other: otherWay, times: multiplies },
  (id, who, { asks }) => say(id === 'whole' && asks === 'divisor' ? 'claim.turned' : `claim.${id}`, { who }),
)

/** Pieces of a whole number (level 1), shares of a unit fraction (level 2), a missing divisor (level 3). */
export const findMistake = claimModel<UnitQuotient>({
  seconds: 55,
  standards: ['5.NF.B.7a', '5.NF.B.7b'],
  task: (its) => `${its.asks} ${unitKind(its)} ${unitParts(its)[1] > 4}`,
  kinds: {
    1: [{ draw: (random) => drawUnit(random, 'pieces', 'quotient'), faults: faults('whole', 'other') }],
    2: [
      {
        draw: (random) => drawUnit(random, 'share', 'quotient'),
        faults: faults('whole', 'other', 'times'),
        most: 2000,
      },
    ],
    3: [
      {
        draw: (random) => drawUnit(random, random.pick(['pieces', 'share'] as const), 'divisor'),
        faults: faults('whole', 'times'),
        most: 2000,
      },
    ],
  },
  truth: unitAnswer,
  printed: ({ one, other, asks }) =>
    asks === 'divisor' ? [sizeOf(one), sizeOf(over(one, other))] : [sizeOf(one), sizeOf(other)],
  words: (its, _who, got) => {
    const { hints, solution } = unitQuotientSteps(its)
    const written = (value: Fraction) => tex(fractionTex(lowest(value)))
    return {
      context: say(`compute.${its.asks}`, { equation: tex(unitTex(its)) }),
      said: say('claim.said', { n: written(typeof got === 'number' ? [got, 1] : [got[0], got[1]]) }),
      truth: say('claim.truth', { n: written(unitAnswer(its)) }),
      hints,
      start: solution,
    }
  },
  reads({ stem }) {
    const [first = '', said = ''] = mathIn(stem)
    const [a = [0, 1], b = [1, 1], c = [1, 1]] = fractionsIn(stem)
    const text = first.replace(/\\\w+/g, '')
    const truth = solvedUnit(text, [a, b])
    const turned: Fraction = [truth[1], truth[0]]
    const isPieces = isSame([a[1], 1], [1, 1])
    const [whole, denominator] = isPieces ? [a[0], b[1]] : [b[0], a[1]]
    return {
      got: said === '' ? 0 : sizeOf(c),
      truth: toNumber(truth),
      ways: text.includes('n')
        ? [
            [/turned|invirtió/, sizeOf(turned)],
            [/multiplied|multiplicó/, sizeOf([a[0] * b[0], a[1] * b[1]])],
          ]
        : [
            [/whole number|número entero/, isPieces ? whole / denominator : denominator / whole],
            [/other order|orden contrario/, sizeOf(turned)],
            [/multiplied|multiplicó/, sizeOf([a[0] * b[0], a[1] * b[1]])],
          ],
    }
  },
})
