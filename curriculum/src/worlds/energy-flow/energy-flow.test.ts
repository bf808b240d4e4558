import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawCarbon, drawChain, drawEater, gained, growthOf } from './energy-flow.ts'

test('an eater puts only a part of the energy in its food into growth, and some of it always', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    for (const budget of [
      drawEater(createRandom(`eater ${seed}`)),
      ...drawChain(createRandom(`chain ${seed}`)),
    ]) {
      expect(growthOf(budget)).toBeGreaterThan(0)
      expect(growthOf(budget) / budget.eaten).toBeLessThan(0.35)
    }
  }
})

test('the second eater of a chain eats just what the first one put on', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const [first, second] = drawChain(createRandom(`chain ${seed}`))
    expect(second.eaten).toBe(growthOf(first))
  }
})

test('carbon neither appears nor vanishes: a steady ecosystem gives off what it takes in', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    expect(gained(drawCarbon(createRandom(`steady ${seed}`), 'missing'))).toBe(0)
    expect(gained(drawCarbon(createRandom(`gain ${seed}`), 'gain'))).toBeGreaterThan(0)
  }
})
