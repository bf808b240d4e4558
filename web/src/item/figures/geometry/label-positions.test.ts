import { expect, test } from 'vitest'
import { boxAround, grown, isCrossed, shared } from './boxes.ts'
import { aroundPoint, besideNarrow, besideSegment, extentOf, inAngle, placed } from './label-positions.ts'
import { degreesOf, isInside, minus, toward, turnFrom } from './vector.ts'

const extent = extentOf('12 cm', 15)

test.each([0, 25, 60, 90, 135, 180, 250, 300])(
  'writing beside a side at %d degrees does not touch it',
  (degrees) => {
    const a = { x: 0, y: 0 }
    const b = { x: 150 * toward(degrees).x, y: 150 * toward(degrees).y }
    const out = toward(degrees - 90)
    for (const place of besideSegment(a, b, out, extent)) {
      expect(isCrossed(boxAround(place, extent.width, extent.height), a, b)).toBe(false)
    }
  },
)

test.each([0, 45, 90, 180, 222, 300])(
  'writing at a point toward %d degrees leaves the point free',
  (degrees) => {
    for (const place of aroundPoint({ x: 3, y: 4 }, degrees, extent)) {
      const box = boxAround(place, extent.width, extent.height)
      const isOver = box.left < 3 && box.right > 3 && box.top < 4 && box.bottom > 4
      expect(isOver).toBe(false)
    }
  },
)

test.each([
  [0, 90],
  [0, 35],
  [70, 110],
  [200, 330],
  [340, 25],
])('writing in the angle from %d to %d degrees lies between its arms', (from, to) => {
  const [place] = inAngle({ x: 0, y: 0 }, from, to, extent, 20)
  const box = boxAround(place ?? { x: 0, y: 0 }, extent.width, extent.height)
  for (const x of [box.left, box.right]) {
    for (const y of [box.top, box.bottom]) {
      expect(turnFrom(from, degreesOf(minus({ x, y }, { x: 0, y: 0 })))).toBeLessThan(turnFrom(from, to))
    }
  }
})

test('a name stands in a wide angle, and close beside a narrow one', () => {
  const at = { x: 0, y: 0 }
  expect(besideNarrow(at, 0, 60, extent, 20)).toBeUndefined()
  const places = besideNarrow(at, 5, 15, extent, 46) ?? []
  expect(places.length).toBeGreaterThan(0)
  for (const place of places) {
    expect(Math.hypot(place.x, place.y)).toBeLessThan(110)
    for (const arm of [5, 15]) {
      const end = { x: 200 * toward(arm).x, y: 200 * toward(arm).y }
      expect(isCrossed(boxAround(place, extent.width, extent.height), at, end)).toBe(false)
    }
  }
})

test('labels that want the same place stand apart', () => {
  const at = [
    { x: 0, y: 0 },
    { x: 0, y: 30 },
  ]
  const [first, second] = placed(
    [
      { places: at, extent },
      { places: at, extent },
    ],
    [],
    [],
  )
  expect([first, second]).toEqual(at)
})

test('a label rather moves than lies across a line, and rather across a dashed than a drawn one', () => {
  const at = [
    { x: 0, y: 0 },
    { x: 0, y: 60 },
  ]
  const level = (y: number) => [
    { x: -90, y },
    { x: 90, y },
  ]
  expect(placed([{ places: at, extent }], [{ points: level(0), isFaint: false }], [])).toEqual([at[1]])
  const both = [
    { points: level(0), isFaint: false },
    { points: level(60), isFaint: true },
  ]
  expect(placed([{ places: at, extent }], both, [])).toEqual([at[1]])
})

test('boxes share what they share, and a line that passes by crosses none', () => {
  const box = boxAround({ x: 0, y: 0 }, 10, 10)
  expect(shared(box, boxAround({ x: 5, y: 5 }, 10, 10))).toBe(25)
  expect(shared(box, boxAround({ x: 20, y: 0 }, 10, 10))).toBe(0)
  expect(isCrossed(box, { x: -10, y: 9 }, { x: 10, y: 6 })).toBe(false)
  expect(isCrossed(grown(box, 3), { x: -10, y: 9 }, { x: 10, y: 6 })).toBe(true)
  expect(
    isInside({ x: 0, y: 0 }, [
      { x: -5, y: -5 },
      { x: 5, y: -5 },
      { x: 0, y: 5 },
    ]),
  ).toBe(true)
})
