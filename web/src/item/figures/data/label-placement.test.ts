import { expect, test } from 'vitest'
import { boxAround, overlapCost, leastOverlapping, lengthInside } from './label-placement.ts'

const bounds = { left: 0, right: 200, top: 0, bottom: 100 }

test('a line that crosses a box is as long inside as the box is wide', () => {
  const box = boxAround({ x: 50, y: 50 }, 20, 10)
  expect(lengthInside({ x: 0, y: 50 }, { x: 100, y: 50 }, box)).toBeCloseTo(20)
  expect(lengthInside({ x: 0, y: 70 }, { x: 100, y: 70 }, box)).toBe(0)
  expect(lengthInside({ x: 50, y: 0 }, { x: 50, y: 100 }, box)).toBeCloseTo(10)
})

test('a box that touches nothing costs nothing', () => {
  expect(overlapCost(boxAround({ x: 50, y: 50 }, 20, 10), { bounds, boxes: [], lines: [] })).toBe(0)
  expect(overlapCost(boxAround({ x: 5, y: 50 }, 20, 10), { bounds, boxes: [], lines: [] })).toBeGreaterThan(0)
})

test('a label goes to the first place that is clear', () => {
  const place = (x: number) => ({ x, box: boxAround({ x, y: 50 }, 30, 20) })
  const obstacles = {
    bounds,
    boxes: [boxAround({ x: 40, y: 50 }, 30, 20)],
    lines: [
      [
        { x: 90, y: 0 },
        { x: 90, y: 100 },
      ],
    ],
  }
  expect(leastOverlapping([place(40), place(90), place(150), place(170)], obstacles).x).toBe(150)
})
