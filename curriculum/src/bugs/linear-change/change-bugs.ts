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
    gets: (facts) => at(facts, facts.first),
    says: (facts) => say('first-value', x(facts)),
    example: [savings, 35],
  }),
  bug<Facts>({
    id: 'slope.one-step',
    gets: (facts) => (facts.first === 1 ? null : at(facts, facts.first - 1)),
    says: (facts) => say('one-back', x(facts)),
    example: [savings, 30],
  }),
  bug<Facts>({
    id: 'line.swaps-start',
    gets: ({ slope }) => Math.abs(slope),
    says: (facts) => say('rate', x(facts)),
    example: [savings, 5],
  }),
  bug<Facts>({
    id: 'slope.wrong-sign',
    gets: (facts) => at(facts, 2 * facts.first),
    says: () => say('direction'),
    example: [savings, 50],
  }),
  bug<Facts>({
    id: 'slope.rise-only',
    gets: (facts) => at(facts, 2 * facts.first - facts.second),
    says: (facts) => say('gap', x(facts)),
    example: [savings, 15],
  }),
]

/** From two facts to the time of a later value. */
export const whenBugs = [
  bug<Facts>({
    id: 'slope.one-point',
    gets: (facts) => calculate([at(facts, facts.later) * facts.first, 1], 'over', at(facts, facts.first)),
    says: () => say('one-fact'),
    example: [savings, [48, 7]],
  }),
  bug<Facts>({
    id: 'line.drops-start',
    gets: (facts) => calculate([at(facts, facts.later), 1], 'over', Math.abs(facts.slope)),
    says: () => say('no-start'),
    example: [savings, 16],
  }),
  bug<Facts>({
    id: 'slope.stops-at-change',
    gets: ({ second, later }) => later - second,
    says: (facts) => say('since', { x: time(facts, facts.second) }),
    example: [savings, 5],
  }),
]
