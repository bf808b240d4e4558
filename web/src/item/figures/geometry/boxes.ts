import { type Vector, minus } from './vector.ts'

/** The edges of an axis-aligned rectangle, in pixels. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export const boxAround = (at: Vector, width: number, height: number): Box => ({
  left: at.x - width / 2,
  right: at.x + width / 2,
  top: at.y - height / 2,
  bottom: at.y + height / 2,
})

export const boxOf = (places: readonly Vector[]): Box => ({
  left: Math.min(...places.map((place) => place.x)),
  right: Math.max(...places.map((place) => place.x)),
  top: Math.min(...places.map((place) => place.y)),
  bottom: Math.max(...places.map((place) => place.y)),
})

export const boxOver = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  right: Math.max(...boxes.map((box) => box.right)),
  top: Math.min(...boxes.map((box) => box.top)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
})

export const widthOf = (box: Box): number => box.right - box.left
export const heightOf = (box: Box): number => box.bottom - box.top

export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  right: box.right + by,
  top: box.top - by,
  bottom: box.bottom + by,
})

/** The area of the overlap of two boxes. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** Whether the segment from a to b touches the box (Liang and Barsky 1984). */
export function isCrossed(box: Box, a: Vector, b: Vector): boolean {
  const way = minus(b, a)
  let enters = 0
  let leaves = 1
  const edges: [number, number][] = [
    [-way.x, a.x - box.left],
    [way.x, box.right - a.x],
    [-way.y, a.y - box.top],
    [way.y, box.bottom - a.y],
  ]
  for (const [step, room] of edges) {
    if (step === 0) {
      if (room < 0) return false
    } else if (step < 0) {
      enters = Math.max(enters, room / step)
    } else {
      leaves = Math.min(leaves, room / step)
    }
  }
  return enters <= leaves
}
