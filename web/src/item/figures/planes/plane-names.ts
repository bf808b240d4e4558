import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import { type ValueTone, valueSize } from '../value-text.tsx'
import { type Frame, axisWriting } from './plane-frame.ts'
import { guidesOf } from './plane-guides.ts'
import {
  type Box,
  type Ground,
  type Place,
  bestPlace,
  dense,
  placesAround,
  placesBeside,
  placesOn,
} from './plane-labels.ts'
import {
  awayFromRivals,
  nearOwnStroke,
  distanceToBox,
  positionsAnywhere,
  positionsWithin,
} from './label-regions.ts'
import { drawnOf, type Shapes, type Stroke } from './plane-shapes.ts'

type Size = { wide: number; tall: number }

export interface PlacedName {
  text: string
  tone: ValueTone
  at: Position
  /** The named point, if the name is too far away to clearly belong to it. */
  leader: Position | undefined
  /** The name is on stripes. */
  hasPlate: boolean
}

export interface PlacedBadge {
  id: string
  at: Position
  leader: Position | undefined
}

/** A part with a name, a question about it, or both. */
interface Wanted {
  text: string
  id: string | undefined
  tone: ValueTone
  places: (size: Size) => Place[]
  /** Candidate positions of the badge, which differ from those of the name. */
  badge: (size: Size) => Place[]
  /** A badge may cover its own stroke. */
  own?: Stroke
  /** The named point. */
  point?: Position
  isInPlot?: boolean
  hasPlate?: boolean
}

/** Beyond this distance, in pixels, a name needs a leader line. */
const farOff = 13
const badgeSize = { wide: 30, tall: 30 }
const tones = ['math', 'warm', 'science'] as const
export const toneOf = (look: number): 'math' | 'warm' | 'science' => tones[look % tones.length] ?? 'math'

/** Places all names and badges of a plane without covering each other, points, or lines. */
export function namesOf(
  figure: FigureOf<'coordinate-plane'>,
  frame: Frame,
  shapes: Shapes,
): { names: PlacedName[]; badges: PlacedBadge[] } {
  const { plot, width, height, axisX, axisY, put } = frame
  const strokes = [...shapes.lines, ...shapes.curves, ...shapes.segments]
  const names: PlacedName[] = []
  const badges: PlacedBadge[] = []
  const ground: Ground = {
    edges: { left: 0, right: width, top: 0, bottom: height },
    boxes: [
      ...axisWriting(figure, frame, drawnOf(figure, frame, shapes)).map((box) => ({ box, weight: 5 })),
      ...figure.points.map(({ at }) => ({ box: { ...put(at), wide: 13, tall: 13 }, weight: 10 })),
      ...strokes
        .flatMap(({ marks }) => marks)
        .map(({ at }) => ({ box: { ...at, wide: 13, tall: 13 }, weight: 10 })),
    ],
    strokes: [
      ...strokes.map(({ seen }) => ({ spots: seen, weight: 10 })),
      ...shapes.polygons.map(({ corners }) => ({
        spots: dense([...corners, ...corners.slice(0, 1)]),
        weight: 10,
      })),
      ...shapes.halfPlanes.map(({ boundary }) => ({ spots: dense(boundary), weight: 10 })),
      ...guidesOf(figure, frame).map((spots) => ({ spots: dense(spots), weight: 7 })),
      {
        spots: dense([
          { x: axisX, y: plot.top - 12 },
          { x: axisX, y: plot.bottom },
        ]),
        weight: 4,
      },
      {
        spots: dense([
          { x: plot.left, y: axisY },
          { x: plot.right + 12, y: axisY },
        ]),
        weight: 4,
      },
    ],
  }

  for (const note of figure.notes ?? []) {
    const at = put(note.at)
    const size = valueSize(note.text)
    if (note.text) names.push({ text: note.text, tone: 'ink', at, leader: undefined, hasPlate: false })
    if (note.text) ground.boxes.push({ box: { ...at, ...size }, weight: 12 })
    if (note.id === undefined) continue
    const badge = note.text ? bestPlace(placesAround(at, badgeSize, size.wide / 2), badgeSize, ground) : at
    badges.push({ id: note.id, at: badge, leader: undefined })
    ground.boxes.push({ box: { ...badge, ...badgeSize }, weight: 12 })
  }

  for (const wanted of wantedOf(figure, frame, shapes)) {
    const edges = wanted.isInPlot
      ? { left: plot.left - 6, right: plot.right + 22, top: plot.top - 2, bottom: plot.bottom + 2 }
      : ground.edges
    if (wanted.text) {
      const size = valueSize(wanted.text)
      const at = bestPlace(wanted.places(size), size, { ...ground, edges })
      const { text, tone, hasPlate = false } = wanted
      names.push({ text, tone, at, leader: leaderTo(wanted.point, { ...at, ...size }), hasPlate })
      ground.boxes.push({ box: { ...at, ...size }, weight: 12 })
    }
    if (wanted.id !== undefined) {
      const others = ground.strokes.filter(({ spots }) => spots !== wanted.own?.seen)
      const at = bestPlace(wanted.badge(badgeSize), badgeSize, { ...ground, strokes: others })
      badges.push({ id: wanted.id, at, leader: leaderTo(wanted.point, { ...at, ...badgeSize }) })
      ground.boxes.push({ box: { ...at, ...badgeSize }, weight: 12 })
    }
  }
  return { names, badges }
}

