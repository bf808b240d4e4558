import { type Bug, bug } from '../../bugs/bug.ts'
import { defineModel } from '../../form/model.ts'
import { type Fraction, isSame, minus, properFraction, sizeOf, times } from '../../fractions/fraction.ts'
import { fractionsIn } from '../../fractions/fractions-in.ts'
import { someMixed } from '../../fractions/products.ts'
import { type FractionQuotient, quotientOf } from '../../fractions/quotients.ts'
import { solvedFraction, typedAmount } from '../../fractions/written.ts'
import {
  compared,
  type ComparedId,
  someCompared,
  tellBase,
  tellTimes,
} from '../../situations/compared-amounts/compared-amounts.ts'
import { divided } from '../../solutions/fraction-quotient/fraction-quotient.ts'
import { say } from './messages.gen.ts'

const thinks = (
  id: Bug<Pair>['id'],
  answerOf: Bug<Pair>['answer'],
  feedback: Bug<Pair>['feedback'],
  example: Bug<Pair>['example'],
): Bug<Pair> => bug({ id, answer: answerOf, feedback, example })

interface Pair extends FractionQuotient {
  pair: ComparedId
  asks: 'times' | 'base'
}
// Worked by hand: 3/4 and 1/2.
const ribbons: Pair = { pair: 'ribbons', asks: 'times', one: [3, 4], other: [1, 2] }
const pairBugs = [
  thinks(
    'fraction.divides-other-way',
    ({ one, other }) => quotientOf({ one: other, other: one }),
    ({ asks }) => say(`turned.${asks}`),
    [ribbons, [2, 3]],
  ),
  thinks(
    'fraction.no-reciprocal',
    ({ one, other }) => times(one, other),
    ({ asks }) => say(`product.${asks}`),
    [ribbons, [3, 8]],
  ),
  thinks(
    'ratio.difference',
    ({ one, other, asks }) => (asks === 'times' && sizeOf(one) > sizeOf(other) ? minus(one, other) : null),
    () => say('difference'),
    [ribbons, [1, 4]],
  ),
]

/** How many times as long: greater than 1 (level 1), less than 1 (level 2); the amount that is multiplied (level 3). */
export const timesAsLong = defineModel<Pair>({
  id: 'times-as-long',
  thinking: 'compare',
  seconds: 65,
  standards: ['6.NS.A.1'],
  bugs: pairBugs,
  task: ({ pair, asks, one, other }) => `${pair} ${asks} ${sizeOf(one) > sizeOf(other)}`,
  draw(random, level) {
    const pair = someCompared(random)
    const { parts, most } = compared[pair]
    const amountOf = (): Fraction =>
      random.chance(0.5) ? someMixed(random, most - 1, parts) : properFraction(random, random.pick(parts))
    return {
      pair,
      asks: level === 3 ? 'base' : 'times',
      one: amountOf(),
      other: level === 3 ? someMixed(random, 3, [2, 3, 4, 5]) : amountOf(),
    }
  },
  fits(values, level) {
    const { one, other } = values
    const [n, d] = quotientOf(values)
    return (
      !isSame(one, other) &&
      (level === 3 || (level === 1) === sizeOf(one) > sizeOf(other)) &&
      d <= 24 &&
      n <= 40 &&
      n / d < 8 &&
      n / d > 0.1 &&
      d > 1
    )
  },
  item(values) {
    const { pair, asks, one, other } = values
    const { hints, solution } = divided(values)
    const key = quotientOf(values)
    return {
      stem: [asks === 'times' ? tellTimes(pair, one, other) : tellBase(pair, one, other)],
      ...typedAmount<Pair>(values, {
        key,
        ...(asks === 'base' ? { unit: compared[pair].unit } : {}),
        bugs: pairBugs,
      }),
      hints: [say(`nudge.${asks}`), hints[1] ?? say('plan.times')],
      solution: [say(`plan.${asks}`), ...solution],
    }
  },
  solve({ stem }) {
    const [[a, b] = [1, 1], [c, d] = [1, 1]] = fractionsIn(stem)
    return solvedFraction(a * d, b * c)
  },
})
