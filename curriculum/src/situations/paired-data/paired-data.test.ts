import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { correlationOf, drawCloud, drawScatter } from './paired-data.ts'

const seeds = Array.from({ length: 1000 }, (_, seed) => createRandom(`pairs ${seed}`))

test('pairs that have nothing to do with each other show no trend, and those of a line a clear one', () => {
  for (const random of seeds) {
    expect(Math.abs(correlationOf(drawCloud(random)))).toBeLessThan(0.3)
    expect(Math.abs(correlationOf(drawScatter(random, 10).points))).toBeGreaterThan(0.85)
  }
})

test('the correlation of pairs on a rising and on a falling line is 1 and −1', () => {
  expect(
    correlationOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBeCloseTo(1)
  expect(
    correlationOf([
      [0, 5],
      [1, 3],
      [2, 1],
    ]),
  ).toBeCloseTo(-1)
})
