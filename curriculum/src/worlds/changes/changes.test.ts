import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawChanges } from './changes.ts'

it('keeps the weight in closed vessels within the error, and loses weight only in the open', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const rows = drawChanges(createRandom(`changes ${seed}`), true, 1)
    const gaps = rows.map(({ read: [before, after] }) => after - before)
    expect(gaps.filter((gap) => Math.abs(gap) === 1)).toHaveLength(2)
    expect(gaps.filter((gap) => gap < -10)).toHaveLength(1)
  }
})
