import { type colors, one, type things } from '../../chance/chance.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A color among things, given its probability: asks for the parts, the total, or the change. */
export interface Missing {
  thing: (typeof things)[number]
  color: (typeof colors)[number]
  /** The probability of the color in lowest terms, and the number of things in one of its equal parts. */
  chance: readonly [good: number, all: number]
  each: number
  /** The number of that color before more are added. */
  before: number
  asks: 'part' | 'whole' | 'more'
}

const marbles: Missing = { thing: 'marble', color: 'red', chance: [3, 8], each: 5, before: 3, asks: 'part' }
const whole = (value: number): Exact | null => (Number.isInteger(value) && value > 0 ? value : null)

const onePart = bug<Missing>({
  id: 'chance.one-part',
  answer: ({ each, asks }) => (asks === 'more' ? null : each),
  feedback: () => say('missing.one-part'),
  example: [marbles, 5],
})
const opposite = bug<Missing>({
  id: 'chance.complement',
  answer: ({ chance: [good, all], each, asks }) => (asks === 'more' ? null : (all - good) * each),
  feedback: ({ thing }) => say('missing.opposite', { of: one(thing) }),
  example: [marbles, 25],
})
const multipliesBack = bug<Missing>({
  id: 'chance.multiplies-back',
  answer: ({ chance: [good, all], each, asks }) =>
    asks === 'whole' ? whole((good * each * good) / all) : asks === 'part' ? all * each * good : null,
  feedback: () => say('missing.multiplies-back'),
  example: [marbles, 120],
})
const fixedTotal = bug<Missing>({
  id: 'chance.fixed-total',
  answer: ({ chance: [good, all], each, before, asks }) =>
    asks === 'more' ? whole((((all - good) * each + before) * good) / all - before) : null,
  feedback: ({ thing }) => say('missing.fixed-total', { of: one(thing) }),
  // 25 others and 7 red make 32; 3/8 of 32 is 12, which is 5 more.
  example: [{ ...marbles, before: 7, asks: 'more' }, 5],
})
const finalCount = bug<Missing>({
  id: 'chance.final-count',
  answer: ({ chance: [good], each, asks }) => (asks === 'more' ? good * each : null),
  feedback: ({ before }) => say('missing.final-count', { before }),
  example: [{ ...marbles, asks: 'more' }, 15],
})

export const missingBugs = [onePart, opposite, multipliesBack, fixedTotal, finalCount]
