import { advise, type Advice } from './advice/advice.ts'
import { isNear } from './near.ts'
import { correct, incorrect, unreadable, type Judgement } from './verdict.ts'

export type PlanePoint = readonly [x: number, y: number]

/** A curve is defined by its vertex (for `exponential`, any of its points) and another of its points. */
export type CurveFamily = 'parabola' | 'absolute-value' | 'exponential'

export interface PlaneKey {
  draws: 'points' | 'line' | 'segment' | 'polygon' | CurveFamily
  points: readonly PlanePoint[]
}

/**
 * Judges a drawing on a coordinate plane. Points count in any order, a line by any two of its points, a polygon from
 * any vertex in either direction, and a curve by its shape, not by the points that define it.
 */
export function judgePlane(points: readonly PlanePoint[], key: PlaneKey): Judgement {
  const left = key.points.length - points.length
  if (left > 0)
    return unreadable(left === 1 ? advise('one-point-left') : advise('points-left', { left: `${left}` }))
  const isRepeated = points.some((point, index) =>
    points.slice(index + 1).some((other) => isSamePoint(point, other)),
  )
  if (isRepeated) return unreadable(advise('points-meet'))
  const echo = points.map(([x, y]) => `(${x}, ${y})`).join(', ')
  const problem = problems[key.draws](points)
  if (problem !== null) return unreadable(problem)
  return (isSame[key.draws](points, key.points) ? correct : incorrect)(echo)
}

type Points = readonly PlanePoint[]

const isSamePoint = (a: PlanePoint, b: PlanePoint): boolean => isNear(a[0], b[0]) && isNear(a[1], b[1])

const asSet = (a: Points, b: Points): boolean =>
  a.length === b.length && b.every((point) => a.some((other) => isSamePoint(point, other)))

const isSame: Record<PlaneKey['draws'], (drawn: Points, wanted: Points) => boolean> = {
  points: asSet,
  segment: asSet,
  line([p, q], wanted) {
    return p !== undefined && q !== undefined && wanted.every((point) => isOnLine(point, p, q))
  },
  polygon(drawn, wanted) {
    const [first] = wanted
    const start = drawn.findIndex((point) => first !== undefined && isSamePoint(point, first))
    if (start < 0 || drawn.length !== wanted.length) return false
    const goes = (step: 1 | -1) =>
      wanted.every((point, index) => {
        const other = drawn.at((start + step * index) % drawn.length)
        return other !== undefined && isSamePoint(point, other)
      })
    return goes(1) || goes(-1)
  },
  parabola: (drawn, wanted) => isSameVertexForm(drawn, wanted, (run) => run * run),
  'absolute-value': (drawn, wanted) => isSameVertexForm(drawn, wanted, Math.abs),
  exponential(drawn, wanted) {
    const [a, b] = [exponential(drawn), exponential(wanted)]
    return a !== null && b !== null && isNear(a.start, b.start) && isNear(a.base, b.base)
  },
}

const onlyPoints = () => null
const notBelowEachOther: (drawn: Points) => Advice | null = ([vertex, other]) =>
  vertex && other && isNear(vertex[0], other[0]) ? advise('beside-vertex') : null

const problems: Record<PlaneKey['draws'], (drawn: Points) => Advice | null> = {
  points: onlyPoints,
  line: onlyPoints,
  segment: onlyPoints,
  polygon: onlyPoints,
  parabola: notBelowEachOther,
  'absolute-value': notBelowEachOther,
  exponential: (drawn) => (exponential(drawn) === null ? advise('same-side') : null),
}

/** The area of the triangle is 0. */
const isOnLine = ([x, y]: PlanePoint, [px, py]: PlanePoint, [qx, qy]: PlanePoint): boolean =>
  isNear((qx - px) * (y - py), (qy - py) * (x - px))

/** y = k + a · shape(x - h), with the vertex (h, k) first. */
function isSameVertexForm(drawn: Points, wanted: Points, shape: (run: number) => number): boolean {
  const [a, b] = [drawn, wanted].map(([vertex, other]) =>
    vertex && other ? { vertex, factor: (other[1] - vertex[1]) / shape(other[0] - vertex[0]) } : undefined,
  )
  return a !== undefined && b !== undefined && isSamePoint(a.vertex, b.vertex) && isNear(a.factor, b.factor)
}

/** y = start · baseˣ through two points; null if there is none. */
function exponential([p, q]: Points): { start: number; base: number } | null {
  if (p === undefined || q === undefined || isNear(p[0], q[0]) || p[1] * q[1] <= 0) return null
  const base = (q[1] / p[1]) ** (1 / (q[0] - p[0]))
  return { start: p[1] / base ** p[0], base }
}
