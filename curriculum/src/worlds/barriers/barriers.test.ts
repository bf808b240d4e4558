import { expect, test } from 'vitest'
import { againstTruth } from '../against-truth.ts'
import { barriers } from './barriers.ts'

test('what the light meter shows is true', () => {
  const tallies = againstTruth(barriers, { kind: 'course', things: 3 }, ({ id, things }, { shares }) => {
    const [ours = 0, theirs = 0] = things.map((series) => shares[series])
    switch (id) {
      case 'some-passes':
        return ours > 0
      case 'same-loss':
        return false
      case 'half':
        return ours > 0.5
      case 'passes-more':
      case 'passes-more-three':
        return ours > theirs
      default:
        return undefined
    }
  })
  for (const { decided, wrong } of Object.values(tallies)) expect(wrong).toBeLessThanOrEqual(0.005 * decided)
  expect(tallies['half']?.decided).toBeGreaterThan(4000)
})
