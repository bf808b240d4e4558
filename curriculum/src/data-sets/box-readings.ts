import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../random.ts'
import { drawFive, someWide, type WideTopic } from './data-sets.ts'
import type { Five } from './measures.ts'

/** A box plot question: a spread, or the part of the data between two of the five numbers. */
export interface BoxReading {
  five: Five
  asks: 'range' | 'iqr' | 'percent' | 'count'
  /** Indexes in the five-number summary. */
  low: number
  high: number
  total: number
  axis: readonly [number, number]
}

export const partsOf = ({ low, high }: BoxReading): number => high - low
export const shareOf = (its: BoxReading, parts: number): number =>
  its.asks === 'count' ? (its.total * parts) / 4 : 25 * parts
export const isSpread = ({ asks }: BoxReading): boolean => asks === 'range' || asks === 'iqr'

export function boxAnswer(its: BoxReading): number {
  const [low = 0, high = 0] = [its.five[its.low], its.five[its.high]]
  return isSpread(its) ? high - low : shareOf(its, partsOf(its))
}

export const boxTerms = (its: BoxReading) => ({
  low: its.five[its.low] ?? 0,
  high: its.five[its.high] ?? 0,
  total: its.total,
  quarter: its.total / 4,
  parts: partsOf(its),
  key: boxAnswer(its),
})

/** A spread (level 1), or the part between two marks as a percent (level 2) or as a count (level 3). */
export function drawBoxReading(random: Random, level: Level): BoxReading & { topic: WideTopic } {
  const asks = level === 1 ? random.pick(['range', 'iqr'] as const) : level === 2 ? 'percent' : 'count'
  const low = random.integer(0, 3)
  const between = [low, level === 1 ? low : random.integer(low + 1, Math.min(4, low + 3))]
  const [from = 0, to = 0] = asks === 'range' ? [0, 4] : asks === 'iqr' ? [1, 3] : between
  return {
    topic: someWide(random),
    five: drawFive(random, [5, 45], 5),
    asks,
    low: from,
    high: to,
    total: random.integer(5, 20) * 4,
    axis: [0, 50],
  }
}
