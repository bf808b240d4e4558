import type { FigureOf } from '@skills-center/contract/figure'
import type { Extent } from './label-positions.ts'
import { besideSegment } from './label-positions.ts'
import { centerOfMass } from './outline.ts'
import { type Scene, createScene } from './scene.ts'
import { rightAngle } from './scene-marks.ts'
import { type Vector, along, distance, minus, plus, quarter, times, unit } from './vector.ts'

type SquaresFigure = FigureOf<'right-triangle-squares'>

/** The triangle's vertices: the right angle, then the end of leg a on the right, then the end of leg b above. */
export function triangleOf(a: number, b: number, scale: number): [Vector, Vector, Vector] {
  const min = Math.max(a, b) / 4
  return [
    { x: 0, y: 0 },
    { x: Math.max(a, min) * scale, y: 0 },
    { x: 0, y: -Math.max(b, min) * scale },
  ]
}

/** The square on the side from p to q, to the right of that direction: the side's two ends, then the far vertices. */
export function squareOn(p: Vector, q: Vector): [Vector, Vector, Vector, Vector] {
  const out = times(quarter(minus(q, p)), -1)
  return [p, q, plus(q, out), plus(p, out)]
}

/** `isStacked` puts each word of an area on its own line. */
export function rightTriangleSquaresScene(figure: SquaresFigure, scale: number, isStacked: boolean): Scene {
  const scene = createScene()
  const triangle = triangleOf(figure.a, figure.b, scale)
  const [right, endOfA, endOfB] = triangle
  // Counterclockwise around the triangle, so that each square is outside it.
  const sides = [
    { of: 'a', from: right, to: endOfA, length: figure.a },
    { of: 'c', from: endOfA, to: endOfB, length: Math.hypot(figure.a, figure.b) },
    { of: 'b', from: endOfB, to: right, length: figure.b },
  ] as const
  for (const side of sides) {
    const square = squareOn(side.from, side.to)
    scene.area([square], side.of === 'c' ? 'middle' : 'soft')
    if (figure.unitSquares && Math.abs(side.length - Math.round(side.length)) < 1e-9) {
      for (const line of unitLines(square, Math.round(side.length))) scene.line(line, 'fine')
    }
    scene.line(square, 'line', true)
  }
  scene.area([triangle], 'strong')
  scene.line(triangle, 'outline', true)
  rightAngle(scene, right, 0, 90, Math.min(12, distance(right, endOfA) * 0.3, distance(right, endOfB) * 0.3))
  // In a small triangle the labels of its sides would be too close together to tell apart.
  const isRoomy = figure.unitSquares || inradius(triangle) > 32
  const placings = sides.map((side) => {
    const heart = centerOfMass(squareOn(side.from, side.to))
    const out = unit(minus(heart, along(side.from, side.to, 0.5)))
    const atSide = (extent: Extent) => {
      const inTriangle = besideSegment(side.from, side.to, times(out, -1), extent)
      const inSquare = besideSegment(side.from, side.to, out, extent)
      if (isRoomy) return [...inTriangle, ...inSquare]
      // All sides of a square are equal, so a small square that is filled by its area gets its length outside.
      return distance(side.from, side.to) < 80
        ? [...atOutside(extent), ...inSquare]
        : [...inSquare, ...inTriangle]
    }
    const [, , farEnd, farStart] = squareOn(side.from, side.to)
    const atOutside = (extent: Extent) => [
      ...besideSegment(side.from, farStart, unit(minus(side.from, side.to)), extent).slice(0, 2),
      ...besideSegment(side.to, farEnd, unit(minus(side.to, side.from)), extent).slice(0, 2),
      ...besideSegment(farStart, farEnd, out, extent).slice(0, 2),
    ]
    const down = times(quarter(out), 9)
    const far = [side.from, side.to].map((end) => plus(end, times(out, distance(side.from, side.to))))
    const [start = heart, end = heart] = far
    const beyond = (extent: Extent) => besideSegment(start, end, out, extent)
    // Just across the far side, so that it passes through no label inside.
    const rim = minus(along(start, end, 0.5), times(out, 4))
    return { of: side.of, atSide, inSquare: [heart, plus(heart, down), minus(heart, down)], rim, beyond }
  })
  for (const { of, atSide, inSquare, rim, beyond } of placings) {
    for (const spot of figure.spots ?? []) {
      if (spot.of === of) scene.spot(spot.id, spot.on === 'square' ? () => inSquare : atSide)
    }
    const area = figure.areas[of]
    scene.text(isStacked ? area.replaceAll(' ', '\n') : area, () => inSquare, {
      leader: { to: rim, places: beyond },
    })
  }
  for (const { of, atSide } of placings) scene.text(figure.sides[of], atSide)
  return scene.finish()
}

/** The radius of the inscribed circle. */
function inradius([right, endOfA, endOfB]: readonly [Vector, Vector, Vector]): number {
  return (distance(right, endOfA) + distance(right, endOfB) - distance(endOfA, endOfB)) / 2
}

function unitLines(
  [p, q, r, s]: readonly [Vector, Vector, Vector, Vector],
  count: number,
): [Vector, Vector][] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => (index + 1) / count).flatMap(
    (share): [Vector, Vector][] => [
      [along(p, q, share), along(s, r, share)],
      [along(p, s, share), along(q, r, share)],
    ],
  )
}
