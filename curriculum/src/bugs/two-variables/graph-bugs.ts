import { dependent, type Graphed } from '../../situations/two-variables/two-variables.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'
import type { AskedOne } from './related-bugs.ts'

/** One variable of a point on a graph is known, the other is unknown. */
export type ReadPoint = AskedOne & Graphed

// Worked by hand: tickets at $4 on axes that count 1 across and 5 up; point B is 5 tickets for $20.
const read: ReadPoint = {
  story: 'tickets',
  who: 'Maya',
  same: 4,
  a: 5,
  asks: 'b',
  last: null,
  across: 1,
  up: 5,
  at: [2, 5, 10],
}

export const countsSquares = bug<ReadPoint>({
  id: 'graph.counts-squares',
  answer(its) {
    const step = its.asks === 'b' ? its.up : its.across
    return step === 1 ? null : (its.asks === 'b' ? dependent(its, its.a) : its.a) / step
  },
  feedback: () => say('squares'),
  example: [read, 4],
})

/** Reads the next point, or the previous one. */
export const nearPoint = bug<ReadPoint>({
  id: 'grid.wrong-point',
  answer(its) {
    const place = its.at.indexOf(its.a)
    const near = its.at[place + 1] ?? its.at[place - 1]
    if (place < 0 || near === undefined) return null
    return its.asks === 'b' ? dependent(its, near) : near
  },
  feedback: (its) => say(`near.${its.asks}`),
  example: [read, 40],
})
