import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawTwo, worthAt } from './two-functions.ts'

test('function A differs from B as it is asked to', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const { a, b } = drawTwo(createRandom(`two ${seed}`), 'words', 'table', [1, -1])
    expect(Math.abs(a.slope)).toBeGreaterThan(Math.abs(b.slope))
    expect(a.start).toBeLessThan(b.start)
  }
})

test('a line is worth its start and its rate times x', () => {
  expect(worthAt({ slope: [1, 2], start: 3 }, 4)).toBe(5)
})
