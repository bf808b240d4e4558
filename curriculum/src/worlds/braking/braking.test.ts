import { expect, test } from 'vitest'
import { againstTruth } from '../against-truth.ts'
import { braking, stopping } from './braking.ts'

test('a brake takes up all of the kinetic energy: force times distance is half the mass times speed squared', () => {
  // 2 kg at 3 m/s: 9 J; 9 J over 20 N: 0.45 m.
  expect(stopping(2, 3)).toBeCloseTo(45)
  expect(stopping(6, 2) / stopping(2, 2)).toBeCloseTo(3)
  expect(stopping(2, 6) / stopping(2, 2)).toBeCloseTo(9)
})

test('what a class finds out about braking is true', () => {
  const tallies = againstTruth(braking, { kind: 'course', things: 3 }, ({ id, things }, { exact }) => {
    const [name = '', speed = '1'] = id.split(/-(?=\d)/)
    const at = Number(speed) - 1
    const [ours = 0, theirs = 0] = things.map((series) => exact[series]?.[at])
    switch (name) {
      case 'twice':
      case 'equal-steps':
        return false
      case 'four-times':
        return true
      case 'farther':
        return ours > theirs
      case 'double':
        return ours === 2 * theirs
      default:
        return undefined
    }
  })
  for (const { decided, wrong } of Object.values(tallies)) expect(wrong).toBeLessThanOrEqual(0.005 * decided)
  for (const id of ['twice', 'four-times', 'equal-steps', 'double-4'])
    expect(tallies[id]?.decided, id).toBeGreaterThan(3000)
})
