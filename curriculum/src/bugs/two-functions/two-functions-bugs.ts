import { bug, tidy } from '../bug.ts'
import { at } from '../../situations/linear-change/linear-change.ts'
import type { TwoFunctions } from '../../situations/two-functions/two-functions.ts'
import { say } from './messages.gen.ts'

/** The aspect in which two functions are compared: rates, starts, or values at x. */
export interface Gap extends TwoFunctions {
  asks: 'rate' | 'start' | 'value'
  x: number
}

const rateGap = ({ a, b }: Gap): number => Math.abs(a.slope - b.slope)
const startGap = ({ a, b }: Gap): number => Math.abs(a.start - b.start)
export const gapOf = (its: Gap): number =>
  its.asks === 'rate'
    ? rateGap(its)
    : its.asks === 'start'
      ? startGap(its)
      : tidy(Math.abs(at(its.a, its.x) - at(its.b, its.x)))

// Worked by hand: A is y = 5x + 20; B has the rows (2, 46), (5, 70), so it is y = 8x + 30.
const savings = { story: 'savings', who: 'Ben' } as const
const two: TwoFunctions = {
  a: { ...savings, slope: 5, start: 20 },
  b: { ...savings, slope: 8, start: 30, graph: null },
  formA: 'equation',
  first: 2,
  step: 3,
}
const asked = (asks: Gap['asks']): Gap => ({ ...two, asks, x: 10 })

export const gapBugs = {
  swaps: bug<Gap>({
    id: 'line.swaps-start',
    answer: (its) => (its.asks === 'value' ? null : its.asks === 'rate' ? startGap(its) : rateGap(its)),
    feedback: ({ asks }) => say(asks === 'rate' ? 'starts' : 'rates'),
    example: [asked('rate'), 10],
  }),
  step: bug<Gap>({
    id: 'function.step-not-one',
    answer: ({ asks, a, b, step }) =>
      asks === 'rate' && b.graph === null ? Math.abs(a.slope - step * b.slope) : null,
    feedback: ({ step }) => say('step', { step }),
    example: [asked('rate'), 19],
  }),
  squares: bug<Gap>({
    id: 'graph.counts-squares',
    answer: ({ asks, a, b }) =>
      asks === 'rate' && b.graph !== null ? tidy(Math.abs(a.slope - b.slope / b.graph.step)) : null,
    feedback: ({ b }) => say('squares', { step: b.graph?.step ?? 1 }),
    example: [{ ...asked('rate'), b: { ...two.b, graph: { step: 2, from: [0, 30], to: [5, 70] } } }, 1],
  }),
  first: bug<Gap>({
    id: 'line.first-value',
    answer: ({ asks, a, b, first }) =>
      asks === 'start' && b.graph === null ? Math.abs(a.start - at(b, first)) : null,
    feedback: ({ first }) => say('first', { first }),
    example: [asked('start'), 26],
  }),
  adds: bug<Gap>({
    id: 'model.keyword',
    answer: ({ asks, a, b }) =>
      asks === 'start' ? a.start + b.start : asks === 'rate' ? Math.abs(a.slope + b.slope) : null,
    feedback: () => say('adds'),
    example: [asked('start'), 50],
  }),
  drops: bug<Gap>({
    id: 'line.drops-start',
    answer: (its) => (its.asks === 'value' ? rateGap(its) * its.x : null),
    feedback: () => say('drops'),
    example: [asked('value'), 30],
  }),
  one: bug<Gap>({
    id: 'model.one-plan-only',
    answer: ({ asks, a, x }) => (asks === 'value' ? at(a, x) : null),
    feedback: () => say('one'),
    example: [asked('value'), 70],
  }),
}
