import { expect, test } from 'vitest'
import { againstTruth } from '../against-truth.ts'
import { electromagnets, pull } from './electromagnets.ts'

test('the force of a coil is proportional to its turns and to its current', () => {
  expect(pull(100, 2, 0.3)).toBeCloseTo(60)
  expect(pull(200, 1, 0.3)).toBeCloseTo(pull(100, 2, 0.3))
})

test('what a class finds out about electromagnets is true', () => {
  const tallies = againstTruth(
    electromagnets,
    { kind: 'course', things: 3 },
    ({ id, things: [one = 0, other = 0] }, { exact }) => {
      const [name = '', count = ''] = id.split(/-(?=\d)/)
      const at = count === '100' ? 1 : 3
      const [ours, theirs] = [exact[one]?.[at] ?? 0, exact[other]?.[at] ?? 0]
      switch (name) {
        case 'twice':
        case 'quarter':
          return true
        case 'same-force':
        case 'four-times':
        case 'levels-off':
          return false
        case 'stronger':
          return ours > theirs
        case 'double':
          return Math.abs(ours - 2 * theirs) < 0.1
        case 'as-strong':
          return Math.abs((exact[one]?.[1] ?? 0) - theirs) < 0.1
        default:
          return undefined
      }
    },
  )
  for (const { decided, wrong } of Object.values(tallies)) expect(wrong).toBeLessThanOrEqual(0.005 * decided)
  for (const id of ['twice', 'quarter', 'levels-off', 'as-strong'])
    expect(tallies[id]?.decided, id).toBeGreaterThan(3000)
})
