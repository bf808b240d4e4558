import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { clueKinds, drawStores, holds, waysToFit } from './water-stores.ts'

const levels = [1, 2, 3] as const
const seeds = Array.from({ length: 500 }, (_unused, seed) => seed)

test('clues are judged by the amounts', () => {
  const amounts = [12, 20, 6, 2]
  expect(holds({ kind: 'twice', one: 0, other: 2, amount: 0 }, amounts)).toBe(true)
  expect(holds({ kind: 'twice', one: 2, other: 0, amount: 0 }, amounts)).toBe(false)
  expect(holds({ kind: 'gap', one: 1, other: 0, amount: 8 }, amounts)).toBe(true)
  expect(holds({ kind: 'together', one: 2, other: 3, amount: 8 }, amounts)).toBe(true)
  expect(holds({ kind: 'largest', one: 1, other: 0, amount: 0 }, amounts)).toBe(true)
  expect(holds({ kind: 'smallest', one: 2, other: 0, amount: 0 }, amounts)).toBe(false)
})

test.each(levels)('level %i: clues of a drawing are true and of its kinds', (level) => {
  for (const seed of seeds) {
    const { amounts, clues } = drawStores(createRandom(`stores ${level} ${seed}`), level)
    for (const clue of clues) {
      expect(holds(clue, amounts)).toBe(true)
      expect(clueKinds[level]).toContain(clue.kind)
      expect(clue.amount).toBeGreaterThanOrEqual(0)
    }
  }
})

test.each(levels)('level %i: no clue is needless', (level) => {
  for (const seed of seeds) {
    const { amounts, clues } = drawStores(createRandom(`stores ${level} ${seed}`), level)
    if (waysToFit(clues, amounts) > 1) continue
    for (const clue of clues)
      expect(
        waysToFit(
          clues.filter((each) => each !== clue),
          amounts,
        ),
      ).toBeGreaterThan(1)
  }
})
