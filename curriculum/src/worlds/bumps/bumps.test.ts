import { expect, test } from 'vitest'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { bumps, type BumpTruth } from './bumps.ts'

const truly: Truthfully<BumpTruth> = ({ id, things: [one = 0] }, { exact }) => {
  const [before = 0, after = 0] = exact.slice(2 * one, 2 * one + 2)
  switch (id) {
    case 'lost':
    case 'transferred':
      return after < before
    case 'gained':
      return after > before
    case 'stopped':
      return after < 4
  }
}

test('what the speeds of two carts decide is true, in all but 0.5% of cases', () => {
  for (const [id, tally] of Object.entries(againstTruth(bumps, { kind: 'course', things: 2 }, truly))) {
    expect(tally.wrong, id).toBeLessThanOrEqual(0.005 * tally.decided)
    expect(tally.asked / tally.all, id).toBeGreaterThan(0.2)
  }
})
