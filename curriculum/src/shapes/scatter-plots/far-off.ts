import type { Figure } from '../../item.ts'

type Point = readonly [number, number]

/** The vertical distance of a point from the line through two others. */
const gap = ([x, y]: Point, [[x1, y1], [x2, y2]]: readonly [Point, Point]): number =>
  Math.abs(y - y1 - ((y2 - y1) / (x2 - x1)) * (x - x1))

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** The ids of the lines in a scatter plot, starting with the closest to its points. */
export function nearestLines(figure: Figure | undefined): string[] {
  if (figure?.kind !== 'scatter-plot') throw new TypeError('expects a scatter plot')
  const points = figure.groups.flatMap((group) => group.points.map(({ at }) => at))
  const off = (through: readonly [Point, Point]): number =>
    points.reduce((sum, point) => sum + gap(point, through), 0)
  return (figure.lines ?? [])
    .toSorted((one, other) => off(one.through) - off(other.through))
    .flatMap(({ id }) => id ?? [])
}

/** The ids of the named points in a scatter plot, starting with the farthest from the median-slope line (Theil–Sen). */
export function farthestPoints(figure: Figure | undefined): string[] {
  if (figure?.kind !== 'scatter-plot') throw new TypeError('expects a scatter plot')
  const points = figure.groups.flatMap((group) => group.points)
  const slope = middle(
    points.flatMap(({ at: [x, y] }) =>
      points.flatMap(({ at: [u, v] }) => (u > x ? [(v - y) / (u - x)] : [])),
    ),
  )
  const start = middle(points.map(({ at: [x, y] }) => y - slope * x))
  const line = [
    [0, start],
    [1, start + slope],
  ] as const
  return points
    .toSorted((one, other) => gap(other.at, line) - gap(one.at, line))
    .flatMap(({ id }) => id ?? [])
}
