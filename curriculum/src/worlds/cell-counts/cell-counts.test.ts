import { expect, test } from 'vitest'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { cellCounts, type CellTruth } from './cell-counts.ts'

const truly: Truthfully<CellTruth> = ({ id, things: [one = 0, other = 0] }, { exact }) => {
  const at = (series: number): number => exact[series] ?? Number.NaN
  switch (id) {
    case 'tenth':
      return at(one) > 10
    case 'twice':
      return at(one) > 2 * at(other)
    case 'more':
      return at(one) > at(other)
  }
}

test.each([2, 3])('what photos of %i kinds of cells decide is true, in all but 0.5%% of cases', (things) => {
  for (const [id, tally] of Object.entries(againstTruth(cellCounts, { kind: 'course', things }, truly))) {
    expect(tally.wrong, id).toBeLessThanOrEqual(0.005 * tally.decided)
    expect(tally.asked / tally.all, id).toBeGreaterThan(0.2)
  }
})
