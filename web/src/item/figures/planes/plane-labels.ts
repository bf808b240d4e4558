import type { Spot } from '../arrow.tsx'

/** Edges of a drawing and its two axes, in pixels. */
export interface Sheet {
  left: number
  right: number
  top: number
  bottom: number
  axisX: number
  axisY: number
}

/** Where the name of a line stands: beside one of its ends, clear of the axes, the points and the line. */
export function lineNamePlace(
  ends: readonly Spot[],
  wide: number,
  sheet: Sheet,
  points: readonly Spot[],
): Spot {
  const [a = { x: 0, y: 0 }, b = a] = ends
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const places = [0.94, 0.06, 0.85, 0.15, 0.75, 0.25].flatMap((along) =>
    [1, -1].flatMap((side) =>
      [14, 22].map((off) => {
        const nx = (-(b.y - a.y) / far) * side
        const ny = ((b.x - a.x) / far) * side
        const x = a.x + (b.x - a.x) * along + nx * (off + (Math.abs(nx) * wide) / 2)
        const y = a.y + (b.y - a.y) * along + ny * off
        const isOff = x - wide / 2 < sheet.left - 6 || x + wide / 2 > sheet.right + 20
        const isPast = y < sheet.top + 4 || y > sheet.bottom - 4
        const overUpright = Math.abs(x - sheet.axisX) < wide / 2 + 22 ? 2 : 0
        const overLevel = y - sheet.axisY < 28 && y - sheet.axisY > -14 ? 2 : 0
        const nearPoints = points.filter((p) => Math.abs(p.x - x) < wide / 2 + 24 && Math.abs(p.y - y) < 26)
        const cost = (isOff ? 20 : 0) + (isPast ? 9 : 0) + overUpright + overLevel + nearPoints.length * 4
        return { x, y, cost: cost + Math.abs(along - 0.94) + (off > 14 ? 0.3 : 0) }
      }),
    ),
  )
  return places.reduce((best, place) => (place.cost < best.cost ? place : best))
}

/** Where the name of a point stands: close by, off every line, axis and other point. */
export function pointNamePlace(
  at: Spot,
  wide: number,
  sheet: Sheet,
  lines: readonly { from: Spot; to: Spot }[],
  points: readonly Spot[],
): Spot {
  const places = directions.map(([right, down], index) => {
    const x = at.x + right * (10 + wide / 2)
    const y = at.y + down * (right === 0 ? 18 : 13)
    const covers = (spot: Spot) => Math.abs(spot.x - x) < wide / 2 + 4 && Math.abs(spot.y - y) < 11
    const isOff = x - wide / 2 < sheet.left || x + wide / 2 > sheet.right || y < 8 || y > sheet.bottom - 8
    const onLines = lines.filter(({ from, to }) => trail(from, to).some(covers)).length
    const onPoints = points.filter((other) => other !== at && covers(other)).length
    const onAxes =
      (Math.abs(x - sheet.axisX) < wide / 2 + 4 ? 1 : 0) + (Math.abs(y - sheet.axisY) < 11 ? 1 : 0)
    // Numerals stand left of the upright axis and under the level one.
    const onNumerals =
      (x < sheet.axisX && x > sheet.axisX - 34 ? 1 : 0) + (y > sheet.axisY && y < sheet.axisY + 28 ? 1 : 0)
    const cost = (isOff ? 50 : 0) + onLines * 10 + onPoints * 10 + onAxes * 4 + onNumerals * 5
    return { x, y, cost: cost + index * 0.1 }
  })
  return places.reduce((best, place) => (place.cost < best.cost ? place : best))
}

/** To the right and upwards first, where people look for the name of a point. */
const directions = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
] as const

const trail = (from: Spot, to: Spot): Spot[] =>
  Array.from({ length: 121 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / 120,
    y: from.y + ((to.y - from.y) * step) / 120,
  }))
