import { calculate } from '../../equations/exact.ts'
import type { Facts } from '../../situations/linear-change/facts.ts'
import { at, time } from '../../situations/linear-change/linear-change.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

const x = (facts: Facts) => ({ x: time(facts, facts.first) })

// Worked by hand: $20 and $5 a week: $35 after 3 weeks, $55 after 7 weeks, $80 after 12 weeks.
const savings: Facts = { story: 'savings', who: 'Ben', slope: 5, start: 20, first: 3, second: 7, later: 12 }

/** From two facts back to the initial value. */
export const startBugs = [
  bug<Facts>({
    id: 'line.first-value',
    answer: (facts) => at(facts, facts.first),
    feedback: (facts) => say('first-value', x(facts)),
    example: [savings, 35],
  }),
  bug<Facts>({
    id: 'slope.one-step',
    answer: (facts) => (facts.first === 1 ? null : at(facts, facts.first - 1)),
    feedback: (facts) => say('one-back', x(facts)),
    example: [savings, 30],
  }),
  bug<Facts>({
    id: 'line.swaps-start',
    answer: ({ slope }) => Math.abs(slope),
    feedback: (facts) => say('rate', x(facts)),
    example: [savings, 5],
  }),
  bug<Facts>({
    id: 'slope.wrong-sign',
    answer: (facts) => at(facts, 2 * facts.first),
    feedback: () => say('direction'),
    example: [savings, 50],
  }),
  bug<Facts>({
    id: 'slope.rise-only',
    answer: (facts) => at(facts, 2 * facts.first - facts.second),
    feedback: (facts) => say('gap', x(facts)),
    example: [savings, 15],
  }),
]

/** From two facts to the time of a later value. */
export const whenBugs = [
  bug<Facts>({
    id: 'slope.one-point',
    answer: (facts) => calculate([at(facts, facts.later) * facts.first, 1], 'over', at(facts, facts.first)),
    feedback: () => say('one-fact'),
    example: [savings, [48, 7]],
  }),
  bug<Facts>({
    id: 'line.drops-start',
    answer: (facts) => calculate([at(facts, facts.later), 1], 'over', Math.abs(facts.slope)),
    feedback: () => say('no-start'),
    example: [savings, 16],
  }),
  bug<Facts>({
    id: 'slope.stops-at-change',
    answer: ({ second, later }) => later - second,
    feedback: (facts) => say('since', { x: time(facts, facts.second) }),
    example: [savings, 5],
  }),
]
