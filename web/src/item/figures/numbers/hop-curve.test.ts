import { expect, test } from 'vitest'
import { alongHop, clearOf, hopCurve } from './hop-curve.ts'

const out = { x: 1, y: 0 }
const long = hopCurve({ x: 0, y: 77 }, { x: 0, y: 0 }, out, 76)

test('a hop reaches as far out as asked', () => {
  expect(Math.max(...alongHop(long).map(({ x }) => x))).toBeGreaterThan(74)
  expect(Math.max(...alongHop(long).map(({ x }) => x))).toBeLessThan(80)
})

test('a name moves off a hop that would run through it, and stays where none does', () => {
  const middle = { x: 51, y: 11 }
  const move = clearOf(middle, 18, 12, alongHop(long))
  expect(move).not.toBe(0)
  const isThrough = alongHop(long).some(
    ({ x, y }) => Math.abs(x - middle.x) < 9 && Math.abs(y - middle.y - move) < 6,
  )
  expect(isThrough).toBe(false)
  expect(clearOf({ x: 20, y: 40 }, 18, 12, alongHop(long))).toBe(0)
})
