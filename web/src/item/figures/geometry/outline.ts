import type { FigureOf } from '@skills-center/contract/figure'
import { boxOf } from './boxes.ts'
import { type Vector, distanceToSegment, doubleArea, isInside, sidesOf } from './vector.ts'

export type Shape = FigureOf<'polygon'>['shapes'][number]
type Outline = Shape['outline']
export type Units = [number, number]

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/** The vertices of an outline in units, y up. */
export function cornersOf(outline: Outline): Units[] {
  switch (outline.type) {
    case 'vertices':
      return outline.vertices
    case 'rectangle': {
      const { width, height } = outline
      return [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ]
    }
    case 'triangle': {
      const [base, right, left] = outline.sides
      const x = (base ** 2 + left ** 2 - right ** 2) / (2 * base)
      return [
        [0, 0],
        [base, 0],
        [x, Math.sqrt(Math.max(0, left ** 2 - x ** 2))],
      ]
    }
    case 'triangle-angles': {
      const [left, right] = outline.angles
      const side = (outline.base * sine(right)) / sine(left + right)
      return [
        [0, 0],
        [outline.base, 0],
        [side * cosine(left), side * sine(left)],
      ]
    }
    case 'parallelogram': {
      const { base, side, angle } = outline
      const over: Units = [side * cosine(angle), side * sine(angle)]
      return [[0, 0], [base, 0], [base + over[0], over[1]], over]
    }
    case 'trapezoid': {
      const { base, top, height, shift } = outline
      return [
        [0, 0],
        [base, 0],
        [shift + top, height],
        [shift, height],
      ]
    }
    case 'regular':
      return regular(outline.sides, outline.side)
  }
}

/** A regular polygon on its first side, which is horizontal from (0, 0). */
function regular(count: number, side: number): Units[] {
  const corners: Units[] = [[0, 0]]
  for (let index = 0; index < count - 1; index++) {
    const [x, y] = corners[index] ?? [0, 0]
    const way = (360 / count) * index
    corners.push([x + side * cosine(way), y + side * sine(way)])
  }
  return corners
}

/** Maps a shape's own units into the drawing, at `scale` pixels for each unit. */
export function toDrawing(shape: Shape, scale: number): (place: Units) => Vector {
  const turn = shape.turn ?? 0
  return ([x, y]) => {
    const across = shape.isFlipped ? -x : x
    return {
      x: (across * cosine(turn) - y * sine(turn)) * scale,
      y: -(across * sine(turn) + y * cosine(turn)) * scale,
    }
  }
}

/** Whether a polygon is convex. */
function isConvex(corners: readonly Vector[]): boolean {
  const way = Math.sign(doubleArea(corners))
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const third = corners[(index + 2) % corners.length] ?? corner
    return doubleArea([corner, next, third]) * way >= -1e-9
  })
}

/** The best position for text inside a polygon: its center of mass, or otherwise where there is the most room. */
export function labelPointOf(corners: readonly Vector[]): Vector {
  const mass = centerOfMass(corners)
  if (isConvex(corners)) return mass
  const room = (place: Vector) =>
    isInside(place, corners)
      ? Math.min(...sidesOf(corners).map(([a, b]) => distanceToSegment(place, a, b)))
      : 0
  const box = boxOf(corners)
  let best = { place: mass, room: 0 }
  const steps = 18
  for (let column = 1; column < steps; column++) {
    for (let row = 1; row < steps; row++) {
      const place = {
        x: box.left + ((box.right - box.left) * column) / steps,
        y: box.top + ((box.bottom - box.top) * row) / steps,
      }
      if (room(place) > best.room) best = { place, room: room(place) }
    }
  }
  return room(mass) >= best.room * 0.7 ? mass : best.place
}

export function centerOfMass(corners: readonly Vector[]): Vector {
  const double = doubleArea(corners)
  if (Math.abs(double) < 1e-9) {
    const count = Math.max(1, corners.length)
    return {
      x: corners.reduce((sum, corner) => sum + corner.x, 0) / count,
      y: corners.reduce((sum, corner) => sum + corner.y, 0) / count,
    }
  }
  let x = 0
  let y = 0
  for (const [a, b] of sidesOf(corners)) {
    const slice = b.x * a.y - a.x * b.y
    x += (a.x + b.x) * slice
    y += (a.y + b.y) * slice
  }
  return { x: x / (3 * double), y: y / (3 * double) }
}
