import type { Point } from '../equations/line.ts'

/** Legs of right triangles with three whole sides. */
export const triples = [
  [3, 4],
  [6, 8],
  [5, 12],
  [8, 6],
  [4, 3],
  [12, 5],
  [9, 12],
  [8, 15],
] as const
export const squareOf = (value: number): number => value * value
export const legsOf = ([px, py]: Point, [qx, qy]: Point): [number, number] => [
  Math.abs(qx - px),
  Math.abs(qy - py),
]
export const insideOf = (p: Point, q: Point): number => squareOf(q[0] - p[0]) + squareOf(q[1] - p[1])
