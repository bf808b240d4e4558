import { t } from '../../../language/messages.ts'
import { numeral } from '../../figures/numeral.ts'
import { listed, signsSaid, spokenNumber } from '../drawing/number-words.ts'
import { curveThrough } from './plane-outline.ts'
import { type Place, type Plane, type Points, pointsWanted } from './plane-points.ts'

export function pointName(plane: Plane, index: number): string {
  const { draws } = plane
  switch (draws.kind) {
    case 'points':
      return draws.count === 1
        ? t('Point')
        : t('Point {place} of {count}', { place: index + 1, count: draws.count })
    case 'line':
      return t('Point {place} of the line', { place: index + 1 })
    case 'segment':
      return t('End {place} of the segment', { place: index + 1 })
    case 'polygon':
      return t('Vertex {place} of {corners}', { place: index + 1, corners: draws.corners })
    case 'curve':
      if (draws.family === 'exponential') return t('Point {place} of the curve', { place: index + 1 })
      return index === 0 ? t('Vertex') : t('Other point of the curve')
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
  if (first === undefined) return t('nothing drawn')
  const places = listed(all)
  const isWhole = points.length === pointsWanted(plane)
  switch (draws.kind) {
    case 'points':
      return places
    case 'line':
      return isWhole
        ? t('the line through {places}', { places })
        : t('one point of the line, {first}', { first })
    case 'segment':
      return second === undefined
        ? t('one end, {first}', { first })
        : t('the segment from {first} to {second}', { first, second })
    case 'polygon':
      return isWhole
        ? t('the polygon with vertices {places}', { places })
        : t('vertices {places}', { places })
    case 'curve':
      if (draws.family === 'exponential') return t('the curve through {places}', { places })
      if (second === undefined) return t('the vertex {first}', { first })
      return draws.family === 'parabola'
        ? t('the parabola with vertex {first} through {second}', { first, second })
        : t('the V-shaped graph with vertex {first} through {second}', { first, second })
  }
}

/** The same for the ear. */
export const spokenDrawing = (plane: Plane, points: Points): string => signsSaid(inWords(plane, points))

/** Why complete points make no curve; null when they do. */
export function problemOf({ draws }: Plane, [p, q]: Points): string | null {
  if (draws.kind !== 'curve' || p === undefined || q === undefined) return null
  if (curveThrough(draws.family, p, q) !== null) return null
  return draws.family === 'exponential'
    ? t('This curve needs both points on one side of the x-axis, not above each other.')
    : t('Move the other point to the left or to the right of the vertex.')
}

/** How to draw. It stays the same, so that the plane does not move under the hand. */
export function howTo({ draws }: Plane): string {
  const move = t('To move one, click or tap it and then its new place.')
  switch (draws.kind) {
    case 'points':
      return draws.count === 1
        ? t('Click or tap the plane to place a point.')
        : `${t('Click or tap the plane to place {count} points.', { count: draws.count })} ${move}`
    case 'line':
      return `${t('Click or tap the plane to place two points of the line.')} ${move}`
    case 'segment':
      return `${t('Click or tap the plane to place the two ends of the segment.')} ${move}`
    case 'polygon': {
      const { corners } = draws
      return `${t('Click or tap the plane to place the {corners} vertices, in order around the shape.', { corners })} ${move}`
    }
    case 'curve':
      return draws.family === 'exponential'
        ? `${t('Click or tap the plane to place two points of the curve.')} ${move}`
        : `${t('Click or tap the plane to place the vertex, then another point of the curve.')} ${move}`
  }
}

/** What is to be done next. */
export function nextStep(plane: Plane, points: Points, isPicked: boolean): string {
  if (isPicked) return t('Now choose its new place.')
  const { draws } = plane
  const left = pointsWanted(plane) - points.length
  if (left > 0 && draws.kind === 'curve' && draws.family !== 'exponential')
    return left === 2 ? t('Place the vertex.') : t('Place another point.')
  if (left > 0) return points.length === 0 ? t('Nothing placed yet.') : t('{left} more to place.', { left })
  return problemOf(plane, points) ?? t('Ready to check.')
}

/** The plane before anything is drawn on it, for those who do not see it. */
export function planeInWords({ x, y, given }: Plane): string {
  const axis = (name: string, { from, to, label }: Plane['x']) =>
    t('{axis} from {from} to {to}', {
      axis: label.length > 2 ? `${name}, ${label},` : name,
      from: spokenNumber(from),
      to: spokenNumber(to),
    })
  const [across, up] = [axis('x', x), axis('y', y)]
  const drawn = givenInWords(given).join('; ')
  return drawn === ''
    ? t('Coordinate plane, {x}, {y}', { x: across, y: up })
    : t('Coordinate plane, {x}, {y}. Drawn already: {drawn}', { x: across, y: up, drawn })
}

function givenInWords(given: Plane['given']): string[] {
  const spoken = (place: Place) => signsSaid(written(place))
  return [
    ...given.points.map(({ at, label }) => t('point {label} at {place}', { label, place: spoken(at) })),
    ...given.lines.map(({ through, label }) =>
      t('line {label} through {points}', { label, points: listed(through.map(spoken)) }),
    ),
    ...(given.segments ?? []).map(({ from, to, label = '', isEndless, toMark }) => {
      const what = isEndless ? t('ray') : toMark === 'arrow' ? t('arrow') : t('segment')
      const ends = { name: named(what, label), from: spoken(from), to: spoken(to) }
      return t(isEndless ? '{name} from {from} through {to}' : '{name} from {from} to {to}', ends)
    }),
    ...(given.polygons ?? []).map(({ vertices, sides = [], label = '', isImage }) => {
      const name = named(isImage ? t('dashed shape') : t('shape'), label)
      const corners = listed(vertices.map((corner) => `${corner.name} ${spoken(corner.at)}`.trim()))
      const lengths = listed(sides.filter((side) => side !== ''))
      return lengths === ''
        ? t('{name} with vertices {corners}', { name, corners })
        : t('{name} with vertices {corners}, sides {lengths}', { name, corners, lengths })
    }),
  ]
}

const named = (what: string, label: string): string => (label === '' ? what : `${what} ${label}`)
