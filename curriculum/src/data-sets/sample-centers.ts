import type { Level } from '@skills-center/contract/ids'
import type { TwoSamples } from '../bugs/comparing/comparing-bugs.ts'
import type { Random } from '../random.ts'
import { rangeOf, someWide } from './data-sets.ts'

/** Deviations from the mean, which add up to 0, by sample size and mean absolute deviation. */
const patterns: readonly { mad: number; of: readonly (readonly number[])[] }[] = [
  {
    mad: 2,
    of: [
      [-4, -1, 0, 2, 3],
      [-3, -2, 0, 1, 4],
      [-5, 0, 1, 1, 3],
    ],
  },
  {
    mad: 2,
    of: [
      [-3, -1, 1, 3],
      [-2, -2, 1, 3],
      [-4, 0, 1, 3],
    ],
  },
  {
    mad: 3,
    of: [
      [-5, -1, 2, 4],
      [-4, -2, 1, 5],
      [-6, 1, 2, 3],
    ],
  },
  {
    mad: 4,
    of: [
      [-7, -3, 0, 4, 6],
      [-8, -2, 1, 3, 6],
      [-6, -4, 1, 2, 7],
    ],
  },
]

/** Two samples whose medians (level 1) or means (levels 2 and 3) differ by a multiple of the deviation. */
export function drawCenters(random: Random, level: Level): TwoSamples {
  const topic = someWide(random)
  const { mad, of } = random.pick(patterns)
  const [low, high] = rangeOf(topic)
  const times = level === 3 ? random.pick([1, 1.5, 2, 2.5, 3]) : random.pick([1, 1.5, 2, 3])
  const center = random.integer(low + 8, high - 8 - times * mad)
  const [one = [], other = []] = random.sample(of, 2)
  const around = (at: number, some: readonly number[]) => random.shuffle(some.map((each) => at + each))
  if (level === 1) {
    const seven = (at: number) => Array.from({ length: 7 }, () => at + random.integer(-5, 5))
    return { topic, asks: 'medians', data: [seven(center), seven(center + times * mad)], mad }
  }
  const data: TwoSamples['data'] = [around(center, one), around(center + times * mad, other)]
  return { topic, asks: level === 2 ? 'means' : 'mads', data, mad }
}
