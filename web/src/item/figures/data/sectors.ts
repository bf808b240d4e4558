import type { Position } from '../position.ts'
import { textWidth } from '../scale.ts'
import { boxAround, lengthInside } from './label-placement.ts'

export interface Sector {
  /** Radians, clockwise from the top. */
  from: number
  to: number
  middle: number
}

/** The sectors of a disc in the given order, clockwise from the top. */
export function sectorsOf(shares: readonly number[]): Sector[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  let from = 0
  return shares.map((share) => {
    const sector = { from, to: from + (share / all) * 2 * Math.PI, middle: 0 }
    sector.middle = (sector.from + sector.to) / 2
    from = sector.to
    return sector
  })
}

/** The point at an angle from the top and a distance from the center. */
export const onDisc = (center: Position, angle: number, far: number): Position => ({
  x: center.x + far * Math.sin(angle),
  y: center.y - far * Math.cos(angle),
})

/** The outline of a sector. */
export function sectorPath(center: Position, radius: number, { from, to }: Sector): string {
  const a = onDisc(center, from, radius)
  const b = onDisc(center, to, radius)
  const isLarge = to - from > Math.PI ? 1 : 0
  return `M ${center.x} ${center.y} L ${a.x} ${a.y} A ${radius} ${radius} 0 ${isLarge} 1 ${b.x} ${b.y} Z`
}

/**
 * Candidate positions of text, best first: distances as fractions of the radius, and turns as fractions of half the
 * sector's angle.
 */
const distances = [0.62, 0.66, 0.58, 0.7, 0.54, 0.74, 0.5, 0.78, 0.46, 0.82, 0.42, 0.38, 0.34, 0.3, 0.26]
const turns = [0, 0.25, -0.25, 0.45, -0.45]

/** The angle between two directions, in radians, at most π. */
const between = (a: number, b: number) => Math.abs(((a - b + 5 * Math.PI) % (2 * Math.PI)) - Math.PI)

/**
 * Where lines of text fit inside a sector with some margin, relative to the center and as near the sector's center line
 * as possible; undefined if they do not fit. `reach`: a spinner's pointer covers the center line up to this distance.
 */
export function roomInside(
  sector: Sector,
  radius: number,
  lines: readonly string[],
  size: number,
  reach = 0,
): Position | undefined {
  const center = { x: 0, y: 0 }
  const wide = Math.max(...lines.map((line) => textWidth(line, size))) + 5
  const tall = lines.length * (size + 3) + 2
  const spread = (sector.to - sector.from) / 2
  const edges = [sector.from, sector.to].map((angle) => onDisc(center, angle, radius))
  const tip = onDisc(center, sector.middle, reach)
  const fits = (at: Position) => {
    const box = boxAround(at, wide, tall)
    const corners = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => ({ x, y })))
    return (
      corners.every(
        ({ x, y }) => Math.hypot(x, y) <= radius - 3 && between(Math.atan2(x, -y), sector.middle) <= spread,
      ) &&
      edges.every((edge) => lengthInside(center, edge, box) === 0) &&
      (reach === 0 || lengthInside(center, tip, boxAround(at, wide + 10, tall + 8)) === 0)
    )
  }
  return turns
    .flatMap((turn) => distances.map((part) => onDisc(center, sector.middle + turn * spread, part * radius)))
    .find(fits)
}
