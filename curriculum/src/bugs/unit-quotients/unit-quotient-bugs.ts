import { type Fraction, lowest, times } from '../../fractions/fraction.ts'
import { flipped, quotientOf } from '../../fractions/quotients.ts'
import { unitKind, unitParts, type UnitQuotient } from '../../fractions/unit-quotients.ts'
import { shown } from '../../fractions/written.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 6 ÷ 1/3 = 18, and 1/3 ÷ 6 = 1/18.
const pieces: UnitQuotient = { one: [6, 1], other: [1, 3], asks: 'quotient' }
const share: UnitQuotient = { one: [1, 3], other: [6, 1], asks: 'quotient' }

export const unitAsWhole = bug<UnitQuotient>({
  id: 'fraction.unit-as-whole',
  answer(its) {
    const [whole, denominator] = unitParts(its)
    if (its.asks === 'divisor') return flipped(its.other)
    return unitKind(its) === 'share' ? [denominator, whole] : [whole, denominator]
  },
  feedback(its) {
    const [, denominator] = unitParts(its)
    const values = { n: denominator, unit: shown([1, denominator]) }
    return say(its.asks === 'divisor' ? 'whole.divisor' : 'whole.quotient', values)
  },
  example: [pieces, [6, 3]],
})

export const otherWay = bug<UnitQuotient>({
  id: 'fraction.divides-other-way',
  answer: (its) => (its.asks === 'quotient' ? flipped(quotientOf(its)) : null),
  feedback: ({ one, other }) => say('other-way', { one: shown(one), other: shown(other) }),
  example: [pieces, [1, 18]],
})

const product = ({ one, other, asks }: UnitQuotient): Fraction =>
  asks === 'divisor' ? times(one, quotientOf({ one, other })) : lowest(times(one, other))

export const multiplies = bug<UnitQuotient>({
  id: 'fraction.no-reciprocal',
  // Multiplying a whole number by a unit fraction is the same as dividing by the denominator, so it does not show this
  // bug.
  answer: (its) => (its.asks === 'quotient' && unitKind(its) === 'pieces' ? null : product(its)),
  feedback: ({ asks }) => say(asks === 'divisor' ? 'multiplies.divisor' : 'multiplies.quotient'),
  example: [share, [2, 1]],
})

export const unitQuotientBugs = [unitAsWhole, otherWay, multiplies]
