import { expect, test } from 'vitest'
import {
  type Box,
  type Ground,
  bestPlace,
  dense,
  overlaps,
  placesAround,
  placesBeside,
} from './plane-labels.ts'

const edges = { left: 0, right: 400, top: 0, bottom: 400 }
const size = { wide: 12, tall: 18 }
const covers = (box: Box, x: number, y: number) =>
  Math.abs(x - box.x) < box.wide / 2 && Math.abs(y - box.y) < box.tall / 2

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
    const line = dense([from, to])
    const ground: Ground = { edges, boxes: [], strokes: [{ spots: line, weight: 10 }] }
    const name = bestPlace(placesAround({ x: 200, y: 200 }, size, 9), size, ground)
    for (const spot of line) expect(covers({ ...name, ...size }, spot.x, spot.y)).toBe(false)
  }
})

test('the name of a point stands inside the drawing and does not cover the point', () => {
  const wide = { wide: 60, tall: 18 }
  for (const x of [12, 200, 388])
    for (const y of [12, 200, 388]) {
      const name = bestPlace(placesAround({ x, y }, wide, 9), wide, { edges, boxes: [], strokes: [] })
      expect(name.x - 30).toBeGreaterThanOrEqual(0)
      expect(name.x + 30).toBeLessThanOrEqual(400)
      expect(covers({ ...name, ...wide }, x, y)).toBe(false)
    }
})

test('names of neighbouring points do not cover each other', () => {
  const boxes: Ground['boxes'] = []
  for (const x of [200, 214, 228, 242]) {
    const place = bestPlace(placesAround({ x, y: 200 }, size, 9), size, { edges, boxes, strokes: [] })
    const box = { ...place, ...size }
    for (const other of boxes) expect(overlaps(box, other.box)).toBe(false)
    boxes.push({ box, weight: 10 })
  }
})

test('the name of a side stands on the outer side of it', () => {
  const side = [
    { x: 100, y: 300 },
    { x: 300, y: 300 },
  ]
  const name = bestPlace(placesBeside(side, size, [0.5], 90), size, { edges, boxes: [], strokes: [] })
  expect(name.x).toBe(200)
  expect(name.y).toBeGreaterThan(300)
})
