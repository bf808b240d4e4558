import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { recall, type RecallTruth } from './recall.ts'

const truly: Truthfully<RecallTruth> = ({ id, things: [one = 0, other = 0] }, { exact }) => {
  const at = (series: number, time: number): number => exact[series]?.[time] ?? Number.NaN
  switch (id) {
    case 'early':
      return at(one, 0) - at(one, 2) > at(one, 3) - at(one, 5)
    case 'half':
      return at(one, 5) < 15
    case 'more-3':
      return at(one, 3) > at(other, 3)
    case 'more-7':
      return at(one, 5) > at(other, 5)
  }
}

test.each([2, 3])('what %i groups remember decides what is true, in all but 0.5%% of cases', (things) => {
  for (const [id, tally] of Object.entries(againstTruth(recall, { kind: 'course', things }, truly))) {
    expect(tally.wrong, id).toBeLessThanOrEqual(0.005 * tally.decided)
    expect(tally.asked / tally.all, id).toBeGreaterThan(0.2)
  }
})

test('nobody remembers more as days go by, nor more words than there are', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const { data, truth } = recall.draw(createRandom(`recall ${seed}`), { kind: 'course', things: 3 })
    for (const line of truth.exact) {
      expect(line.every((value, at) => at === 0 || value <= (line[at - 1] ?? 0))).toBe(true)
    }
    for (const { runs } of data.series) {
      expect(Math.max(...(runs[0] ?? []))).toBeLessThanOrEqual(30)
    }
  }
})
