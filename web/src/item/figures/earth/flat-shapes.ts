/** A point in the plane. The caller decides in which direction y grows. */
export interface Place {
  x: number
  y: number
}

/** A half plane: all points p with (p − at) · normal ≤ 0. */
export interface HalfPlane {
  at: Place
  normal: Place
}

const distance = ({ at, normal }: HalfPlane, { x, y }: Place) => (x - at.x) * normal.x + (y - at.y) * normal.y

const between = (a: Place, b: Place, share: number): Place => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** Clips a polygon to a half plane (Sutherland and Hodgman, 1974). */
export function clippedPolygon(polygon: readonly Place[], side: HalfPlane): Place[] {
  const kept: Place[] = []
  polygon.forEach((to, index) => {
    const from = polygon.at(index - 1) ?? to
    const [before, after] = [distance(side, from), distance(side, to)]
    if (before > 0 !== after > 0) kept.push(between(from, to, before / (before - after)))
    if (after <= 0) kept.push(to)
  })
  return kept
}

/** Clips a polyline to a half plane; returns its pieces. */
export function clippedLine(line: readonly Place[], side: HalfPlane): Place[][] {
  const pieces: Place[][] = []
  let piece: Place[] = []
  line.forEach((to, index) => {
    const from = line[index - 1]
    const after = distance(side, to)
    if (from) {
      const before = distance(side, from)
      if (before > 0 !== after > 0) {
        piece.push(between(from, to, before / (before - after)))
        if (after > 0) {
          pieces.push(piece)
          piece = []
        }
      }
    }
    if (after <= 0) piece.push(to)
  })
  if (piece.length > 0) pieces.push(piece)
  return pieces.filter((one) => one.length > 1)
}

/** Whether a point is inside a polygon, by counting the edges to its right. */
export function isInside(polygon: readonly Place[], { x, y }: Place): boolean {
  let inside = false
  polygon.forEach((to, index) => {
    const from = polygon.at(index - 1) ?? to
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) {
      inside = !inside
    }
  })
  return inside
}

export const moved =
  (by: Place) =>
  ({ x, y }: Place): Place => ({ x: x + by.x, y: y + by.y })

/** Rotates points around `centre` by `degrees`; positive turns x toward y. */
export function turned(centre: Place, degrees: number): (place: Place) => Place {
  const angle = (degrees / 180) * Math.PI
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ({ x, y }) => ({
    x: centre.x + (x - centre.x) * cos - (y - centre.y) * sin,
    y: centre.y + (x - centre.x) * sin + (y - centre.y) * cos,
  })
}

/** The height at `x` of a line that runs from left to right. */
export function heightAt(line: readonly Place[], x: number): number {
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (from && from.x <= x && to.x >= x && to.x > from.x) {
      return between(from, to, (x - from.x) / (to.x - from.x)).y
    }
  }
  return line[0]?.y ?? 0
}
