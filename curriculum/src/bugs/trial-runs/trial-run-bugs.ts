import { expectedOf, type TrialRun } from '../../situations/trial-runs/trial-runs.ts'
import { bug, type Exact, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 30 of 50 drops are 3/5; in 200 drops that is 120, and 40 more hits than misses. A friend has 20 of
// 50, together 50 of 100.
const drops: TrialRun = {
  run: 'thumbtack',
  k: 30,
  n: 50,
  friend: { k: 20, n: 50 },
  m: 200,
  asks: 'hit',
  people: ['Ana', 'Ben'],
}

/** The hits and trials that determine a probability. */
export const countsOf = ({ k, n, friend, asks }: TrialRun): { hits: number; all: number } => {
  if (asks === 'pooled') return { hits: k + friend.k, all: n + friend.n }
  return { hits: asks === 'miss' ? n - k : k, all: n }
}
const isChance = ({ asks }: TrialRun): boolean => ['hit', 'miss', 'pooled'].includes(asks)
const whole = (value: number): Exact | null =>
  Number.isInteger(tidy(value)) && value > 0 ? tidy(value) : null
const chance = (its: TrialRun, top: number, bottom: number): Exact | null =>
  isChance(its) && bottom > 0 && top > 0 ? [top, bottom] : null

export const partToPart = bug<TrialRun>({
  id: 'chance.part-to-part',
  answer(its) {
    const { hits, all } = countsOf(its)
    return chance(its, hits, all - hits)
  },
  feedback(its) {
    const { hits, all } = countsOf(its)
    return say('part-to-part', { hits, rest: all - hits })
  },
  example: [drops, [30, 20]],
})
export const complement = bug<TrialRun>({
  id: 'chance.complement',
  answer(its) {
    const { hits, all } = countsOf(its)
    return its.asks === 'more' ? whole(its.m - expectedOf(its)) : chance(its, all - hits, all)
  },
  feedback: () => say('complement'),
  example: [drops, [20, 50]],
})
const oneOfTwoRuns = bug<TrialRun>({
  id: 'sample.one-of-several',
  answer: (its) => (its.asks === 'pooled' ? [its.k, its.n] : null),
  feedback: () => say('one-run'),
  example: [{ ...drops, asks: 'pooled' }, [30, 50]],
})
export const oneOverAll = bug<TrialRun>({
  id: 'chance.one-over-all',
  answer(its) {
    const { hits, all } = countsOf(its)
    return hits === 1 ? null : chance(its, 1, all)
  },
  feedback: (its) => say('one-over-all', { hits: countsOf(its).hits }),
  example: [drops, [1, 50]],
})
export const chanceBugs = [partToPart, complement, oneOfTwoRuns, oneOverAll]

export const notScaled = bug<TrialRun>({
  id: 'sample.not-scaled',
  answer: ({ asks, k, n }) =>
    asks === 'more' ? k : asks === 'gap' ? whole(Math.abs(2 * k - n)) : asks === 'back' ? n : null,
  feedback: ({ n }) => say('not-scaled', { n }),
  example: [{ ...drops, asks: 'more' }, 30],
})
export const additive = bug<TrialRun>({
  id: 'ratio.additive',
  answer(its) {
    if (its.asks === 'more') return whole(its.k + its.m - its.n)
    return its.asks === 'back' ? whole(its.n + expectedOf(its) - its.k) : null
  },
  feedback: () => say('additive'),
  example: [{ ...drops, asks: 'more' }, 180],
})
const oneSide = bug<TrialRun>({
  id: 'ratio.stops-early',
  answer: (its) => (its.asks === 'gap' ? expectedOf(its) : null),
  feedback: ({ m }) => say('one-side', { m }),
  example: [{ ...drops, asks: 'gap' }, 120],
})
const multipliesBack = bug<TrialRun>({
  id: 'chance.multiplies-back',
  answer: (its) => (its.asks === 'back' ? whole((expectedOf(its) * its.k) / its.n) : null),
  feedback: (its) => say('back', { wanted: expectedOf(its) }),
  example: [{ ...drops, asks: 'back' }, 72],
})
const half = bug<TrialRun>({
  id: 'chance.fifty-fifty',
  answer: (its) =>
    its.asks === 'more' ? whole(its.m / 2) : its.asks === 'back' ? 2 * expectedOf(its) : null,
  feedback: () => say('half'),
  example: [{ ...drops, asks: 'more' }, 100],
})
export const forecastBugs = [complement, notScaled, additive, oneSide, multipliesBack, half]
