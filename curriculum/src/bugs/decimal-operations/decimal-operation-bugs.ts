import { type DecimalOperation, digitsOf, placesOf, resultOf } from '../../decimals/operations.ts'
import {
  type DecimalStory,
  isTwoStep,
  storyResult,
} from '../../situations/decimal-stories/decimal-stories.ts'
import { type Bug, bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Null if the wrong method gives the right result, or a result that cannot be written. */
const unless = (its: DecimalOperation, got: number): number | null =>
  got > 0 && tidy(got) !== resultOf(its) && placesOf(got) < 6 ? tidy(got) : null
const most = ({ a, b }: DecimalOperation): number => Math.max(placesOf(a), placesOf(b))
const sum: DecimalOperation = { sign: 'plus', a: 4.5, b: 2.37 }
const product: DecimalOperation = { sign: 'times', a: 1.2, b: 0.4 }
const quotient: DecimalOperation = { sign: 'over', a: 7.2, b: 0.3 }

export const alignsRight = bug<DecimalOperation>({
  id: 'decimal.aligns-right',
  answer(its) {
    const { sign, a, b } = its
    if (sign === 'times' || sign === 'over' || placesOf(a) === placesOf(b)) return null
    const digits = sign === 'plus' ? digitsOf(a) + digitsOf(b) : digitsOf(a) - digitsOf(b)
    return unless(its, digits / 10 ** most(its))
  },
  feedback: () => say('aligns'),
  example: [sum, 2.82],
})
export const partsApart = bug<DecimalOperation>({
  id: 'decimal.parts-apart',
  answer(its) {
    const { sign, a, b } = its
    const part = (value: number): number => digitsOf(tidy(value - Math.floor(value)))
    if (sign !== 'plus' || part(a) === 0 || part(b) === 0) return null
    return unless(its, Number(`${Math.floor(a) + Math.floor(b)}.${part(a) + part(b)}`))
  },
  feedback: () => say('apart'),
  // 4 + 2 is 6, and 5 + 37 is 42.
  example: [sum, 6.42],
})
export const smallerFromLarger = bug<DecimalOperation>({
  id: 'decimal.smaller-from-larger',
  answer(its) {
    if (its.sign !== 'minus') return null
    const size = 10 ** most(its)
    const [above, below] = [its.a, its.b].map((each) => String(tidy(each * size)).padStart(8, '0'))
    const digits = [...(above ?? '')].map((digit, at) => Math.abs(Number(digit) - Number(below?.[at] ?? 0)))
    return unless(its, Number(digits.join('')) / size)
  },
  feedback: () => say('smaller'),
  // 8.00 − 2.37, place by place: 6, 3, and 7.
  example: [{ sign: 'minus', a: 8, b: 2.37 }, 6.37],
})
export const longerPlaces = bug<DecimalOperation>({
  id: 'decimal.point-as-in-sum',
  answer: (its) =>
    its.sign === 'times' ? unless(its, (digitsOf(its.a) * digitsOf(its.b)) / 10 ** most(its)) : null,
  feedback: () => say('longer'),
  example: [product, 4.8],
})
const noPoint = bug<DecimalOperation>({
  id: 'decimal.no-point',
  answer(its) {
    const { sign, a, b } = its
    if (sign === 'times') return unless(its, digitsOf(a) * digitsOf(b))
    return sign === 'over' && placesOf(a) !== placesOf(b) ? unless(its, digitsOf(a) / digitsOf(b)) : null
  },
  feedback: () => say('no-point'),
  example: [product, 48],
})
export const movesOne = bug<DecimalOperation>({
  id: 'decimal.moves-one-point',
  answer: (its) => (its.sign === 'over' && placesOf(its.b) > 0 ? unless(its, its.a / digitsOf(its.b)) : null),
  feedback: () => say('one-point'),
  example: [quotient, 2.4],
})
export const oneOff = bug<DecimalOperation>({
  id: 'decimal.point-one-off',
  answer: (its) => (its.sign === 'times' || its.sign === 'over' ? unless(its, resultOf(its) / 10) : null),
  feedback: () => say('one-off'),
  example: [product, 0.048],
})
export const tooLarge = bug<DecimalOperation>({
  id: 'decimal.point-one-off',
  answer: (its) => (its.sign === 'times' || its.sign === 'over' ? unless(its, resultOf(its) * 10) : null),
  feedback: () => say('too-large'),
  example: [quotient, 240],
})
/** If two bugs lead to the same answer, only the first counts. */
export const firstOf = <Values>(bugs: readonly Bug<Values>[]): Bug<Values>[] =>
  bugs.map((each, at) => ({
    ...each,
    answer(values) {
      const got = each.answer(values)
      return bugs.slice(0, at).some((other) => other.answer(values) === got) ? null : got
    },
  }))
export const operationBugs = firstOf([
  alignsRight,
  partsApart,
  smallerFromLarger,
  longerPlaces,
  movesOne,
  noPoint,
  oneOff,
  tooLarge,
])

const apples: DecimalStory = { story: 'change', sign: 'times', a: 2.5, b: 3, rest: 20, who: 'Ana' }
/** For stories: a missing second step, or the wrong operation. */
export const decimalStoryBugs: Bug<DecimalStory>[] = firstOf<DecimalStory>([
  bug<DecimalStory>({
    id: 'decimal.answers-first-step',
    answer: (its) => (isTwoStep(its) ? resultOf(its) : null),
    feedback: () => say('first'),
    example: [apples, 7.5],
  }),
  bug<DecimalStory>({
    id: 'decimal.other-operation',
    answer: (its) => {
      const got =
        its.story === 'change' || its.story === 'planks' ? its.rest - its.a - its.b : its.rest + its.a + its.b
      return isTwoStep(its) && got > 0 && tidy(got) !== storyResult(its) ? tidy(got) : null
    },
    feedback: () => say('adds'),
    example: [apples, 14.5],
  }),
  ...operationBugs.map(({ answer: answerOf, example: [values, got], ...its }): Bug<DecimalStory> => ({
    ...its,
    answer: (story) => (isTwoStep(story) ? null : answerOf(story)),
    example: [{ ...apples, story: 'trail', ...values }, got],
  })),
])
