import { t } from '../../../language/messages.ts'
import { numeral } from '../../figures/numeral.ts'
import { listed, signsSaid, spokenNumber } from '../drawing/spoken-number.ts'
import { curveThrough } from './plane-outline.ts'
import { type Place, type Plane, type Points, pointsWanted } from './plane-points.ts'

export function pointName(plane: Plane, index: number): string {
  const { draws } = plane
  switch (draws.kind) {
    case 'points':
      return draws.count === 1
        ? t('item/point')
        : t('item/point-place-of-count', { place: index + 1, count: draws.count })
    case 'line':
      return t('item/point-place-of-the-line', { place: index + 1 })
    case 'segment':
      return t('item/end-place-of-the-segment', { place: index + 1 })
    case 'polygon':
      return t('item/vertex-place-of-corners', { place: index + 1, corners: draws.corners })
    case 'curve':
      if (draws.family === 'exponential') return t('item/point-place-of-the-curve', { place: index + 1 })
      return index === 0 ? t('item/vertex') : t('item/other-point-of-the-curve')
  }
}

/** Axis letters; an axis named with a whole word is x or y for short. */
export const axisNames = ({ x, y }: Plane): [string, string] => [
  x.label !== '' && x.label.length <= 2 ? x.label : 'x',
  y.label !== '' && y.label.length <= 2 ? y.label : 'y',
]

/** A place for screen readers: “x 3, y negative 2”. */
export function spokenPlace(plane: Plane, [x, y]: Place): string {
  const [across, up] = axisNames(plane)
  return `${across} ${spokenNumber(x)}, ${up} ${spokenNumber(y)}`
}

/** A no-break space keeps the pair on one line. */
const written = ([x, y]: Place): string => `(${numeral(x)},\u00a0${numeral(y)})`

/** The whole drawing as text. */
export function formatDrawing(plane: Plane, points: Points): string {
  const { draws } = plane
  // Single points have no order, so the same points give the same text.
  const ordered = draws.kind === 'points' ? points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]) : points
  const all = ordered.map(written)
  const [first, second] = all
  if (first === undefined) return t('item/nothing-drawn')
  const places = listed(all)
  const isWhole = points.length === pointsWanted(plane)
  switch (draws.kind) {
    case 'points':
      return places
    case 'line':
      return isWhole
        ? t('item/the-line-through-places', { places })
        : t('item/one-point-of-the-line', { first })
    case 'segment':
      return second === undefined
        ? t('item/one-end-first', { first })
        : t('item/segment-from-first-to-second', { first, second })
    case 'polygon':
      return isWhole
        ? t('item/polygon-with-vertices-places', { places })
        : t('item/vertices-places', { places })
    case 'curve':
      if (draws.family === 'exponential') return t('item/the-curve-through-places', { places })
      if (second === undefined) return t('item/the-vertex-first', { first })
      return draws.family === 'parabola'
        ? t('item/parabola-with-vertex-first', { first, second })
        : t('item/v-shaped-graph-with-vertex', { first, second })
  }
}

/** The same for screen readers. */
export const spokenDrawing = (plane: Plane, points: Points): string => signsSaid(formatDrawing(plane, points))

/** Why complete points define no curve; null if they do. */
export function problemOf({ draws }: Plane, [p, q]: Points): string | null {
  if (draws.kind !== 'curve' || p === undefined || q === undefined) return null
  if (curveThrough(draws.family, p, q) !== null) return null
  return draws.family === 'exponential' ? t('item/curve-needs-both-points') : t('item/move-the-other-point')
}

/** How to draw. The text stays the same, so that the plane does not move under the pointer. */
export function formatInstructions({ draws }: Plane): string {
  const move = t('item/click-or-tap')
  switch (draws.kind) {
    case 'points':
      return draws.count === 1
        ? t('item/click-or-tap-the-plane')
        : `${t('item/click-or-tap-the-plane-to-place', { count: draws.count })} ${move}`
    case 'line':
      return `${t('item/click-or-tap-the-plane-to-place-two')} ${move}`
    case 'segment':
      return `${t('item/click-or-tap-the-plane-to-place-the-two')} ${move}`
    case 'polygon': {
      const { corners } = draws
      return `${t('item/click-or-tap-the-plane-to-place-the-corners', { corners })} ${move}`
    }
    case 'curve':
      return draws.family === 'exponential'
        ? `${t('item/click-or-tap-the-plane-to-place-two-points')} ${move}`
        : `${t('item/click-or-tap-the-plane-to-place-the-vertex')} ${move}`
  }
}

/** What to do next. */
export function nextStep(plane: Plane, points: Points, isPicked: boolean): string {
  if (isPicked) return t('item/now-choose-its-new-place')
  const { draws } = plane
  const left = pointsWanted(plane) - points.length
  if (left > 0 && draws.kind === 'curve' && draws.family !== 'exponential')
    return left === 2 ? t('item/place-the-vertex') : t('item/place-another-point')
  if (left > 0)
    return points.length === 0 ? t('item/nothing-placed-yet') : t('item/left-more-to-place', { left })
  return problemOf(plane, points) ?? t('item/ready-to-check')
}

/** Describes the empty plane for screen readers. */
export function formatPlane({ x, y, given }: Plane): string {
  const axis = (name: string, { from, to, label }: Plane['x']) =>
    t('item/axis-from-to', {
      axis: label.length > 2 ? `${name}, ${label},` : name,
      from: spokenNumber(from),
      to: spokenNumber(to),
    })
  const [across, up] = [axis('x', x), axis('y', y)]
  const drawn = formatGiven(given).join('; ')
  return drawn === ''
    ? t('item/coordinate-plane-x-y', { x: across, y: up })
    : t('item/coordinate-plane', { x: across, y: up, drawn })
}

function formatGiven(given: Plane['given']): string[] {
  const spoken = (place: Place) => signsSaid(written(place))
  return [
    ...given.points.map(({ at, label }) => t('item/point-label-at-place', { label, place: spoken(at) })),
    ...given.lines.map(({ through, label }) =>
      t('item/line-label-through-points', { label, points: listed(through.map(spoken)) }),
    ),
    ...(given.segments ?? []).map(({ from, to, label = '', isEndless, toMark }) => {
      const what = isEndless ? t('item/ray') : toMark === 'arrow' ? t('item/arrow') : t('item/segment')
      const ends = { name: named(what, label), from: spoken(from), to: spoken(to) }
      return t(isEndless ? 'item/name-from-through-to' : 'item/name-from-to', ends)
    }),
    ...(given.polygons ?? []).map(({ vertices, sides = [], label = '', isImage }) => {
      const name = named(isImage ? t('item/dashed-shape') : t('item/shape'), label)
      const corners = listed(vertices.map((corner) => `${corner.name} ${spoken(corner.at)}`.trim()))
      const lengths = listed(sides.filter((side) => side !== ''))
      return lengths === ''
        ? t('item/name-with-vertices-corners', { name, corners })
        : t('item/name-with-vertices-corners-sides', { name, corners, lengths })
    }),
  ]
}

const named = (what: string, label: string): string => (label === '' ? what : `${what} ${label}`)
