import { expect, test } from 'vitest'
import { circleDistanceFor, circlesOf, regionMiddle, stackedCircles } from './venn-layout.ts'

test.each([2, 3])(
  'the middle of every region of %d sets lies inside its sets and outside the others',
  (sets) => {
    const circles = circlesOf(sets, 308, 0, 0)
    const all = circles.middles.map((_, index) => index)
    const regions = all
      .reduce<number[][]>((found, index) => [...found, ...found.map((region) => [...region, index])], [[]])
      .filter((region) => region.length > 0)
    for (const region of regions) {
      const { at } = regionMiddle(circles, region)
      for (const index of all) {
        const circle = circles.middles[index] ?? at
        const far = Math.hypot(circle.x - at.x, circle.y - at.y)
        if (region.includes(index)) expect(far).toBeLessThan(85)
        else expect(far).toBeGreaterThan(115)
      }
    }
  },
)

test('long words in the overlap draw the circles together', () => {
  expect(circleDistanceFor(20, 20, 240)).toBe(1.08)
  expect(circleDistanceFor(60, 90, 240)).toBeLessThan(1.08)
  expect(circleDistanceFor(90, 60, 240)).toBeGreaterThan(circleDistanceFor(60, 90, 240))
})

test('of two circles above each other, every region has room for long words', () => {
  const circles = stackedCircles(240, 0, 0)
  for (const inside of [[0], [0, 1], [1]]) {
    const { at, wide } = regionMiddle(circles, inside)
    expect(wide).toBeGreaterThan(120)
    for (const [index, circle] of circles.middles.entries())
      expect(Math.hypot(circle.x - at.x, circle.y - at.y) < circles.radius).toBe(inside.includes(index))
  }
})
