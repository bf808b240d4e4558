import {
  type Bound,
  goesRight,
  isClosed,
  opposite,
  otherEnd,
  termsOf,
  turned,
} from '../../equations/inequality.ts'
import { type Bug, bug, exact, toNumber } from '../bug.ts'
import { say } from './messages.gen.ts'

/** What somebody takes an inequality for. */
export type Taken = Pick<Bound, 'sign' | 'at'>
type BoundBug = Bug<Bound, Taken>

// Worked by hand: x ≥ −3.
const example: Bound = { letter: 'x', sign: '≥', at: -3 }

/** Points the other way; the number itself as it should be, or not. */
const turnedSign: BoundBug = bug({
  id: 'inequality.turned-sign',
  gets: (bound) => ({ sign: turned[bound.sign], at: bound.at }),
  says: () => say('turned'),
  example: [example, { sign: '≤', at: -3 }],
})
const turnedAndEdge: BoundBug = bug({
  id: 'inequality.turned-sign',
  gets: (bound) => ({ sign: opposite[bound.sign], at: bound.at }),
  says: (bound) => say('turned-and-edge', { at: termsOf(bound).at }),
  example: [example, { sign: '<', at: -3 }],
})

const boundary: BoundBug = bug({
  id: 'inequality.boundary',
  gets: (bound) => ({ sign: otherEnd[bound.sign], at: bound.at }),
  says: (bound) => say('boundary', { at: termsOf(bound).at }),
  example: [example, { sign: '>', at: -3 }],
})

/** Among whole numbers x > 4 and x ≥ 5 are the same. */
const nextWhole: BoundBug = bug({
  id: 'inequality.boundary',
  gets: ({ sign, at: bound }) =>
    Number.isInteger(toNumber(bound))
      ? { sign: otherEnd[sign], at: toNumber(bound) + (goesRight(sign) === isClosed(sign) ? -1 : 1) }
      : null,
  says: (bound) => say('next-whole', { at: termsOf(bound).at }),
  example: [example, { sign: '>', at: -4 }],
})

const dropsSign: BoundBug = bug({
  id: 'inequality.drops-sign',
  gets: ({ sign, at: bound }) => (toNumber(bound) < 0 ? { sign, at: Number(exact(-toNumber(bound))) } : null),
  says: (bound) => say('drops-sign', { at: termsOf(bound).at }),
  example: [example, { sign: '≥', at: 3 }],
})

/** Takes the word that is written for the sign, in spite of a “not”. */
const wordAlone: BoundBug = bug<Bound, Taken>({
  id: 'inequality.word-alone',
  gets: ({ sign, at }) => ({ sign: opposite[sign], at }),
  says: () => say('word-alone'),
  example: [
    { letter: 'x', sign: '≥', at: 6 },
    { sign: '<', at: 6 },
  ],
})
/** An arrow and a circle that are both taken for the other kind. */
const readsOpposite: BoundBug = {
  ...turnedAndEdge,
  says: (bound) => say('reads-opposite', { at: termsOf(bound).at }),
}
/** Reads off what is shown where the rest is asked for. */
const readsShown: BoundBug = { ...turnedAndEdge, says: () => say('reads-shown') }

export const boundBugs = [turnedSign, turnedAndEdge, boundary, dropsSign]
/** Of a limit in a story, and of one that is told by what is not allowed. */
export const limitBugs = [...boundBugs, nextWhole]
export const notAllowedBugs = [turnedSign, boundary, dropsSign, nextWhole, wordAlone]
/** Of a graph that is read, and of one that shows all other numbers. */
export const graphBugs = [turnedSign, boundary, dropsSign, readsOpposite]
export const restBugs = [turnedSign, boundary, dropsSign, readsShown]
