import { type Fraction, minus, sizeOf } from '../../fractions/fraction.ts'
import { type FractionProduct, productOf } from '../../fractions/products.ts'
import { shown } from '../../fractions/written.ts'
import { type Bug, bug } from '../bug.ts'
import { addsInstead, keepsDenominator, multipliesBoth, partsApart } from './fraction-product-bugs.ts'
import { say } from './messages.gen.ts'

/** `one` is the fraction taken of `other`; asks for that part, or for the rest. */
export interface ToldProduct extends FractionProduct {
  asks: 'product' | 'rest'
}

export const askedOf = (told: ToldProduct): Fraction =>
  told.asks === 'rest' ? minus(told.other, productOf(told)) : productOf(told)

// Worked by hand: 1/4 of 2/3 is used.
const rest: ToldProduct = { asks: 'rest', one: [1, 4], other: [2, 3] }

const stopsEarly = bug<ToldProduct>({
  id: 'fraction.stops-early',
  answer: (told) => (told.asks === 'rest' ? productOf(told) : null),
  feedback: () => say('story.part'),
  example: [rest, [1, 6]],
})

/** Reads a fourth of the trail as a fourth of a mile. */
const ofAsAmount = bug<ToldProduct>({
  id: 'fraction.of-as-amount',
  answer: (told) =>
    told.asks === 'rest' && sizeOf(told.other) > sizeOf(told.one) ? minus(told.other, told.one) : null,
  feedback: ({ one, other }) => say('story.amount', { part: shown(one), amount: shown(other) }),
  example: [rest, [5, 12]],
})

const alone = (its: Bug<FractionProduct>): Bug<ToldProduct> => ({
  ...its,
  answer: (told) => (told.asks === 'product' ? its.answer(told) : null),
  example: [{ ...its.example[0], asks: 'product' }, its.example[1]],
})

export const productStoryBugs = [
  stopsEarly,
  ofAsAmount,
  ...[addsInstead, keepsDenominator, multipliesBoth, partsApart].map(alone),
]
