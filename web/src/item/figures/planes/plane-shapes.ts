import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import { curvePath, isInside } from './curve-path.ts'
import { clipped, halfPlane, middleOf } from './plane-clip.ts'
import type { Drawn, Frame } from './plane-frame.ts'
import { dense, visible } from './plane-labels.ts'

type Plane = FigureOf<'coordinate-plane'>
type Mark = 'closed' | 'open' | 'arrow'

/** A stroke on the sheet, with marks at its ends. */
export interface Stroke {
  label: string
  id: string | undefined
  /** The index of its series look. */
  look: number
  /** Undefined: the look decides. */
  isDashed: boolean | undefined
  pieces: Position[][]
  marks: { at: Position; mark: 'closed' | 'open' }[]
  arrows: { before: Position; tip: Position }[]
  /** The longest part of it within the plot. */
  seen: Position[]
}

export interface Shapes {
  lines: Stroke[]
  curves: Stroke[]
  segments: Stroke[]
  polygons: {
    polygon: NonNullable<Plane['polygons']>[number]
    corners: Position[]
    middle: Position
    look: number
  }[]
  halfPlanes: {
    half: NonNullable<Plane['halfPlanes']>[number]
    corners: Position[]
    middle: Position
    boundary: Position[]
  }[]
}

/** Everything drawn on the plane, in pixels. */
export function shapesOf(figure: Plane, { put, plot }: Frame): Shapes {
  const stroke = (pieces: Position[][], more: Omit<Stroke, 'pieces' | 'seen'>): Stroke => {
    const runs = pieces.map((piece) => visible(dense(piece), plot))
    const seen = runs.reduce((longest, run) => (run.length > longest.length ? run : longest), [])
    return { ...more, pieces, seen }
  }

  const lines = figure.lines.map((line, index) => {
    const cut = clipped(line.through, figure)
    return stroke(cut ? [[put(cut.from), put(cut.to)]] : [], {
      label: line.label,
      id: line.id,
      look: index,
      isDashed: line.isDashed,
      marks: [],
      arrows: [],
    })
  })

  let look = lines.length - 1
  const curves = (figure.curves ?? []).map((curve, index) => {
    if (index === 0 || (curve.label ?? '') !== '') look++
    const path = curvePath(curve, figure)
    return stroke(
      path.pieces.map((piece) => piece.map(put)),
      {
        label: curve.label ?? '',
        id: curve.id,
        look,
        isDashed: curve.isDashed,
        marks: path.marks
          .filter(({ at }) => isInside(at, figure))
          .map(({ at, mark }) => ({ at: put(at), mark })),
        arrows: path.arrows
          .filter(({ tip }) => isInside(tip, figure))
          .map(({ before, tip }) => ({ before: put(before), tip: put(tip) })),
      },
    )
  })

  const segments = (figure.segments ?? []).map((segment) => {
    const far = segment.isEndless ? clipped([segment.from, segment.to], figure, 0)?.to : undefined
    const from = put(segment.from)
    const to = put(far ?? segment.to)
    const ends: { mark: Mark | undefined; tip: Position; before: Position }[] = [
      { mark: segment.fromMark, tip: from, before: to },
      { mark: segment.isEndless ? 'arrow' : segment.toMark, tip: to, before: from },
    ]
    return stroke([[from, to]], {
      label: segment.label ?? '',
      id: segment.id,
      look: 0,
      isDashed: segment.isDashed ?? false,
      marks: ends.flatMap(({ mark, tip }) =>
        mark === undefined || mark === 'arrow' ? [] : [{ at: tip, mark }],
      ),
      arrows: ends.filter(({ mark }) => mark === 'arrow').map(({ before, tip }) => ({ before, tip })),
    })
  })

  const polygons = (figure.polygons ?? []).map((polygon, index) => {
    const places = polygon.vertices.map(({ at }) => at)
    return {
      polygon,
      corners: places.map(put),
      middle: put(middleOf(places)),
      look: polygon.isImage ? 1 : index,
    }
  })

  const halfPlanes = (figure.halfPlanes ?? []).map((half) => {
    const corners = halfPlane(half.boundary, half.towards, figure)
    const cut = clipped(half.boundary, figure)
    return {
      half,
      corners: corners.map(put),
      middle: put(middleOf(corners)),
      boundary: cut ? [put(cut.from), put(cut.to)] : [],
    }
  })
  return { lines, curves, segments, polygons, halfPlanes }
}

/** The size of a point, in pixels from its center. */
const radius = 6.5

/** Points, strokes, and outlines that can cover the numbers of the axes. */
export function drawnOf(figure: Plane, { put }: Frame, shapes: Shapes): Drawn {
  const { lines, curves, segments, polygons, halfPlanes } = shapes
  const strokes = [...lines, ...curves, ...segments]
  const round = ({ x, y }: Position): Position[] => [
    { x, y },
    ...[-1, 1].flatMap((side) => [
      { x: x + side * radius, y },
      { x, y: y + side * radius },
    ]),
  ]
  return [
    ...figure.points.map(({ at }) => round(put(at))),
    ...strokes.flatMap(({ marks }) => marks.map(({ at }) => round(at))),
    ...strokes.map(({ seen }) => seen),
    ...polygons.map(({ corners }) => dense([...corners, ...corners.slice(0, 1)])),
    ...halfPlanes.map(({ boundary }) => dense(boundary)),
  ]
}
