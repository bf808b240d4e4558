import type { Position } from '../position.ts'
import { textWidth } from '../scale.ts'

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** What text should avoid. Lines weigh less than boxes, because text has an outline. */
export interface Obstacles {
  bounds: Box
  boxes: readonly Box[]
  lines: readonly (readonly Position[])[]
}

/** The box of `width` by `height` pixels centered on a point. */
export const boxAround = ({ x, y }: Position, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/** The box of lines of text centered on a point. */
export const textBox = (at: Position, lines: readonly string[], size: number): Box =>
  boxAround(at, Math.max(0, ...lines.map((line) => textWidth(line, size))) + 4, lines.length * (size + 4))

const areaOf = (box: Box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top)

const shared = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
})

export const isDisjoint = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

/** The length of the part of a segment that is inside the box (Liang and Barsky, 1984). */
export function lengthInside(from: Position, to: Position, box: Box): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  let enters = 0
  let leaves = 1
  for (const [step, low, high] of [
    [dx, box.left - from.x, box.right - from.x],
    [dy, box.top - from.y, box.bottom - from.y],
  ] as const) {
    if (step === 0) {
      if (low > 0 || high < 0) return 0
      continue
    }
    enters = Math.max(enters, Math.min(low / step, high / step))
    leaves = Math.min(leaves, Math.max(low / step, high / step))
  }
  return leaves > enters ? (leaves - enters) * Math.hypot(dx, dy) : 0
}

/** The overlap of a box: 0 if it is within bounds and touches nothing. */
export function overlapCost(box: Box, { bounds, boxes, lines }: Obstacles): number {
  const outside = areaOf(box) - areaOf(shared(box, bounds))
  const covered = boxes.reduce((sum, other) => sum + areaOf(shared(box, other)), 0)
  const crossed = lines.reduce(
    (sum, line) =>
      sum + line.slice(1).reduce((length, to, index) => length + lengthInside(line[index] ?? to, to, box), 0),
    0,
  )
  return outside * 4 + covered * 2 + crossed * 3
}

/** The position with the least overlap. Each later position costs `step` more. */
export function leastOverlapping<Place extends { box: Box }>(
  places: readonly [Place, ...Place[]],
  obstacles: Obstacles,
  step = 6,
): Place {
  let [best] = places
  let min = Infinity
  places.forEach((place, index) => {
    const cost = overlapCost(place.box, obstacles) + index * step
    if (cost < min) {
      best = place
      min = cost
    }
  })
  return best
}
