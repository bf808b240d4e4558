import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { changeIds, compared, drawSample, isNew, piecesOf } from './solids.ts'

const seeds = Array.from({ length: 2000 }, (_unused, seed) => createRandom(`solids ${seed}`))

it('finds a clear difference in one property exactly where a new substance formed', () => {
  for (const random of seeds) {
    const { id, density, melts } = drawSample(random, random.pick(changeIds))
    const differs = compared('density', density) === 'differ' || compared('melts', melts) === 'differ'
    expect(differs, id).toBe(isNew(id))
  }
})

it('keeps the density of a piece of the same solid, and no other', () => {
  for (const random of seeds) {
    const id = random.pick(changeIds.filter((each) => each !== 'aspirin'))
    const [one, other] = piecesOf(random, id)
    const gap = Math.abs(one.mass / one.volume - other.mass / other.volume)
    if (isNew(id) && id !== 'lye') expect(gap, id).toBeGreaterThan(0.3)
    if (!isNew(id)) expect(gap, id).toBeLessThan(0.06)
  }
})
