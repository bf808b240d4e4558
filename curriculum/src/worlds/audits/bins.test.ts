import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { bins, type BinTruth } from './bins.ts'
import { drawFixtures, savedBy, usedBy } from './fixtures.ts'

const truly: Truthfully<BinTruth> = ({ id, things: [one = 0, other = 0] }, { usual }) => {
  const [ours = [0, 0], theirs = [0, 0]] = [usual[one], usual[other]]
  switch (id) {
    case 'fell':
      return ours[1] < ours[0]
    case 'below-75':
      return ours[1] < 0.75 * ours[0]
    case 'more-2':
      return ours[0] > theirs[0]
    case 'more-6':
      return ours[1] > theirs[1]
    case 'dropped':
      return ours[0] - ours[1] > theirs[0] - theirs[1]
  }
}

test.each([2, 3])('what the trash of %i cafeterias decides is true, in all but 0.5%% of cases', (things) => {
  for (const [id, tally] of Object.entries(againstTruth(bins, { kind: 'course', things }, truly))) {
    expect(tally.wrong, id).toBeLessThanOrEqual(0.005 * tally.decided)
    expect(tally.asked / tally.all, id).toBeGreaterThan(0.2)
  }
})

test('saving fixtures save water, and never more than is used', () => {
  for (let seed = 0; seed < 2000; seed += 1) {
    for (const fixture of drawFixtures(createRandom(`fixtures ${seed}`), 4)) {
      expect(savedBy(fixture)).toBeGreaterThan(0)
      expect(savedBy(fixture)).toBeLessThan(usedBy(fixture))
    }
  }
})
