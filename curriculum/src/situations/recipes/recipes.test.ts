import { expect, test } from 'vitest'
import { sizeOf } from '../../fractions/fraction.ts'
import { createRandom } from '../../random.ts'
import { drawAmounts } from './recipes.ts'

test('amounts fit their ingredient: there is more flour than salt in craft dough', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const [flour, salt, water] = drawAmounts(createRandom(`dough ${seed}`), 'dough').map(sizeOf)
    expect(salt).toBeLessThan(flour ?? 0)
    expect(water).toBeLessThanOrEqual(1.5)
  }
})

test('no amount is a whole number or can be simplified', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    for (const [count, parts] of drawAmounts(createRandom(`mix ${seed}`), 'mix')) {
      expect(Number.isInteger(count / parts)).toBe(false)
      expect([count % 2, parts]).not.toStrictEqual([0, 4])
    }
  }
})
