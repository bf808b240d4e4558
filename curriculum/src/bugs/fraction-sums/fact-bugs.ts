import { type Fraction, minus, plus, sizeOf } from '../../fractions/fraction.ts'
import { type FractionSum, resultOf } from '../../fractions/sums.ts'
import { shown } from '../../fractions/written.ts'
import type { FactAsk, StepAsk } from '../../situations/fraction-facts/fraction-facts.ts'
import { bug, type Exact } from '../bug.ts'
import { addsAcross } from './fraction-sum-bugs.ts'
import { say } from './messages.gen.ts'

/** Two parts of a whole amount; each question needs two or three of the numbers. */
export interface AskedFacts {
  asks: FactAsk
  whole: Fraction
  one: Fraction
  other: Fraction
}

/** The sum or difference that gives the answer; the rest after both parts takes two steps. */
export function stepsOf({ asks, whole, one, other }: AskedFacts): [FractionSum, ...FractionSum[]] {
  // Writes a whole number with the denominator of the part to subtract.
  const from = (part: Fraction): Fraction => (whole[1] === 1 ? [whole[0] * part[1], part[1]] : whole)
  switch (asks) {
    case 'both':
      return [{ sign: 'plus', one, other }]
    case 'more':
      return [{ sign: 'minus', one, other }]
    case 'left':
      return [{ sign: 'minus', one: from(one), other: one }]
    case 'rest': {
      const both = plus(one, other)
      return [
        { sign: 'plus', one, other },
        { sign: 'minus', one: from(both), other: both },
      ]
    }
  }
}
export const factAnswer = (facts: AskedFacts): Fraction =>
  resultOf(stepsOf(facts).at(-1) ?? stepsOf(facts)[0])

const positive = (value: Fraction): Exact | null => (value[0] > 0 ? value : null)
// Worked by hand: 3/4 and 1/3 are taken from 2.
const example = { whole: [2, 1], one: [3, 4], other: [1, 3] } as const

const usesAll = bug<AskedFacts>({
  id: 'fraction.uses-all-numbers',
  answer: ({ asks, whole, one, other }) =>
    asks === 'both'
      ? plus(whole, plus(one, other))
      : asks === 'left'
        ? positive(minus(whole, plus(one, other)))
        : null,
  feedback: () => say('facts.all'),
  example: [{ ...example, asks: 'left' }, [11, 12]],
})

const contrary = bug<AskedFacts>({
  id: 'fraction.other-operation',
  answer({ asks, whole, one, other }) {
    const values = {
      both: minus(one, other),
      more: plus(one, other),
      left: plus(whole, one),
      rest: plus(whole, plus(one, other)),
    }
    return values[asks]
  },
  feedback: ({ asks }) => say(`facts.contrary.${asks === 'both' ? 'both' : 'less'}`),
  example: [{ ...example, asks: 'more' }, [13, 12]],
})

const stops = bug<AskedFacts>({
  id: 'fraction.stops-early',
  answer: ({ asks, one, other }) => (asks === 'rest' ? plus(one, other) : null),
  feedback: () => say('facts.stops'),
  example: [{ ...example, asks: 'rest' }, [13, 12]],
})

const otherPart = bug<AskedFacts>({
  id: 'fraction.picks-part',
  answer: ({ asks, whole, one, other }) =>
    asks === 'left'
      ? minus(whole, other)
      : asks === 'more'
        ? minus(whole, one)
        : asks === 'rest'
          ? minus(whole, one)
          : null,
  feedback: () => say('facts.part'),
  example: [{ ...example, asks: 'left' }, [5, 3]],
})

const across = bug<AskedFacts>({
  id: 'fraction.adds-across',
  answer(facts) {
    if (facts.asks === 'left') return null
    const got = addsAcross.answer(stepsOf(facts)[0])
    if (got === null || typeof got === 'number' || facts.asks !== 'rest') return got
    return positive(minus(facts.whole, got))
  },
  feedback: (facts) => addsAcross.feedback(stepsOf(facts)[0]),
  example: [{ ...example, asks: 'both' }, [4, 7]],
})

export const factBugs = [usesAll, contrary, stops, otherPart, across]

/** The first part, and how much longer or shorter the second is; or the whole and the first part. */
export interface AskedSteps extends Omit<AskedFacts, 'asks'> {
  asks: StepAsk
}
/** First finds the second part; then the sum of both, or how much longer the first is. */
export function twoStepsOf({ asks, whole, one, other }: AskedSteps): [FractionSum, FractionSum] {
  if (asks === 'gap') {
    const rest = minus(whole, one)
    const from: Fraction = whole[1] === 1 ? [whole[0] * one[1], one[1]] : whole
    return [
      { sign: 'minus', one: from, other: one },
      { sign: 'minus', one, other: rest },
    ]
  }
  const first: FractionSum = { sign: asks === 'longer' ? 'plus' : 'minus', one, other }
  return [first, { sign: 'plus', one, other: resultOf(first) }]
}

const stopsAtPart = bug<AskedSteps>({
  id: 'fraction.stops-early',
  answer: (its) => (its.asks === 'longer' ? null : resultOf(twoStepsOf(its)[0])),
  feedback: () => say('steps.stops'),
  // 2 − 1 1/4
  example: [{ asks: 'gap', whole: [2, 1], one: [5, 4], other: [1, 3] }, [3, 4]],
})

const asAmount = bug<AskedSteps>({
  id: 'fraction.difference-as-amount',
  answer: ({ asks, one, other }) => (asks === 'gap' ? null : plus(one, other)),
  feedback: ({ other }) => say('steps.amount', { other: shown(other) }),
  example: [{ ...example, asks: 'shorter' }, [13, 12]],
})

const otherWay = bug<AskedSteps>({
  id: 'fraction.other-operation',
  answer({ asks, whole, one, other }) {
    if (asks === 'gap') return plus(whole, one)
    const second = asks === 'longer' ? minus(one, other) : plus(one, other)
    return sizeOf(second) > 0 ? plus(one, second) : null
  },
  feedback: ({ asks }) => say(`steps.way.${asks}`),
  // 3/4 and 3/4 − 1/3
  example: [{ ...example, asks: 'longer' }, [7, 6]],
})

const acrossFirst = bug<AskedSteps>({
  id: 'fraction.adds-across',
  answer(its) {
    const [first] = twoStepsOf(its)
    const got = its.asks === 'gap' ? null : addsAcross.answer(first)
    return got === null || typeof got === 'number' ? null : plus(its.one, got)
  },
  feedback: (its) => addsAcross.feedback(twoStepsOf(its)[0]),
  // 3/4 and 4/7
  example: [{ ...example, asks: 'longer' }, [37, 28]],
})

export const stepBugs = [stopsAtPart, asAmount, otherWay, acrossFirst]
