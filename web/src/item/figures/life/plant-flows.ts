import type { Position } from '../position.ts'
import type { PlantArrow, PlantEnd } from './plant-parts.ts'

/** Whether an arrow leads into the plant, out of it, or between its parts. */
export function wayOf({ from, to }: PlantArrow): 'in' | 'out' | 'through' {
  if (from === 'outside') return 'in'
  return to === 'outside' ? 'out' : 'through'
}

/** The height of each part on the stem, and the position of its leaf or petal. */
const heights: Record<Exclude<PlantEnd, 'outside'>, number> = { roots: 222, stem: 172, leaf: 134, flower: 62 }

/**
 * A path along the stem in the drawing's units: up on the right, down on the left. Several in one direction are
 * slightly apart.
 */
export function throughTrail({ from, to }: PlantArrow, place: number): Position[] {
  if (from === 'outside' || to === 'outside') return []
  const isUp = heights[from] > heights[to]
  const side = isUp ? 1 : -1
  const x = 100 + side * (13 + place * 9)
  const leaf = { x: 100 + side * 44, y: isUp ? 112 : 132 }
  const start: Position[] =
    from === 'leaf' ? curve(leaf, { x, y: leaf.y + 2 }, { x, y: 158 }) : [{ x, y: heights[from] }]
  const end: Position[] =
    to === 'leaf' && isUp ? curve({ x, y: 140 }, { x, y: leaf.y + 2 }, leaf) : [{ x, y: heights[to] }]
  return densely([...start, ...end])
}

function curve(from: Position, via: Position, to: Position): Position[] {
  return Array.from({ length: 13 }, (_, index) => {
    const t = index / 12
    return {
      x: (1 - t) ** 2 * from.x + 2 * (1 - t) * t * via.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * (1 - t) * t * via.y + t ** 2 * to.y,
    }
  })
}

/** With enough points for an arrowhead to follow the path. */
function densely(trail: readonly Position[]): Position[] {
  return trail.flatMap((spot, index) => {
    const next = trail[index + 1]
    if (!next) return [spot]
    const count = Math.max(1, Math.ceil(Math.hypot(next.x - spot.x, next.y - spot.y) / 4))
    return Array.from({ length: count }, (_, step) => ({
      x: spot.x + ((next.x - spot.x) * step) / count,
      y: spot.y + ((next.y - spot.y) * step) / count,
    }))
  })
}

/** From point to point; a wave for energy, straight at its tip. */
export function betweenSpots(from: Position, to: Position, isWave: boolean): Position[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const count = Math.max(2, Math.ceil(far / 1.5))
  const across = { x: -(to.y - from.y) / far, y: (to.x - from.x) / far }
  const wavy = far - 16
  return Array.from({ length: count + 1 }, (_, index) => {
    const gone = (index / count) * far
    const rounds = Math.max(1, Math.round(wavy / 14))
    const sway = isWave && gone < wavy ? 4 * Math.sin((gone / wavy) * rounds * 2 * Math.PI) : 0
    return {
      x: from.x + ((to.x - from.x) * index) / count + across.x * sway,
      y: from.y + ((to.y - from.y) * index) / count + across.y * sway,
    }
  })
}
