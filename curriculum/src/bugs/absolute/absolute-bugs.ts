import { type FarFromZero, farAnswer } from '../../situations/far-from-zero/far-from-zero.ts'
import { bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** |a|, −|a|, |a| + |b|, |a| − |b|, or the solution of |x| + b = c on one side of 0. */
export interface Absolute {
  asks: 'one' | 'minus' | 'plus' | 'less' | 'unknown'
  a: number
  b: number
}

export function absoluteValue({ asks, a, b }: Absolute): number {
  const [one, other] = [Math.abs(a), Math.abs(b)]
  return tidy({ one, minus: -one, plus: one + other, less: one - other, unknown: a }[asks])
}

// Worked by hand: |−7|, |−7| + |3|, and |x| + 3 = 10 with x below 0.
const one: Absolute = { asks: 'one', a: -7, b: 3 }
const unknown: Absolute = { ...one, asks: 'unknown' }
const isTwo = ({ asks }: Absolute): boolean => asks === 'plus' || asks === 'less'

const keepsMinus = bug<Absolute>({
  id: 'signed.absolute-keeps-sign',
  answer: ({ asks, a }) => (asks === 'one' && a < 0 ? a : null),
  feedback: () => say('keeps'),
  example: [one, -7],
})
const flipsSign = bug<Absolute>({
  id: 'signed.absolute-flips',
  answer: ({ asks, a }) => (asks === 'one' && a > 0 ? -a : null),
  feedback: () => say('flips'),
  example: [{ ...one, a: 7 }, -7],
})
const dropsOuterMinus = bug<Absolute>({
  id: 'signed.two-minuses',
  answer: ({ asks, a }) => (asks === 'minus' ? Math.abs(a) : null),
  feedback: () => say('minuses'),
  example: [{ ...one, asks: 'minus' }, 7],
})
export const usesSigns = bug<Absolute>({
  id: 'signed.absolute-keeps-sign',
  answer: (its) => {
    const { asks, a, b } = its
    if (!isTwo(its) || (a > 0 && b > 0)) return null
    return tidy(asks === 'plus' ? a + b : a - b)
  },
  feedback: () => say('inside'),
  example: [{ ...one, asks: 'plus' }, -4],
})
export const oneOnly = bug<Absolute>({
  id: 'signed.one-distance',
  answer: (its) => (isTwo(its) ? Math.abs(its.a) : null),
  feedback: () => say('one'),
  example: [{ ...one, asks: 'plus' }, 7],
})
export const otherSide = bug<Absolute>({
  id: 'signed.wrong-side',
  answer: ({ asks, a }) => (asks === 'unknown' ? -a : null),
  feedback: () => say('side'),
  example: [unknown, 7],
})
export const skipsStep = bug<Absolute>({
  id: 'signed.stops-early',
  answer: ({ asks, a, b }) => (asks === 'unknown' ? tidy(Math.sign(a) * (Math.abs(a) + b)) : null),
  feedback: ({ b }) => say('stops', { b }),
  example: [unknown, -10],
})
export const absoluteBugs = [keepsMinus, flipsSign, dropsOuterMinus, usesSigns, oneOnly, otherSide, skipsStep]

const diver: FarFromZero = { story: 'diver', asks: 'size', low: -60, high: 24, who: 'Ana', friend: 'Ben' }
const farther: FarFromZero = { ...diver, asks: 'farther' }
const back: FarFromZero = { ...diver, asks: 'back', low: -48 }

const keepsSign = bug<FarFromZero>({
  id: 'signed.absolute-keeps-sign',
  answer: ({ asks, low }) => (asks === 'size' ? low : null),
  feedback: () => say('far.keeps'),
  example: [diver, -60],
})
const addsBoth = bug<FarFromZero>({
  id: 'signed.adds-to-compare',
  answer: ({ asks, low, high }) => (asks === 'farther' ? high - low : null),
  feedback: () => say('far.adds'),
  example: [farther, 84],
})
const oneDistance = bug<FarFromZero>({
  id: 'signed.one-distance',
  answer: ({ asks, low }) => (asks === 'farther' ? -low : null),
  feedback: () => say('far.one'),
  example: [farther, 60],
})
const negativeDistance = bug<FarFromZero>({
  id: 'signed.negative-distance',
  answer: (far) => (far.asks === 'farther' ? -farAnswer(far) : null),
  feedback: () => say('far.negative'),
  example: [farther, -36],
})

export const farBugs = [
  keepsSign,
  addsBoth,
  oneDistance,
  negativeDistance,
  bug<FarFromZero>({
    id: 'signed.wrong-side',
    answer: ({ asks, low }) => (asks === 'back' ? -low : null),
    feedback: () => say('far.side'),
    example: [back, 48],
  }),
  bug<FarFromZero>({
    id: 'signed.stops-early',
    answer: ({ asks, high }) => (asks === 'back' ? -high : null),
    feedback: () => say('far.times'),
    example: [back, -24],
  }),
]
