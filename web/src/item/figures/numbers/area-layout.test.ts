import { expect, test } from 'vitest'
import { fitted, starts } from './area-layout.ts'

test('cuts keep their proportions where their texts fit', () => {
  expect(fitted([20, 10], [30, 30], 300)).toEqual([200, 100])
})

test('a cut that is too narrow for its text is widened at the expense of the others', () => {
  expect(fitted([96, 2, 2], [10, 40, 40], 200)).toEqual([120, 40, 40])
})

test('cuts always fill the room exactly', () => {
  for (const [sizes, min, total] of [
    [[1, 2, 3], [90, 90, 90], 100],
    [[5, 1], [10, 60], 120],
    [[1], [10], 80],
  ] as const) {
    expect(starts(fitted(sizes, min, total), 0).at(-1)).toBeCloseTo(total)
  }
})
