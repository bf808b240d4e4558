import { numeral } from '@skills-center/messages/format-value'
import { type Bound, goesRight, isClosed, opposite, otherEnd, turned } from '../../equations/inequality.ts'
import { type Bug, bug, exact, toNumber } from '../bug.ts'
import { say } from './messages.gen.ts'

/** What somebody takes an inequality for. */
export type Taken = Pick<Bound, 'sign' | 'at'>
type BoundBug = Bug<Bound, Taken>

const shownAt = (bound: Bound): string => numeral(toNumber(bound.at))

// Worked by hand: x ≥ −3.
const example: Bound = { letter: 'x', sign: '≥', at: -3 }

/** Points the other way; the number itself as it should be, or not. */
export const turnedSign: BoundBug = bug({
  id: 'inequality.turned-sign',
  gets: (bound) => ({ sign: turned[bound.sign], at: bound.at }),
  says: () => say('turned'),
  example: [example, { sign: '≤', at: -3 }],
})
const turnedAndEdge: BoundBug = bug({
  id: 'inequality.turned-sign',
  gets: (bound) => ({ sign: opposite[bound.sign], at: bound.at }),
  says: (bound) => say('turned-and-edge', { at: shownAt(bound) }),
  example: [example, { sign: '<', at: -3 }],
})

export const boundary: BoundBug = bug({
  id: 'inequality.boundary',
  gets: (bound) => ({ sign: otherEnd[bound.sign], at: bound.at }),
  says: (bound) => say('boundary', { at: shownAt(bound) }),
  example: [example, { sign: '>', at: -3 }],
})

/** Among whole numbers x > 4 and x ≥ 5 are the same. */
export const nextWhole: BoundBug = bug({
  id: 'inequality.boundary',
  gets: ({ sign, at: bound }) =>
    Number.isInteger(toNumber(bound))
      ? { sign: otherEnd[sign], at: toNumber(bound) + (goesRight(sign) === isClosed(sign) ? -1 : 1) }
      : null,
  says: (bound) => say('next-whole', { at: shownAt(bound) }),
  example: [example, { sign: '>', at: -4 }],
})

export const dropsSign: BoundBug = bug({
  id: 'inequality.drops-sign',
  gets: ({ sign, at: bound }) => (toNumber(bound) < 0 ? { sign, at: Number(exact(-toNumber(bound))) } : null),
  says: (bound) => say('drops-sign', { at: shownAt(bound) }),
  example: [example, { sign: '≥', at: 3 }],
})

/** Takes the word that is written for the sign, in spite of a “not”. */
export const wordAlone: BoundBug = bug<Bound, Taken>({
  id: 'inequality.word-alone',
  gets: ({ sign, at }) => ({ sign: opposite[sign], at }),
  says: () => say('word-alone'),
  example: [
    { letter: 'x', sign: '≥', at: 6 },
    { sign: '<', at: 6 },
  ],
})
export const boundBugs = [turnedSign, turnedAndEdge, boundary, dropsSign]
