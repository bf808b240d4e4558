import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../random.ts'
import { type Columns, rangeOf, someSmall, someWide } from './data-sets.ts'
import { sumOf } from './measures.ts'

/** Columns on one side of a limit: asks how many values, or what percent. */
export interface Reading extends Columns {
  /** Index of the first column at or above the limit. */
  cut: number
  side: 'from' | 'below'
  asks: 'count' | 'percent'
}

export const sideOf = ({ counts, cut, side }: Reading): number[] =>
  side === 'from' ? counts.slice(cut) : counts.slice(0, cut)
export const limitOf = ({ from, step, cut }: Reading): number => from + cut * step
export const totalOf = ({ counts }: Reading): number => sumOf(counts)

/** A count in the requested form. */
export const asAsked = (its: Reading, count: number): number =>
  its.asks === 'count' ? count : (100 * count) / totalOf(its)

/** How many values in dots (level 1), in bars that are 10 wide (level 2), or what percent (level 3). */
export function drawReading(random: Random, level: Level): Reading {
  const isDots = level === 1
  const topic = isDots ? someSmall(random) : someWide(random)
  const [from, to] = isDots ? rangeOf(topic) : [0, 50]
  const step = isDots ? 1 : 10
  const columns = isDots ? to - from + 1 : 5
  const counts = Array.from({ length: columns }, () => (isDots ? random.integer(0, 4) : random.integer(1, 8)))
  return {
    topic,
    from,
    step,
    counts,
    cut: random.integer(2, columns - 2),
    side: random.pick(['from', 'below']),
    asks: level === 3 ? 'percent' : 'count',
  }
}
