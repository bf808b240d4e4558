import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawCharged, drawTested, proven } from './charged-balls.ts'

test('a repulsion proves a charge, and an attraction alone does not', () => {
  expect(proven(1, [{ one: 'positive', other: 'A', seen: 'push' }], true)).toEqual(['positive'])
  expect(proven(1, [{ one: 'positive', other: 'A', seen: 'pull' }], true)).toEqual(['open'])
  expect(proven(1, [{ one: 'positive', other: 'A', seen: 'pull' }], false)).toEqual(['negative'])
  const both = (['positive', 'negative'] as const).map((one) => ({ one, other: 'A', seen: 'pull' as const }))
  expect(proven(1, both, true)).toEqual(['none'])
})

test('what is shown of the balls proves their charges, and no more than that', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const random = createRandom(`balls ${seed}`)
    for (const isChain of [false, true]) {
      const { balls, trials } = drawCharged(random, 4, isChain)
      expect(proven(4, trials, false)).toEqual(balls)
    }
    const { balls, trials } = drawTested(random)
    expect(proven(4, trials, true)).toEqual(balls)
  }
})
