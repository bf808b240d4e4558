import type { Quantity } from '@skills-center/messages/values'
import {
  type Amount,
  type Proportion,
  unitsOf,
  xOf,
  yOf,
} from '../../situations/proportional/proportional.ts'
import { bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

function wordsOf({ scene, rate, n, d }: Proportion): { x: Amount; y: Amount; xs: Quantity; ys: Quantity } {
  // A rate has at most fourths, so four times the rate is whole.
  return {
    x: xOf(scene, [n, d]),
    y: yOf(scene, d === 1 ? tidy(rate * n) : [4 * rate * n, 4 * d]),
    ...unitsOf(scene),
  }
}

// Worked by hand: $7.50 a pound, so $30 for 4 pounds; and 3 miles an hour, so 9/4 miles in 3/4 hour.
const almonds = { scene: 'almonds', rate: 7.5, n: 4, d: 1 } as const
const hike = { scene: 'hiker', rate: 3, n: 3, d: 4 } as const

const upsideDown = bug<Proportion>({
  id: 'rate.upside-down',
  answer: ({ rate }) => [1, rate],
  feedback: (values) => {
    const { xs, ys } = wordsOf(values)
    return say('upside-down', { xs, ys })
  },
  example: [almonds, [1, 7.5]],
})

const amountAsConstant = bug<Proportion>({
  id: 'proportion.amount-as-constant',
  answer: ({ rate, n, d }) => [rate * n, d],
  feedback: (values) => {
    const { x, y, xs } = wordsOf(values)
    return say('amount-as-constant', { x, y, xs })
  },
  example: [hike, [9, 4]],
})

const subtracts = bug<Proportion>({
  id: 'ratio.subtracts',
  answer: ({ rate, n, d }) => (d === 1 ? Math.abs(tidy(rate * n - n)) : null),
  feedback: (values) => {
    const { xs, ys } = wordsOf(values)
    return say('subtracts', { xs, ys })
  },
  example: [almonds, 26],
})

const multiplies = bug<Proportion>({
  id: 'proportion.multiplies',
  answer: ({ rate, n, d }) => [rate * n * n, d * d],
  feedback: (values) => {
    const { x, y, xs } = wordsOf(values)
    return say('multiplies', { x, y, xs })
  },
  example: [hike, [27, 16]],
})

/** Divides only by the denominator of a fraction. */
const partOfFraction = bug<Proportion>({
  id: 'proportion.part-of-fraction',
  answer: ({ rate, n, d }) => (d === 1 || n === 1 ? null : [rate * n, d * d]),
  feedback: ({ d }) => say('part-of-fraction', { d }),
  example: [hike, [9, 16]],
})

/** Reads a graph by counting squares. */
const countsSquares = bug<Proportion>({
  id: 'graph.counts-squares',
  answer: ({ rate, step }) => (step === undefined || step === 1 ? null : [rate, step]),
  feedback: () => say('squares'),
  example: [{ ...almonds, step: 5 }, [7.5, 5]],
})

export const constantBugs = [
  upsideDown,
  amountAsConstant,
  subtracts,
  multiplies,
  partOfFraction,
  countsSquares,
]
