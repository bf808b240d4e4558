import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { catchState, drawCatches, fasterOf } from './catches.ts'

test('presses that are apart show which signal is truly answered sooner, in all but 0.5% of cases', () => {
  let [decided, wrong] = [0, 0]
  for (let seed = 0; seed < 2000; seed += 1) {
    const { data, truth } = drawCatches(createRandom(`catch ${seed}`), false)
    if (catchState(data) !== 'apart') continue
    decided += 1
    const [first = 0, second = 0] = truth.means
    if (fasterOf(data) !== (first < second ? 0 : 1)) wrong += 1
  }
  expect(decided).toBeGreaterThan(400)
  expect(wrong).toBeLessThanOrEqual(0.005 * decided)
})

test('a press that went wrong can be told from the others', () => {
  let found = 0
  for (let seed = 0; seed < 500; seed += 1) {
    if (catchState(drawCatches(createRandom(`odd ${seed}`), true).data) === 'odd') found += 1
  }
  expect(found).toBeGreaterThan(400)
})
