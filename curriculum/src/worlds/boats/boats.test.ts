import { expect, test } from 'vitest'
import { againstTruth } from '../against-truth.ts'
import { boatTests, carried } from './boats.ts'

test('a box folded from a square holds the most where its walls are a sixth of the side', () => {
  for (const side of [12, 15, 18]) {
    const best = carried(side, side / 6)
    for (let height = 0.5; height < side / 2; height += 0.25)
      expect(carried(side, height)).toBeLessThanOrEqual(best)
  }
  // 12 cm with 2 cm walls: 8 × 8 × 2 = 128 g of water, four fifths of it used, 2.5 g per penny.
  expect(carried(12, 2)).toBeCloseTo(40.96)
})

test('what a class finds out about its boats is true', () => {
  const tallies = againstTruth(
    boatTests,
    { kind: 'course', things: 3 },
    ({ id, things }, { exact }, data) => {
      const [name = '', height = '1'] = id.split(/-(?=\d)/)
      const at = Number(height) - 1
      const [ours = [], theirs = []] = things.map((series) => exact[series] ?? [])
      const its = ours[at] ?? 0
      switch (name) {
        case 'higher-better':
          return false
        case 'best':
          return its === Math.max(...ours)
        case 'meets':
          return its >= (data.about['need'] ?? 0)
        case 'more':
          return its > (theirs[at] ?? 0)
        default:
          return undefined
      }
    },
  )
  for (const { decided, wrong } of Object.values(tallies)) expect(wrong).toBeLessThanOrEqual(0.005 * decided)
  expect(tallies['higher-better']?.decided).toBeGreaterThan(5000)
  expect(tallies['best-4']?.decided).toBeGreaterThan(4000)
})
