import { expect, test } from 'vitest'
import { againstTruth, type Truthfully } from '../against-truth.ts'
import { embryos, type EmbryoTruth } from './embryos.ts'

const truly: Truthfully<EmbryoTruth> = ({ id, things: [one = 0, other = 0] }, { parts, exact }) => {
  const at = (series: number, stage: number): number => exact[series]?.[stage - 1] ?? Number.NaN
  switch (id) {
    case 'parted':
      return at(one, 7) < at(one, 1)
    case 'alike-4':
      return at(one, 4) > 16
    case 'kin':
      return (parts[one] ?? 0) > (parts[other] ?? 0)
    case 'closer-5':
      return at(one, 5) > at(other, 5)
    case 'closer-7':
      return at(one, 7) > at(other, 7)
  }
}

test.each([2, 3])('what embryos of %i species decide is true, in all but 0.5%% of cases', (things) => {
  for (const [id, tally] of Object.entries(againstTruth(embryos, { kind: 'course', things }, truly))) {
    expect(tally.wrong, id).toBeLessThanOrEqual(0.005 * tally.decided)
    expect(tally.asked / tally.all, id).toBeGreaterThan(0.2)
  }
})
