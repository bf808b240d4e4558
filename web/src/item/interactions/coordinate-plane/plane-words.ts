import { numeral } from '../../figures/numeral.ts'
import { listed, spokenNumber } from '../drawing/number-words.ts'
import { curveThrough } from './plane-outline.ts'
import { type Place, type Plane, type Points, pointsWanted } from './plane-points.ts'

export function pointName(plane: Plane, index: number): string {
  const { draws } = plane
  switch (draws.kind) {
    case 'points':
      return draws.count === 1 ? 'Point' : `Point ${index + 1} of ${draws.count}`
    case 'line':
      return `Point ${index + 1} of the line`
    case 'segment':
      return `End ${index + 1} of the segment`
    case 'polygon':
      return `Corner ${index + 1} of ${draws.corners}`
    case 'curve':
      if (draws.family === 'exponential') return `Point ${index + 1} of the curve`
      return index === 0 ? 'Vertex' : 'Other point of the curve'
  }
}

/** Letters of the axes; what has a whole word for a name is x and y for short. */
export const axisNames = ({ x, y }: Plane): [string, string] => [
  x.label !== '' && x.label.length <= 2 ? x.label : 'x',
  y.label !== '' && y.label.length <= 2 ? y.label : 'y',
]

/** A place for the ear: “x 3, y negative 2”. */
export function spokenPlace(plane: Plane, [x, y]: Place): string {
  const [across, up] = axisNames(plane)
  return `${across} ${spokenNumber(x)}, ${up} ${spokenNumber(y)}`
}

/** Kept together in a line. */
const written = ([x, y]: Place): string => `(${numeral(x)},\u00a0${numeral(y)})`

/** The whole drawing in words, to be read. */
export function inWords(plane: Plane, points: Points): string {
  const { draws } = plane
  // The order of single points means nothing, so the same points are the same words.
  const ordered = draws.kind === 'points' ? points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]) : points
  const all = ordered.map(written)
  const [first, second] = all
  if (first === undefined) return 'nothing drawn'
  const isWhole = points.length === pointsWanted(plane)
  switch (draws.kind) {
    case 'points':
      return listed(all)
    case 'line':
      return isWhole ? `the line through ${listed(all)}` : `one point of the line, ${first}`
    case 'segment':
      return isWhole ? `the segment from ${all.join(' to ')}` : `one end, ${first}`
    case 'polygon':
      return `${isWhole ? 'the polygon with ' : ''}corners ${listed(all)}`
    case 'curve':
      if (draws.family === 'exponential') return `the curve through ${listed(all)}`
      if (second === undefined) return `the vertex ${first}`
      return `the ${draws.family === 'parabola' ? 'parabola' : 'V-shaped graph'} with vertex ${first} through ${second}`
  }
}

/** The same for the ear. */
export const spokenDrawing = (plane: Plane, points: Points): string => said(inWords(plane, points))

/** Why complete points make no curve; null when they do. */
export function problemOf({ draws }: Plane, [p, q]: Points): string | null {
  if (draws.kind !== 'curve' || p === undefined || q === undefined) return null
  if (curveThrough(draws.family, p, q) !== null) return null
  return draws.family === 'exponential'
    ? 'This curve needs both points on one side of the x-axis, not above each other.'
    : 'Move the other point to the left or to the right of the vertex.'
}

/** How to draw. It stays the same, so that the plane does not move under the hand. */
export function howTo({ draws }: Plane): string {
  const place = (what: string) => `Click or tap the plane to place ${what}.`
  const move = 'To move one, click or tap it and then its new place.'
  switch (draws.kind) {
    case 'points':
      return draws.count === 1 ? place('a point') : `${place(`${draws.count} points`)} ${move}`
    case 'line':
      return `${place('two points of the line')} ${move}`
    case 'segment':
      return `${place('the two ends of the segment')} ${move}`
    case 'polygon':
      return `${place(`the ${draws.corners} corners, in order around the shape`)} ${move}`
    case 'curve':
      return `${place(
        draws.family === 'exponential'
          ? 'two points of the curve'
          : 'the vertex, then another point of the curve',
      )} ${move}`
  }
}

/** What is to be done next. */
export function nextStep(plane: Plane, points: Points, isPicked: boolean): string {
  if (isPicked) return 'Now choose its new place.'
  const { draws } = plane
  const left = pointsWanted(plane) - points.length
  if (left > 0 && draws.kind === 'curve' && draws.family !== 'exponential')
    return left === 2 ? 'Place the vertex.' : 'Place another point.'
  if (left > 0) return points.length === 0 ? 'Nothing placed yet.' : `${left} more to place.`
  return problemOf(plane, points) ?? 'Ready to check.'
}

/** The plane before anything is drawn on it, for those who do not see it. */
export function planeInWords({ x, y, given }: Plane): string {
  const axis = (name: string, { from, to, label }: Plane['x']) =>
    `${label.length > 2 ? `${name}, ${label},` : name} from ${spokenNumber(from)} to ${spokenNumber(to)}`
  const known = [
    ...given.points.map(({ at, label }) => `point ${label} at ${said(written(at))}`),
    ...given.lines.map(
      ({ through, label }) =>
        `line ${label} through ${through.map((place) => said(written(place))).join(' and ')}`,
    ),
    ...(given.segments ?? []).map(({ from, to, label = '', isEndless, toMark }) => {
      const what = isEndless ? 'ray' : toMark === 'arrow' ? 'arrow' : 'segment'
      const through = isEndless ? 'through' : 'to'
      return `${named(what, label)} from ${said(written(from))} ${through} ${said(written(to))}`
    }),
    ...(given.polygons ?? []).map(({ vertices, sides = [], label = '', isImage }) => {
      const corners = vertices.map(({ at, name }) => `${name} ${said(written(at))}`.trim())
      const lengths = sides.filter((side) => side !== '')
      return `${named(isImage ? 'dashed shape' : 'shape', label)} with corners ${listed(corners)}${
        lengths.length === 0 ? '' : `, sides ${listed(lengths)}`
      }`
    }),
  ]
  const already = known.length === 0 ? '' : `. Drawn already: ${known.join('; ')}`
  return `Coordinate plane, ${axis('x', x)}, ${axis('y', y)}${already}`
}

const named = (what: string, label: string): string => (label === '' ? what : `${what} ${label}`)

const said = (text: string): string => text.replaceAll('\u2212', 'negative ').replaceAll('\u00a0', ' ')
