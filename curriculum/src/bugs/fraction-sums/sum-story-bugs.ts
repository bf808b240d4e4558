import { type Fraction, minus, plus, sizeOf } from '../../fractions/fraction.ts'
import { type FractionSum, resultOf } from '../../fractions/sums.ts'
import { type Bug, bug } from '../bug.ts'
import {
  addsAcross,
  keepsNumerator,
  losesWhole,
  otherOperation,
  smallerFromLarger,
} from './fraction-sum-bugs.ts'
import { say } from './messages.gen.ts'

/** A sum in a story. If two parts of a whole are used, it asks for the rest. */
export interface ToldSum extends FractionSum {
  whole: Fraction | null
}

/** The answer. */
export const askedOf = (told: ToldSum): Fraction =>
  told.whole === null ? resultOf(told) : minus(told.whole, resultOf(told))

// Worked by hand: 1/2 and 1/3 of 2 feet are used.
const rest: ToldSum = { sign: 'plus', one: [1, 2], other: [1, 3], whole: [2, 1] }

const stopsEarly = bug<ToldSum>({
  id: 'fraction.stops-early',
  answer: (told) => (told.whole === null ? null : resultOf(told)),
  feedback: () => say('story.stops'),
  example: [rest, [5, 6]],
})

const addsAll = bug<ToldSum>({
  id: 'fraction.other-operation',
  answer: (told) => (told.whole === null ? null : plus(told.whole, resultOf(told))),
  feedback: () => say('story.adds'),
  example: [rest, [17, 6]],
})

const acrossThenRest = bug<ToldSum>({
  id: 'fraction.adds-across',
  answer: (told) => {
    const across = addsAcross.answer(told)
    if (told.whole === null || across === null || typeof across === 'number') return across
    return sizeOf(across) < sizeOf(told.whole) ? minus(told.whole, across) : null
  },
  feedback: addsAcross.feedback,
  // 2 − 2/5
  example: [rest, [8, 5]],
})

/** Limits a bug to stories with only two numbers. */
const alone = (its: Bug<FractionSum>, feedback = its.feedback): Bug<ToldSum> => ({
  ...its,
  answer: (told) => (told.whole === null ? its.answer(told) : null),
  feedback,
  example: [{ ...its.example[0], whole: null }, its.example[1]],
})

export const sumStoryBugs = [
  stopsEarly,
  addsAll,
  acrossThenRest,
  alone(keepsNumerator),
  alone(otherOperation, ({ sign }) => say(`story.other.${sign}`)),
  alone(losesWhole),
  alone(smallerFromLarger),
]
