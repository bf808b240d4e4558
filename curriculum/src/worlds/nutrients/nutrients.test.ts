import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawBottles, limitOf, limits } from './nutrients.ts'

test('the limit is read from the bottles that grew', () => {
  expect(limitOf([20, 62, 21, 95])).toBe('nitrogen')
  expect(limitOf([20, 19, 62, 95])).toBe('phosphorus')
  expect(limitOf([20, 21, 19, 95])).toBe('both')
  expect(limitOf([20, 21, 19, 22])).toBe('other')
  expect(limitOf([20, 28, 19, 95])).toBeUndefined()
})

test.each(limits)('counts limited by %s say so, or nothing', (limit) => {
  let decided = 0
  for (let seed = 0; seed < 2000; seed += 1) {
    const found = limitOf(drawBottles(createRandom(`${limit} ${seed}`), limit))
    if (found === undefined) continue
    decided += 1
    expect(found).toBe(limit)
  }
  expect(decided).toBeGreaterThan(1500)
})
