import { meanOf } from '../../data-sets/measures.ts'
import {
  type Makeup,
  membersOf,
  placesOf,
  sizeOf,
  unevenOf,
  wholeOf,
} from '../../situations/sample-makeups/sample-makeups.ts'
import { type Repeated, repeatedAxis } from '../../situations/sample-surveys/sample-surveys.ts'
import { bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Asks for the range of the results, the estimate from all of them, or the range of the population estimates. */
export interface Read extends Repeated {
  asks: 'range' | 'mean' | 'spread'
}
const rangeOf = ({ results }: Repeated): number => Math.max(...results) - Math.min(...results)
export const timesOf = ({ all, n }: Repeated): number => all / n
export const readOf = (its: Read): number =>
  ({
    range: rangeOf(its),
    mean: tidy(meanOf(its.results) * timesOf(its)),
    spread: rangeOf(its) * timesOf(its),
  })[its.asks]

const whole = (value: number): number | null => (Number.isInteger(tidy(value)) ? tidy(value) : null)

// Worked by hand: results 4, 6, 6, 8, 11 from samples of 20, mean 7; the population of 200 is 10 times as large.
const dots: Read = { survey: 'walk', all: 200, n: 20, results: [6, 4, 11, 6, 8], asks: 'range' }

export const readBugs = [
  bug<Read>({
    id: 'display.axis-ends',
    answer: (its) => {
      const [from, to] = repeatedAxis(its)
      return { range: to - from, mean: null, spread: (to - from) * timesOf(its) }[its.asks]
    },
    feedback: () => say('axis-ends'),
    example: [dots, 11],
  }),
  bug<Read>({
    id: 'data.stops-early',
    answer: (its) => {
      const most = Math.max(...its.results)
      return { range: most, mean: null, spread: most * timesOf(its) }[its.asks]
    },
    feedback: () => say('greatest-only'),
    example: [{ ...dots, asks: 'spread' }, 110],
  }),
  bug<Read>({
    id: 'sample.not-scaled',
    answer: (its) => ({ range: null, mean: whole(meanOf(its.results)), spread: rangeOf(its) })[its.asks],
    feedback: () => say('not-scaled'),
    example: [{ ...dots, asks: 'mean' }, 7],
  }),
  bug<Read>({
    id: 'data.middle-value',
    answer: (its) =>
      its.asks === 'mean'
        ? whole(((Math.max(...its.results) + Math.min(...its.results)) / 2) * timesOf(its))
        : null,
    feedback: () => say('ends-middle'),
    example: [{ ...dots, asks: 'mean' }, 75],
  }),
  bug<Read>({
    id: 'sample.one-of-several',
    answer: (its) => (its.asks === 'mean' ? Math.max(...its.results) * timesOf(its) : null),
    feedback: () => say('one-dot'),
    example: [{ ...dots, asks: 'mean' }, 110],
  }),
]

export const makeupOf = (its: Makeup): number =>
  ({ group: placesOf(its), size: sizeOf(its), over: its.over })[its.asks]

// Worked by hand: 20, 30 and 50 members; 4, 6 and 10 of them in a sample of 20; asked about the third.
const groups: Makeup = {
  story: 'school',
  parts: [2, 3, 5],
  each: 10,
  taken: 2,
  at: 2,
  over: 3,
  asks: 'group',
}

export const makeupBugs = [
  bug<Makeup>({
    id: 'sample.equal-groups',
    answer: (its) => {
      const share = sizeOf(its) / 3
      const got = { group: share, size: 3 * placesOf(its), over: placesOf(its) + its.over - share }[its.asks]
      return got > 0 ? whole(got) : null
    },
    feedback: () => say('equal-groups'),
    example: [{ ...groups, asks: 'size' }, 30],
  }),
  bug<Makeup>({
    id: 'ratio.part-whole',
    answer: (its) => {
      const others = wholeOf(its) - membersOf(its)
      const got = {
        group: (sizeOf(its) * membersOf(its)) / others,
        size: sizeOf(its) - placesOf(its),
        over: null,
      }[its.asks]
      return got === null ? null : whole(got)
    },
    feedback: () => say('others'),
    example: [groups, 20],
  }),
  bug<Makeup>({
    id: 'sample.count-as-percent',
    answer: (its) => (its.asks === 'group' ? whole((100 * membersOf(its)) / wholeOf(its)) : null),
    feedback: () => say('percent-only'),
    example: [groups, 50],
  }),
  bug<Makeup>({
    id: 'data.stops-early',
    answer: (its) => (its.asks === 'over' ? placesOf(its) : null),
    feedback: () => say('matched-only'),
    example: [{ ...groups, asks: 'over' }, 10],
  }),
  bug<Makeup>({
    id: 'ratio.subtracts',
    answer: (its) => (its.asks === 'over' ? membersOf(its) - (unevenOf(its)[its.at] ?? 0) : null),
    feedback: () => say('subtracts'),
    example: [{ ...groups, asks: 'over' }, 37],
  }),
]
