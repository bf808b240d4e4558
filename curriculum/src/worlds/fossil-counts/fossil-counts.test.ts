import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { fossilCounts, type FossilTruth } from './fossil-counts.ts'

const truly: Truthfully<FossilTruth> = ({ id, things: [one = 0, other = 0], numbers }, { exact }) => {
  const at = (series: number, layer = 1): number => exact[series]?.[layer - 1] ?? Number.NaN
  const { from = 1, to = 1 } = numbers
  switch (id) {
    case 'halved':
      return at(one, to) < at(one, from) / 2
    case 'gone':
      return at(one, to) === 0
    case 'fewer-at-top':
      return at(one, to) < at(one, from)
    case 'lost-more':
      return at(one, from) - at(one, to) > at(other, from) - at(other, to)
  }
}

test.each([2, 3])('what layers with %i groups decide is true, in all but 0.5%% of cases', (things) => {
  for (const [id, tally] of Object.entries(againstTruth(fossilCounts, { kind: 'course', things }, truly))) {
    expect(tally.wrong, id).toBeLessThanOrEqual(0.005 * tally.decided)
    expect(tally.asked / tally.all, id).toBeGreaterThan(0.2)
  }
})

test('a group that is gone is not found again', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const { data } = fossilCounts.draw(createRandom(`gone ${seed}`), { kind: 'course', things: 3 })
    for (const { runs } of data.series) {
      const counts = runs[0] ?? []
      const first = counts.indexOf(0)
      if (first >= 0) expect(counts.slice(first).every((count) => count === 0)).toBe(true)
    }
  }
})
