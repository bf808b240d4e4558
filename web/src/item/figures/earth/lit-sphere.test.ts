import { expect, test } from 'vitest'
import { litPart, moonLight } from './lit-sphere.ts'

/** How far the terminator extends from the center; positive toward the dark side. */
function bulge(phase: number): number {
  const [, short, , sweep] = /A (\S+) (\S+) 0 0 (\d) 0 -10 Z$/.exec(litPart(10, moonLight(phase)).path) ?? []
  return Number(short) * (sweep === '1' ? 1 : -1)
}

test.each([
  [0, -10],
  [1, -7.071],
  [2, 0],
  [3, 7.071],
  [4, 10],
])('in phase %d of eight the edge of day is %d from the middle of a Moon of radius 10', (phase, edge) => {
  expect(bulge(phase)).toBeCloseTo(edge, 2)
})

test('a waxing Moon is lit on the right, a waning one on the left', () => {
  for (const phase of [1, 2, 3]) expect(litPart(10, moonLight(phase)).degrees).toBeCloseTo(0)
  for (const phase of [5, 6, 7]) expect(Math.abs(litPart(10, moonLight(phase)).degrees)).toBeCloseTo(180)
})
