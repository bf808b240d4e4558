import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { aroundOf, drawPoly, type Kind, polyArea, polyCorners, shoelace } from './polygons.ts'

const kinds: readonly Kind[] = ['rectangle', 'right', 'triangle', 'parallelogram', 'ell']

test('the area of a polygon is the area inside its corners', () => {
  for (const kind of kinds) {
    for (let seed = 0; seed < 40; seed += 1) {
      const poly = drawPoly(createRandom(`${kind} ${seed}`), kind, 6)
      expect(shoelace(polyCorners(poly))).toBe(polyArea(poly))
    }
  }
})

test('an L-shape has the perimeter of the rectangle around it', () => {
  const poly = drawPoly(createRandom('ell'), 'ell', 6)
  expect(aroundOf(polyCorners(poly))).toBe(2 * (poly.width + poly.height))
})
