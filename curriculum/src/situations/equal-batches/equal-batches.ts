import type { Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  size: readonly [number, number]
  most: number
}

/** Things that are put into equal groups: the size of a group, and the largest number of things. */
const stories = {
  muffins: { size: [12, 24], most: 1500 },
  buses: { size: [36, 56], most: 1200 },
  books: { size: [18, 32], most: 2500 },
  chairs: { size: [14, 28], most: 1200 },
  photos: { size: [12, 16], most: 900 },
  bottles: { size: [24, 36], most: 4000 },
  tiles: { size: [15, 45], most: 5000 },
  stickers: { size: [16, 48], most: 3000 },
  beads: { size: [18, 40], most: 1800 },
  pages: { size: [15, 40], most: 1500 },
  kits: { size: [16, 64], most: 3500 },
  plants: { size: [18, 72], most: 3000 },
} as const satisfies Record<string, Ranges>
type StoryId = keyof typeof stories
const ids = keysOf(stories)

/** Number of full groups (`full`), of groups for everything (`needed`), or of things in no full group (`left`). */
export interface Batches {
  story: StoryId
  asks: 'full' | 'needed' | 'left'
  dividend: number
  divisor: number
}
export const batchAnswer = ({ asks, dividend, divisor }: Batches): number =>
  ({
    full: Math.floor(dividend / divisor),
    needed: Math.ceil(dividend / divisor),
    left: dividend % divisor,
  })[asks]

/** Divides without a remainder only if `isExact` is set. */
export function drawBatches(random: Random, asks: Batches['asks'], isExact: boolean): Batches {
  const story = random.pick(ids)
  const { size, most }: Ranges = stories[story]
  const divisor = random.integer(...size)
  const quotient = random.integer(11, Math.floor(most / divisor))
  const rest = isExact ? 0 : random.integer(2, divisor - 2)
  return { story, asks, dividend: divisor * quotient + rest, divisor }
}

export const tellBatches = ({ story, asks, dividend, divisor }: Batches): Text =>
  say(`${story}.${asks}`, { all: dividend, size: divisor })
