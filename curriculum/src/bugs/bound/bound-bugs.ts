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

/** What a student mistakes an inequality for. */
export type Taken = Pick<Bound, 'sign' | 'at'>
type BoundBug = Bug<Bound, Taken>

// Worked by hand: x ≥ −3.
const example: Bound = { letter: 'x', sign: '≥', at: -3 }

/** Points the wrong way; the number itself may be included correctly or not. */
const turnedSign: BoundBug = bug({
  id: 'inequality.turned-sign',
  answer: (bound) => ({ sign: turned[bound.sign], at: bound.at }),
  feedback: () => say('turned'),
  example: [example, { sign: '≤', at: -3 }],
})
const turnedAndEdge: BoundBug = bug({
  id: 'inequality.turned-sign',
  answer: (bound) => ({ sign: opposite[bound.sign], at: bound.at }),
  feedback: (bound) => say('turned-and-edge', { at: termsOf(bound).at }),
  example: [example, { sign: '<', at: -3 }],
})

const boundary: BoundBug = bug({
  id: 'inequality.boundary',
  answer: (bound) => ({ sign: otherEnd[bound.sign], at: bound.at }),
  feedback: (bound) => say('boundary', { at: termsOf(bound).at }),
  example: [example, { sign: '>', at: -3 }],
})

/** For whole numbers, x > 4 and x ≥ 5 are the same. */
const nextWhole: BoundBug = bug({
  id: 'inequality.boundary',
  answer: ({ sign, at: bound }) =>
    Number.isInteger(toNumber(bound))
      ? { sign: otherEnd[sign], at: toNumber(bound) + (goesRight(sign) === isClosed(sign) ? -1 : 1) }
      : null,
  feedback: (bound) => say('next-whole', { at: termsOf(bound).at }),
  example: [example, { sign: '>', at: -4 }],
})

const dropsSign: BoundBug = bug({
  id: 'inequality.drops-sign',
  answer: ({ sign, at: bound }) =>
    toNumber(bound) < 0 ? { sign, at: Number(exact(-toNumber(bound))) } : null,
  feedback: (bound) => say('drops-sign', { at: termsOf(bound).at }),
  example: [example, { sign: '≥', at: 3 }],
})

/** Translates the word into a sign and ignores a “not”. */
const wordAlone: BoundBug = bug<Bound, Taken>({
  id: 'inequality.word-alone',
  answer: ({ sign, at }) => ({ sign: opposite[sign], at }),
  feedback: () => say('word-alone'),
  example: [
    { letter: 'x', sign: '≥', at: 6 },
    { sign: '<', at: 6 },
  ],
})
/** Mistakes both the arrow and the circle for the other kind. */
const readsOpposite: BoundBug = {
  ...turnedAndEdge,
  feedback: (bound) => say('reads-opposite', { at: termsOf(bound).at }),
}
/** Reads the shown solutions where the question asks for all others. */
const readsShown: BoundBug = { ...turnedAndEdge, feedback: () => say('reads-shown') }

/** For a limit that is told by its distance from 0: the feedback does not name it. */
export const edgeBugs = [boundary, { ...dropsSign, feedback: () => say('side-of-limit') }]
export const boundBugs = [turnedSign, turnedAndEdge, boundary, dropsSign]
/** For a limit in a story, including one described by what is not allowed. */
export const limitBugs = [...boundBugs, nextWhole]
export const notAllowedBugs = [turnedSign, boundary, dropsSign, nextWhole, wordAlone]
/** For reading a graph, including one that shows all other numbers. */
export const graphBugs = [turnedSign, boundary, dropsSign, readsOpposite]
export const restBugs = [turnedSign, boundary, dropsSign, readsShown]
