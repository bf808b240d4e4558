import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { actionIds, causeOf, drawAction, drawLeak, drawSyringe, inTank, leakIds } from './gases.ts'

const seeds = Array.from({ length: 2000 }, (_unused, seed) => createRandom(`gases ${seed}`))

it('keeps pressure times volume in a closed syringe within the error of the sensor', () => {
  for (const random of seeds) {
    const { rows } = drawSyringe(random)
    const products = rows.map(([milliliters, kilopascals]) => milliliters * kilopascals)
    expect(Math.max(...products) / Math.min(...products)).toBeLessThan(1.09)
  }
})

it('changes what was done to a gas, and nothing else but the pressure', () => {
  for (const random of seeds) {
    const action = random.pick(actionIds)
    const [before, after] = drawAction(random, action)
    const ratio = (its: typeof before) => (its.kilopascals * its.liters) / (its.celsius + 273)
    const isSameAmount = Math.abs(ratio(after) / ratio(before) - 1) < 0.06
    expect(isSameAmount, action).toBe(causeOf(action) !== 'amount')
    expect(after.celsius !== before.celsius, action).toBe(causeOf(action) === 'temperature')
  }
})

it('tells a leak by a product that changes by a tenth at least', () => {
  for (const random of seeds) {
    const leak = random.pick(leakIds)
    const [before, after] = drawLeak(random, leak)
    const times = (after.kilopascals * after.liters) / (before.kilopascals * before.liters)
    if (leak === 'closed') expect(times).toBeCloseTo(1, 1)
    if (leak === 'out') expect(times).toBeLessThan(0.85)
    if (leak === 'in') expect(times).toBeGreaterThan(1.15)
  }
})

it('loses all pressure at absolute zero', () => {
  expect(inTank({ grams: 3, liters: 2 }, -273)).toBe(0)
})
