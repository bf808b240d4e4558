import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { countsOf, drawBudget, isClearBudget, type PartBudget } from './part-budgets.ts'

const bridge: PartBudget = {
  level: 1,
  thing: 'bridge',
  base: 30,
  cost: 8,
  budget: 100,
  each: 4,
  minutes: 30,
  start: 20,
  gain: 9,
  need: 70,
}

test('only whole parts are paid for and made, and enough of them are needed', () => {
  // 70 cents pay for 8 parts at 8 cents, 30 minutes for 7 at 4 minutes; 50 coins need 6 parts that add 9 each.
  expect(countsOf(bridge)).toStrictEqual({ paid: 8, timed: 7, needed: 6 })
})

test('a question where time and money allow as many parts has no one limit that decides', () => {
  expect(isClearBudget({ ...bridge, level: 2, minutes: 32 })).toBe(false)
  expect(isClearBudget({ ...bridge, level: 2, minutes: 20 })).toBe(true)
})

test('each level finds a clear budget soon', () => {
  for (const level of [1, 2, 3] as const) {
    const random = createRandom(`budget ${level}`)
    const clear = Array.from({ length: 200 }, () => drawBudget(random, level)).filter(isClearBudget)
    expect(clear.length).toBeGreaterThan(20)
  }
})
