import { expect, test } from 'vitest'
import { againstTruth } from '../against-truth.ts'
import { dissolving } from './dissolving.ts'

test('what a class finds out about dissolving is true', () => {
  const tallies = againstTruth(dissolving, { kind: 'course', things: 3 }, ({ id, things }, { exact }) => {
    const [ours = [], theirs = []] = things.map((series) => exact[series] ?? [])
    const [cold = 0, warm = 0] = [ours[0], ours[2]]
    const [otherCold = 0, otherWarm = 0] = [theirs[0], theirs[2]]
    switch (id) {
      case 'more-warm':
        return warm > cold
      case 'less-warm':
        return warm < cold
      case 'double':
        return warm > 2 * cold
      case 'more-cold-water':
        return cold > otherCold
      case 'more-warm-water':
        return warm > otherWarm
      case 'gains-more':
        return warm - cold > otherWarm - otherCold
      default:
        return undefined
    }
  })
  for (const { decided, wrong } of Object.values(tallies)) expect(wrong).toBeLessThanOrEqual(0.005 * decided)
  expect(tallies['more-warm']?.decided).toBeGreaterThan(3000)
})
