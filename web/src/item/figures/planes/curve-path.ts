import type { FigureOf } from '@skills-center/contract/figure'
import { smooth } from './smooth.ts'

type Plane = FigureOf<'coordinate-plane'>
export type Curve = NonNullable<Plane['curves']>[number]
export type Place = [number, number]
type Formula = (x: number) => number
type Stretch = [number, number]

/** A curve as pieces of closely spaced points, in units of the plane, with marks at its ends. */
export interface CurvePath {
  pieces: Place[][]
  marks: { at: Place; mark: 'closed' | 'open' }[]
  /** Arrowheads, with the point before their tip. */
  arrows: { before: Place; tip: Place }[]
}

const samples = 240

export function curvePath(curve: Curve, plane: Pick<Plane, 'x' | 'y'>): CurvePath {
  const pieces = piecesOf(curve, plane)
  const marks: CurvePath['marks'] = []
  const arrows: CurvePath['arrows'] = []
  if (curve.family === 'step') {
    for (const { from, to, y } of curve.pieces) {
      const isLeft = curve.closedEnd === 'left'
      marks.push({ at: [from, y], mark: isLeft ? 'closed' : 'open' })
      marks.push({ at: [to, y], mark: isLeft ? 'open' : 'closed' })
    }
    return { pieces, marks: marks.filter(({ at }) => isInside(at, plane)), arrows }
  }
  const first = pieces[0] ?? []
  const last = pieces.at(-1) ?? []
  const ends = [
    { mark: curve.fromMark, tip: first[0], before: first[1] },
    { mark: curve.toMark, tip: last.at(-1), before: last.at(-2) },
  ]
  for (const { mark, tip, before } of ends) {
    if (mark === undefined || !tip || !before) continue
    if (mark === 'arrow') arrows.push({ before, tip })
    else marks.push({ at: tip, mark })
  }
  return { pieces, marks, arrows }
}

function piecesOf(curve: Curve, plane: Pick<Plane, 'x' | 'y'>): Place[][] {
  switch (curve.family) {
    case 'points':
      return [curve.isSmooth ? smooth(curve.points) : curve.points]
    case 'step':
      return curve.pieces.map(({ from, to, y }) => [
        [from, y],
        [to, y],
      ])
    case 'ellipse':
      return [
        Array.from({ length: 97 }, (_, step): Place => {
          const angle = (step / 96) * 2 * Math.PI
          return [
            curve.center[0] + curve.xRadius * Math.cos(angle),
            curve.center[1] + curve.yRadius * Math.sin(angle),
          ]
        }),
      ]
    default: {
      const from = Math.max(curve.from ?? plane.x.from, plane.x.from)
      const to = Math.min(curve.to ?? plane.x.to, plane.x.to)
      const formula = formulaOf(curve)
      return stretchesOf(curve, from, to).map((stretch) => traced(formula, stretch, plane.y))
    }
  }
}

type Formulaic = Exclude<Curve, { family: 'points' | 'step' | 'ellipse' }>

/** The curve's y at each x. */
export function formulaOf(curve: Formulaic): Formula {
  switch (curve.family) {
    case 'line':
      return (x) => curve.slope * x + curve.intercept
    case 'parabola':
      return (x) => curve.a * (x - curve.h) ** 2 + curve.k
    case 'absolute-value':
      return (x) => curve.a * Math.abs(x - curve.h) + curve.k
    case 'square-root':
      return (x) => curve.a * Math.sqrt(Math.max(0, x - curve.h)) + curve.k
    case 'cube-root':
      return (x) => curve.a * Math.cbrt(x - curve.h) + curve.k
    case 'reciprocal':
      return (x) => curve.a / (x - curve.h) + curve.k
    case 'exponential':
      return (x) => curve.a * curve.base ** (x - curve.h) + curve.k
    case 'logarithm':
      return (x) => (curve.a * Math.log(x - curve.h)) / Math.log(curve.base) + curve.k
    case 'sine':
      return (x) => curve.a * Math.sin((2 * Math.PI * (x - curve.h)) / curve.period) + curve.k
    case 'polynomial':
      return (x) => curve.coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0)
  }
}

/** The intervals on which the curve is defined and connected. */
function stretchesOf(curve: Formulaic, from: number, to: number): Stretch[] {
  const cut = (stretches: Stretch[]): Stretch[] => stretches.filter(([start, end]) => end > start)
  switch (curve.family) {
    case 'square-root':
      return cut([[Math.max(from, curve.h), to]])
    case 'logarithm':
      return cut([[Math.max(from, curve.h), to]])
    case 'reciprocal':
      return cut([
        [from, Math.min(to, curve.h)],
        [Math.max(from, curve.h), to],
      ])
    default:
      return cut([[from, to]])
  }
}

/** Points of the curve, denser near the ends, where it may be steep; none far outside the plane. */
function traced(formula: Formula, [from, to]: Stretch, y: Plane['y']): Place[] {
  const span = to - from
  const tall = y.to - y.from
  const even = Array.from({ length: samples + 1 }, (_, step) => from + (span * step) / samples)
  const nearEnds = Array.from({ length: 28 }, (_, step) => span * 2 ** -(step + 8))
  const all = [...even, ...nearEnds.flatMap((off) => [from + off, to - off])].toSorted((a, b) => a - b)
  return all
    .map((x): Place => [x, formula(x)])
    .filter(([, value]) => Number.isFinite(value))
    .map(([x, value]): Place => [x, Math.min(Math.max(value, y.from - 2 * tall), y.to + 2 * tall)])
}

export const isInside = ([x, y]: Place, plane: Pick<Plane, 'x' | 'y'>): boolean =>
  x >= plane.x.from - 1e-9 && x <= plane.x.to + 1e-9 && y >= plane.y.from - 1e-9 && y <= plane.y.to + 1e-9
