import { calculate } from '../../equations/exact.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A pair of corresponding sides, and a side whose partner is unknown; the triangles may share a vertex. */
export interface Pair {
  /** A side of the first triangle; `to` is its partner in the second. */
  from: number
  to: number
  /** Another side of the first triangle. */
  side: number
  /** A side of the first triangle that does not correspond. */
  other: number
  /** The part of `to` outside the first triangle. */
  part: number | null
}

/** The side that corresponds to `side`. */
export const partnerOf = ({ from, to, side }: Pair): Exact => calculate([side * to, 1], 'over', from)

// Worked by hand: 4 goes with 6, so 10 goes with 15; with 8 in its place the answer would be 12. With a shared vertex,
// 6 is 4 plus 2.
const pair: Pair = { from: 4, to: 6, side: 10, other: 8, part: 2 }

export const similarBugs = {
  adds: bug<Pair>({
    id: 'similar.adds-difference',
    answer: ({ from, to, side }) => (side + to > from ? side + to - from : null),
    feedback: () => say('adds'),
    example: [pair, 12],
  }),
  turned: bug<Pair>({
    id: 'proportion.wrong-way',
    answer: ({ from, to, side }) => calculate([side * from, 1], 'over', to),
    feedback: ({ from, to }) => say(to > from ? 'grows' : 'shrinks'),
    example: [pair, [20, 3]],
  }),
  part: bug<Pair>({
    id: 'similar.part-for-side',
    answer: ({ from, side, part }) => (part === null ? null : calculate([side * part, 1], 'over', from)),
    feedback: () => say('part'),
    example: [pair, 5],
  }),
  pair: bug<Pair>({
    id: 'similar.wrong-pair',
    answer: ({ from, to, other, part }) => (part === null ? calculate([other * to, 1], 'over', from) : null),
    feedback: () => say('pair'),
    example: [{ ...pair, part: null }, 12],
  }),
}