const leaderTo = (point: Position | undefined, box: Box): Position | undefined =>
  point && distanceToBox(point, box) > farOff ? point : undefined

/** Names in the order in which they are placed: those with the fewest options first. */
function wantedOf(figure: FigureOf<'coordinate-plane'>, frame: Frame, shapes: Shapes): Wanted[] {
  const { put, plot } = frame
  const strokes = [...shapes.lines, ...shapes.curves, ...shapes.segments]
  const isOnly = strokes.length === 1
  const all = [
    ...figure.points.map(({ at }) => put(at)),
    ...shapes.polygons.flatMap(({ corners }) => corners),
  ]
  const beside = (stroke: Stroke, parts: readonly number[], onParts: readonly number[]): Wanted => ({
    text: stroke.label,
    id: stroke.id,
    tone: toneOf(stroke.look),
    places: (size) => [
      ...nearOwnStroke(
        strokes.filter((each) => each !== stroke).map(({ seen }) => seen),
        stroke.seen,
        size,
        placesBeside(stroke.seen, size, parts),
      ),
      ...(isOnly ? positionsAnywhere(plot, size) : []),
    ],
    badge: () => placesOn(stroke.seen, onParts),
    own: stroke,
    isInPlot: true,
  })
  return [
    ...shapes.polygons.flatMap((polygon) => verticesAndLabel(polygon, shapes, plot, all)),
    ...figure.points.map((point): Wanted => {
      const at = put(point.at)
      return {
        text: point.label,
        id: point.id,
        tone: 'math',
        places: (size) => awayFromRivals(all, at, size, placesAround(at, size, 8)),
        badge: (size) => awayFromRivals(all, at, size, placesAround(at, size, 10)),
        point: at,
      }
    }),
    ...shapes.polygons.flatMap(sidesOf),
    ...shapes.segments.map((segment) => beside(segment, [0.5, 0.65, 0.35, 0.8, 0.2], [0.5, 0.35, 0.65])),
    ...shapes.lines.map((line) => beside(line, [0.94, 0.06, 0.85, 0.15, 0.75, 0.25], onStroke)),
    ...shapes.curves.map((curve) => beside(curve, [0.95, 0.05, 0.87, 0.13, 0.75, 0.25, 0.6, 0.4], onStroke)),
    ...(figure.guides ?? []).map((guide, index): Wanted => {
      const spots = guidesOf(figure, frame)[index] ?? []
      return {
        text: guide.label,
        id: undefined,
        tone: 'ink',
        places: (size) => placesBeside(spots, size, [0.95, 0.9, 0.06, 0.8, 0.2]),
        badge: () => [],
        isInPlot: true,
      }
    }),
    ...shapes.halfPlanes.map(({ half, corners, middle }, index): Wanted => {
      const places = (size: Size) =>
        positionsWithin(corners, middle, size, plot, othersOf(shapes.halfPlanes, corners))
      return {
        text: half.label ?? '',
        id: half.id,
        tone: toneOf(index),
        places,
        badge: places,
        isInPlot: true,
        hasPlate: true,
      }
    }),
  ]
}

type PlacedPolygon = Shapes['polygons'][number]

/** The names of its vertices, and its own. */
const verticesAndLabel = (
  { polygon, corners, middle, look }: PlacedPolygon,
  shapes: Shapes,
  plot: Frame['plot'],
  all: readonly Position[],
): Wanted[] => [
  ...polygon.vertices.map(({ name, id }, index): Wanted => {
    const at = corners[index] ?? middle
    const outwards = (Math.atan2(at.y - middle.y, at.x - middle.x) * 180) / Math.PI
    return {
      text: name,
      id,
      tone: toneOf(look),
      places: (size) => awayFromRivals(all, at, size, placesAround(at, size, 7, outwards)),
      badge: (size) => awayFromRivals(all, at, size, placesAround(at, size, 10, outwards)),
      point: at,
    }
  }),
  {
    text: polygon.label ?? '',
    id: polygon.id,
    tone: toneOf(look),
    places: (size: Size) => positionsWithin(corners, middle, size, plot, othersOf(shapes.polygons, corners)),
    badge: (size: Size) => positionsWithin(corners, middle, size, plot, othersOf(shapes.polygons, corners)),
  },
]

/** The text at its sides. */
const sidesOf = ({ polygon, corners, middle, look }: PlacedPolygon): Wanted[] =>
  (polygon.sides ?? []).map((text, index): Wanted => {
    const side = [corners[index] ?? middle, corners[(index + 1) % corners.length] ?? middle]
    const halfway = {
      x: side.reduce((sum, { x }) => sum + x / 2, 0),
      y: side.reduce((sum, { y }) => sum + y / 2, 0),
    }
    const outwards = (Math.atan2(halfway.y - middle.y, halfway.x - middle.x) * 180) / Math.PI
    return {
      text,
      id: undefined,
      tone: toneOf(look),
      places: (size) => placesBeside(side, size, [0.5, 0.38, 0.62], outwards),
      badge: () => [],
    }
  })

const onStroke = [0.8, 0.2, 0.68, 0.32, 0.9, 0.1, 0.56, 0.44]

const othersOf = (all: readonly { corners: Position[] }[], own: readonly Position[]): Position[][] =>
  all.map(({ corners }) => corners).filter((corners) => corners !== own)
