import { expect, test } from 'vitest'
import { againstTruth } from '../against-truth.ts'
import { trueProportion } from '../proportions.ts'
import { electromagnets, pull } from './electromagnets.ts'

test('the force of a coil is proportional to its turns and to its current', () => {
  expect(pull(100, 2, 0.3)).toBeCloseTo(60)
  expect(pull(200, 1, 0.3)).toBeCloseTo(pull(100, 2, 0.3))
})

test('what a class finds out about electromagnets is true', () => {
  const tallies = againstTruth(electromagnets, { kind: 'course', things: 3 }, (fact, { exact }) =>
    trueProportion(fact, exact, 100),
  )
  for (const { decided, wrong } of Object.values(tallies)) expect(wrong).toBeLessThanOrEqual(0.005 * decided)
  for (const id of ['twice', 'quarter', 'levels-off', 'as-strong'])
    expect(tallies[id]?.decided, id).toBeGreaterThan(3000)
})
