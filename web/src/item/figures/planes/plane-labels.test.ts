import { expect, test } from 'vitest'
import { pointNamePlace } from './plane-labels.ts'

const sheet = { left: 0, right: 400, top: 0, bottom: 400, axisX: 40, axisY: 360 }

test('the name of a point stands off the line that runs through it', () => {
  for (const [from, to] of [
    [
      { x: 100, y: 300 },
      { x: 300, y: 100 },
    ],
    [
      { x: 100, y: 100 },
      { x: 300, y: 300 },
    ],
    [
      { x: 40, y: 200 },
      { x: 400, y: 200 },
    ],
  ] as const) {
    const name = pointNamePlace({ x: 200, y: 200 }, 12, sheet, [{ from, to }], [])
    for (let step = 0; step <= 200; step += 1) {
      const x = from.x + ((to.x - from.x) * step) / 200
      const y = from.y + ((to.y - from.y) * step) / 200
      expect(Math.abs(x - name.x) < 6 && Math.abs(y - name.y) < 8).toBe(false)
    }
  }
})

test('the name of a point stands inside the drawing', () => {
  for (const x of [2, 398])
    for (const y of [2, 398]) {
      const name = pointNamePlace({ x, y }, 40, sheet, [], [])
      expect(name.x - 20).toBeGreaterThanOrEqual(0)
      expect(name.x + 20).toBeLessThanOrEqual(400)
    }
})
