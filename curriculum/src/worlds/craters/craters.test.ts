import { expect, test } from 'vitest'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { craters, type CraterTruth, mark } from './craters.ts'

const truly: Truthfully<CraterTruth> = ({ id, things: [one = 0, other = 0] }, { exact }) => {
  const [ours, theirs] = [exact[one] ?? 0, exact[other] ?? 0]
  switch (id) {
    case 'over':
      return ours > mark
    case 'changed':
      return false
    case 'wider':
      return ours > theirs
    case 'twice':
      return Math.abs(ours / theirs - 2) < 0.3
    default:
      return undefined
  }
}

test.each([2, 3])('what the widths of %i craters decide is true, in all but 0.5%% of cases', (things) => {
  const tallies = againstTruth(craters, { kind: 'repeats', things, runs: 4 }, truly)
  for (const [id, { decided, wrong, asked, all }] of Object.entries(tallies)) {
    expect(wrong, id).toBeLessThanOrEqual(0.005 * decided)
    expect(asked / all, id).toBeGreaterThan(0.15)
  }
})
