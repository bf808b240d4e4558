import { lowest, minus, sizeOf, times, wholePart } from '../../fractions/fraction.ts'
import { flipped, type FractionQuotient, quotientOf } from '../../fractions/quotients.ts'
import { shown } from '../../fractions/written.ts'
import { type Bug, bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 2/3 ÷ 3/4, and 7/4 ÷ 1/2, which is 3 jumps and half of a jump.
const parts: FractionQuotient = { one: [2, 3], other: [3, 4] }
const withRest: FractionQuotient = { one: [7, 4], other: [1, 2] }
const hasRest = (values: FractionQuotient): boolean =>
  sizeOf(quotientOf(values)) > 1 && quotientOf(values)[1] > 1

const noReciprocal = bug<FractionQuotient>({
  id: 'fraction.no-reciprocal',
  answer: ({ one, other }) => times(one, other),
  feedback: ({ one, other }) => say('times', { one: shown(one), other: shown(other) }),
  example: [parts, [1, 2]],
})

const flipsDividend = bug<FractionQuotient>({
  id: 'fraction.flips-dividend',
  answer: ({ one, other }) => lowest(times(flipped(one), other)),
  feedback: ({ one, other }) => say('turned', { one: shown(one), other: shown(other) }),
  example: [parts, [9, 8]],
})

const flipsBoth = bug<FractionQuotient>({
  id: 'fraction.flips-both',
  answer: ({ one, other }) => times(flipped(one), flipped(other)),
  feedback: ({ one }) => say('both', { one: shown(one) }),
  example: [parts, [2, 1]],
})

const dropsRemainder = bug<FractionQuotient>({
  id: 'fraction.drops-remainder',
  answer: (values) => (hasRest(values) ? wholePart(quotientOf(values)) : null),
  feedback: ({ other }) => say('drops', { other: shown(other) }),
  example: [withRest, 3],
})

/** Gives the remainder in units of length, next to a count of pieces. */
const remainderInWholes = bug<FractionQuotient>({
  id: 'fraction.remainder-in-wholes',
  answer: (values) => {
    const { one, other } = values
    if (!hasRest(values)) return null
    const count = wholePart(quotientOf(values))
    const [n, d] = minus(one, times([count, 1], other))
    return [count * d + n, d]
  },
  feedback: ({ other }) => say('rest', { other: shown(other) }),
  // 3 pieces, and a remainder of 1/4.
  example: [withRest, [13, 4]],
})

/** Asks for the number of pieces of a size, or for a whole, given one part. */
export interface ToldQuotient extends FractionQuotient {
  telling: 'pieces' | 'whole'
}

const toldAs = (
  telling: ToldQuotient['telling'],
  its: Bug<FractionQuotient>,
  feedback = its.feedback,
): Bug<ToldQuotient> => ({
  ...its,
  answer: (told) => (told.telling === telling ? its.answer(told) : null),
  feedback,
  example: [{ ...its.example[0], telling }, its.example[1]],
})

export const quotientStoryBugs: readonly Bug<ToldQuotient>[] = [
  ...[dropsRemainder, remainderInWholes, noReciprocal, flipsDividend, flipsBoth].map((each) =>
    toldAs('pieces', each),
  ),
  toldAs('whole', noReciprocal, ({ one, other }) =>
    say('whole.times', { one: shown(one), other: shown(other) }),
  ),
  toldAs('whole', flipsDividend, ({ one, other }) =>
    say('whole.turned', { one: shown(one), other: shown(other) }),
  ),
  toldAs('whole', flipsBoth),
]

export const quotientBugs = [noReciprocal, flipsDividend, flipsBoth]
export const countBugs = [dropsRemainder, remainderInWholes, noReciprocal, flipsDividend]
