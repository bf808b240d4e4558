import { expect, test } from 'vitest'
import { againstTruth } from '../against-truth.ts'
import { trueProportion } from '../proportions.ts'
import { weights } from './weights.ts'

test('what a class finds out about weights is true', () => {
  const tallies = againstTruth(weights, { kind: 'course', things: 3 }, (fact, { exact }) =>
    trueProportion(fact, exact, 10),
  )
  for (const { decided, wrong } of Object.values(tallies)) expect(wrong).toBeLessThanOrEqual(0.005 * decided)
  for (const id of ['twice', 'quarter', 'levels-off', 'stronger-20'])
    expect(tallies[id]?.decided, id).toBeGreaterThan(3000)
})
