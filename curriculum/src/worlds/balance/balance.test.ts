import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { againstTruth } from '../against-truth.ts'
import { changeOf } from '../data.ts'
import { type BalanceTruth, dryingScale, reactingScale } from './balance.ts'

const isTrue = (
  id: string,
  [one, other]: readonly number[],
  { changes }: BalanceTruth,
): boolean | undefined => {
  const [ours, theirs] = [changes[one ?? 0] ?? 0, changes[other ?? 0] ?? 0]
  switch (id) {
    case 'same':
      return ours === 0
    case 'lighter':
    case 'got-out':
      return ours < 0
    case 'heavier':
    case 'came-in':
      return ours > 0
    case 'changed-more':
      return Math.abs(ours) > Math.abs(theirs)
    default:
      return undefined
  }
}

test.each([dryingScale, reactingScale])('what $id shows is true, and most of it can be asked', (world) => {
  const tallies = againstTruth(world, { kind: 'course', things: 3 }, (fact, truth) =>
    isTrue(fact.id, fact.things, truth),
  )
  for (const { decided, wrong } of Object.values(tallies)) expect(wrong).toBeLessThanOrEqual(0.005 * decided)
  expect(tallies['same']?.decided).toBeGreaterThan(5000)
  expect(tallies['got-out']?.decided).toBeGreaterThan(2000)
})

test('a closed container never changes by more than the scale may be off', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const { data, truth } = reactingScale.draw(createRandom(`closed ${seed}`), { kind: 'course', things: 3 })
    for (const [series, change] of truth.changes.entries()) {
      if (change === 0) expect(changeOf(data, series)).toBeLessThanOrEqual(2 * data.within)
    }
  }
})
