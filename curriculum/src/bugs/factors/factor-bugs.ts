import { gcfOf, isPrime, factorsOf, lcmOf } from '../../math/factors.ts'
import {
  type Common,
  commonOf,
  type Shared,
  sharedAnswer,
} from '../../situations/shared-multiples/shared-multiples.ts'
import { type Bug, bug } from '../bug.ts'
import { say } from './messages.gen.ts'

const listOf = ({ numbers }: Common) => ({ a: numbers[0] ?? 0, b: numbers.at(-1) ?? 0 })
const twelve: Common = { numbers: [12, 18], asks: 'gcf' }
const times: Common = { numbers: [4, 6], asks: 'lcm' }

/** Each is null if the question asks for the other of the two. */
export const lcmForGcf = bug<Common>({
  id: 'factors.multiple-for-factor',
  answer: ({ numbers, asks }) => (asks === 'gcf' ? lcmOf(numbers) : null),
  feedback: (its) => say('lcm-for-gcf', listOf(its)),
  example: [twelve, 36],
})
export const notGreatest = bug<Common>({
  id: 'factors.not-greatest',
  answer({ numbers, asks }) {
    const common = gcfOf(numbers)
    return asks === 'gcf' && common > 1 && !isPrime(common) ? (factorsOf(common).at(-2) ?? null) : null
  },
  feedback: (its) => say('not-greatest', listOf(its)),
  example: [twelve, 3],
})
export const smaller = bug<Common>({
  id: 'factors.takes-smaller',
  answer(its) {
    const least = Math.min(...its.numbers)
    return its.asks === 'gcf' && least !== commonOf(its) ? least : null
  },
  feedback: ({ numbers }) => say('smaller', { least: Math.min(...numbers) }),
  example: [twelve, 12],
})
export const gcfForLcm = bug<Common>({
  id: 'factors.factor-for-multiple',
  answer: ({ numbers, asks }) => (asks === 'lcm' ? gcfOf(numbers) : null),
  feedback: (its) => say('gcf-for-lcm', listOf(its)),
  example: [times, 2],
})
export const product = bug<Common>({
  id: 'factors.product-for-multiple',
  answer({ numbers, asks }) {
    const all = numbers.reduce((one, other) => one * other)
    return asks === 'lcm' && all !== lcmOf(numbers) ? all : null
  },
  feedback: () => say('product'),
  example: [times, 24],
})
export const larger = bug<Common>({
  id: 'factors.takes-larger',
  answer(its) {
    const most = Math.max(...its.numbers)
    return its.asks === 'lcm' && most !== commonOf(its) ? most : null
  },
  feedback: ({ numbers }) => say('larger', { most: Math.max(...numbers) }),
  example: [times, 6],
})
export const commonBugs = [lcmForGcf, notGreatest, smaller, gcfForLcm, product, larger]

/** A common multiple above a number, or the least one if the number is 0. */
export interface Above extends Common {
  above: number
}
const next = (step: number, above: number): number => (Math.floor(above / step) + 1) * step
const far: Above = { ...times, above: 30 }
export const stepBugs: Bug<Above>[] = [
  ...[gcfForLcm, product, larger].map(
    ({ id, answer: answerOf, feedback, example: [values, got] }): Bug<Above> => ({
      id,
      feedback,
      answer: (its) => (its.above === 0 ? answerOf(its) : null),
      example: [{ ...values, above: 0 }, got],
    }),
  ),
  bug<Above>({
    id: 'factors.answers-first-step',
    answer: ({ numbers, above }) => (above === 0 ? null : lcmOf(numbers)),
    feedback: ({ above }) => say('not-above', { above }),
    example: [far, 12],
  }),
  bug<Above>({
    id: 'factors.one-number-only',
    answer: ({ numbers, above }) => {
      const got = next(Math.max(...numbers), above)
      return above === 0 || got === next(lcmOf(numbers), above) ? null : got
    },
    feedback: ({ numbers }) => say('one-only', { least: Math.min(...numbers) }),
    // Multiples of 6 above 37: the first is 42, which is not a multiple of 4.
    example: [{ ...times, above: 37 }, 42],
  }),
]

const bags: Shared = { ...twelve, story: 'bags', who: 'Ana', wants: 'each' }
/** For stories that ask for what is common, or how many times the first number fits. */
export const sharedBugs: Bug<Shared>[] = [
  ...commonBugs.map(({ id, answer: answerOf, feedback, example: [values, got] }): Bug<Shared> => ({
    id,
    feedback,
    answer: (shared) => (shared.wants === 'main' ? answerOf(shared) : null),
    example: [{ ...bags, ...values, wants: 'main' }, got],
  })),
  bug<Shared>({
    id: 'factors.answers-first-step',
    answer: (shared) => (shared.wants === 'each' ? commonOf(shared) : null),
    feedback: () => say('first-step'),
    example: [bags, 6],
  }),
  bug<Shared>({
    id: 'factors.other-thing',
    answer: (shared) =>
      shared.wants === 'each' ? sharedAnswer({ ...shared, numbers: shared.numbers.toReversed() }) : null,
    feedback: () => say('other-thing'),
    example: [bags, 3],
  }),
]
