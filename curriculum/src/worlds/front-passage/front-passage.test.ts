import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawPassage, fallsOf, readings } from './front-passage.ts'

test('the readings show when the front passed: the steepest fall follows the lowest pressure', () => {
  for (let seed = 0; seed < 2000; seed += 1) {
    const random = createRandom(`passage ${seed}`)
    const passage = drawPassage(random, random.integer(1, readings - 4), 6)
    const falls = fallsOf(passage)
    const steepest = Math.max(...falls)
    expect(falls.indexOf(steepest)).toBe(passage.at)
    // No other hour comes close.
    expect(falls.filter((fall) => fall > steepest / 3)).toHaveLength(1)
    expect(passage.pressures.indexOf(Math.min(...passage.pressures))).toBe(passage.at)
    expect(new Set(passage.pressures.filter((value) => value === Math.min(...passage.pressures))).size).toBe(
      1,
    )
  }
})
