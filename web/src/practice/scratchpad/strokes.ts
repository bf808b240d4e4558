import type { Stroke } from './sheet.ts'

/** A point nearer than this to the last one is dropped, in the paper's units. */
const minStep = 1.5
/** Maximum numbers in one stroke. */
const longest = 4000

/** Adds a point to a stroke, unless it is too near the last one or the stroke is full. */
export function withPoint(points: readonly number[], x: number, y: number): readonly number[] {
  const [lastX, lastY] = points.slice(-2)
  const isNear = lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < minStep
  return isNear || points.length >= longest ? points : [...points, rounded(x), rounded(y)]
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** The SVG path of a stroke: curves through the midpoints between its points, so that it has no corners. */
export function pathOf(points: readonly number[]): string {
  const at = (place: number) => [points[2 * place] ?? 0, points[2 * place + 1] ?? 0] as const
  const count = Math.floor(points.length / 2)
  const [startX, startY] = at(0)
  // A tap becomes a dot: a very short line with round ends.
  if (count === 1) return `M${startX} ${startY}h.01`
  let path = `M${startX} ${startY}`
  for (let place = 1; place < count - 1; place += 1) {
    const [x, y] = at(place)
    const [nextX, nextY] = at(place + 1)
    path += `Q${x} ${y} ${rounded((x + nextX) / 2)} ${rounded((y + nextY) / 2)}`
  }
  const [endX, endY] = at(count - 1)
  return `${path}L${endX} ${endY}`
}

/** Indexes of the strokes within this distance of a point. */
export function strokesNear(
  strokes: readonly Stroke[],
  x: number,
  y: number,
  reach: number,
): readonly number[] {
  return strokes.flatMap(({ points }, index) => (distance(points, x, y) <= reach ? [index] : []))
}

/** The distance from a point to the nearest segment of a stroke. */
function distance(points: readonly number[], x: number, y: number): number {
  let nearest = Infinity
  for (let place = 0; place < points.length; place += 2) {
    const [fromX = 0, fromY = 0] = points.slice(place, place + 2)
    const [toX = fromX, toY = fromY] = points.slice(place + 2, place + 4)
    const [dx, dy] = [toX - fromX, toY - fromY]
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / length))
    nearest = Math.min(nearest, Math.hypot(x - fromX - along * dx, y - fromY - along * dy))
  }
  return nearest
}
