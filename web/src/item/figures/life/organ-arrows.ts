import type { Position } from '../position.ts'
import { type BodyFigure, type Organ, bodyAnchors, bodySize } from './body-parts.ts'
import { alongTrail, chordTrail } from './cycle-curves.ts'

export interface OrganArrow {
  key: string
  label: string | undefined
  /** In the drawing's units. */
  trail: Position[]
}

/** Arrows from organ to organ, slightly curved, so that opposite arrows do not overlap. */
export function organArrows(figure: BodyFigure): OrganArrow[] {
  const drawn = new Map(figure.organs.map((organ): [string, Organ] => [organ.id, organ.id]))
  return figure.arrows.flatMap((arrow, index) => {
    const fromId = drawn.get(arrow.from)
    const toId = drawn.get(arrow.to)
    if (fromId === undefined || toId === undefined || fromId === toId) return []
    const from = bodyAnchors[fromId][0]
    const to = bodyAnchors[toId][0]
    if (!from || !to) return []
    const far = Math.hypot(to.x - from.x, to.y - from.y)
    const bend = Math.min(16, Math.max(6, far * 0.18))
    const isReturned = figure.arrows.some((other) => other.from === arrow.to && other.to === arrow.from)
    // A single arrow stays inside the body, on the side of the spine.
    const trails = [bend, -bend].map((way) => chordTrail(from, to, way))
    const offSpine = (trail: readonly Position[]) => Math.abs(alongTrail(trail, 0.5).x - bodySize.width / 2)
    const [left = [], right = []] = trails
    const trail = isReturned || offSpine(left) <= offSpine(right) ? left : right
    return [{ key: `arrow ${index}`, label: arrow.label, trail }]
  })
}
