import { bug, type Random, type Text } from '#form'
import { rangeOf, someSmall, someWide, type Topic, type WideTopic } from '#data-sets/data-sets.ts'
import { distancesOf, madOf, meanOf, medianOf, sumOf } from '#data-sets/measures.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'

/** A list of numbers about a topic. */
export interface Listed {
  topic: Topic
  data: number[]
}

/** How far apart the numbers of a topic may be: small enough to find the distances in your head. */
const width = 12

/** A topic and numbers close enough to each other. */
export function drawList(random: Random, count: number): Listed {
  const topic = random.chance(0.5) ? someSmall(random) : someWide(random)
  const [low, high] = rangeOf(topic)
  const start = random.integer(low, Math.max(low, high - width))
  return {
    topic,
    data: Array.from({ length: count }, () => random.integer(start, Math.min(high, start + width))),
  }
}

export const rangeIn = (data: readonly number[]): number => Math.max(...data) - Math.min(...data)

const isTenths = (value: number): boolean => Number.isInteger(Number((10 * value).toFixed(6)))

/** Whether the mean is whole, and the mean absolute deviation has at most one decimal. */
export const isClear = (data: readonly number[]): boolean =>
  Number.isInteger(meanOf(data)) && isTenths(madOf(data)) && madOf(data) >= 1

export const from = (center: number, data: readonly number[]): number[] =>
  data.map((value) => Math.abs(value - center))

/** Distances from each number to the next one in the list. */
export const gapsOf = (data: readonly number[]): number[] =>
  data.slice(1).map((value, at) => Math.abs(value - (data[at] ?? 0)))

const listBug = (
  id: MisconceptionId,
  feedback: Text,
  of: (data: readonly number[]) => number,
  example: readonly [data: number[], got: number],
) =>
  bug<Listed>({
    id,
    answer: ({ data }) => {
      const got = of(data)
      return isTenths(got) && got !== madOf(data) ? Number(got.toFixed(1)) : null
    },
    feedback: () => feedback,
    example: [{ topic: 'books', data: example[0] }, example[1]],
  })

// 2, 4, 9, 5, 5: the mean is 5, the distances 3, 1, 4, 0, 0 add up to 8, and 8 ÷ 5 = 1.6.
export const sum = listBug('data.no-division', say('bug.sum'), (data) => sumOf(distancesOf(data)), [
  [2, 4, 9, 5, 5],
  8,
])
export const range = listBug('spread.range-for-deviation', say('bug.range'), rangeIn, [[2, 4, 9, 5, 5], 7])
export const center = listBug('spread.for-center', say('bug.mean'), meanOf, [[2, 4, 9, 5, 5], 5])
// 4, 4, 11, 5, 1: the mean is 5, the distances 1, 1, 6, 0, 4 add up to 12, and 12 ÷ 4 = 3.
export const zeros = listBug(
  'spread.skips-zero',
  say('bug.zero'),
  (data) => sumOf(distancesOf(data)) / distancesOf(data).filter((each) => each > 0).length,
  [[4, 4, 11, 5, 1], 3],
)
// 1, 2, 3, 4, 15: the median is 3, the distances 2, 1, 0, 1, 12 add up to 16, and 16 ÷ 5 = 3.2.
export const median = listBug(
  'center.mean-for-median',
  say('fill.from-median'),
  (data) => meanOf(from(medianOf(data), data)),
  [[1, 2, 3, 4, 15], 3.2],
)
// 2, 4, 9, 5, 1, 3: the steps 2, 5, 4, 4, 2 add up to 17, and 17 ÷ 5 = 3.4.
export const gaps = listBug('spread.neighbors', say('fill.from-next'), (data) => meanOf(gapsOf(data)), [
  [2, 4, 9, 5, 1, 3],
  3.4,
])
// 2, 4, 9, 5, 5: the different numbers 2, 4, 9, 5 have the distances 3, 1, 4, 0, and 8 ÷ 4 = 2.
export const once = listBug(
  'display.counts-once',
  say('bug.once'),
  (data) => meanOf(from(meanOf(data), [...new Set(data)])),
  [[2, 4, 9, 5, 5], 2],
)

/** A topic with how many numbers there are, their mean, and their mean absolute deviation. */
export function drawTold(random: Random): { topic: WideTopic; count: number; mean: number; mad: number } {
  const topic = someWide(random)
  const [low, high] = rangeOf(topic)
  const mad = random.integer(2, 6)
  return {
    topic,
    count: random.pick([4, 6, 8, 10]),
    mean: random.integer(low + 2 * mad, high - 2 * mad),
    mad,
  }
}

/** Half of the numbers on each side of the mean: a list with this mean and deviation. */
export const evenList = (count: number, mean: number, mad: number): number[] =>
  Array.from({ length: count }, (_, at) => (at % 2 === 0 ? mean - mad : mean + mad))
