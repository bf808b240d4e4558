import type { Place } from './flat-shapes.ts'

export const lineHeight = 17
/** The distance from a station's center to the text beside it, and to the first line below it. */
const beside = 11
const under = 22
/** The distance between the text and the edge of the map, and between the text and a front. */
const margin = 4

export interface ReadingPlace {
  anchor: 'start' | 'middle' | 'end'
  x: number
  /** The center of the first line. */
  y: number
}

/**
 * The position of a station's text: right, left, or below, the first that is on the map and clear of the fronts. On a
 * narrow map, fronts may leave only the position below.
 */
export function readingPlace(
  at: Place,
  text: { wide: number; lines: number },
  map: { width: number; height: number; fronts: readonly Place[] },
): ReadingPlace {
  const { wide, lines } = text
  const high = lines * lineHeight
  const middle = at.y - ((lines - 1) * lineHeight) / 2
  const sides: { place: ReadingPlace; left: number }[] = [
    { place: { anchor: 'start', x: at.x + beside, y: middle }, left: at.x + beside },
    { place: { anchor: 'end', x: at.x - beside, y: middle }, left: at.x - beside - wide },
    { place: { anchor: 'middle', x: at.x, y: at.y + under }, left: at.x - wide / 2 },
  ]
  const isOnMap = ({ place, left }: (typeof sides)[number]) =>
    left >= margin &&
    left + wide <= map.width - margin &&
    place.y - lineHeight / 2 + high <= map.height - margin
  const isClear = ({ place, left }: (typeof sides)[number]) =>
    map.fronts.every(
      ({ x, y }) =>
        x < left - margin ||
        x > left + wide + margin ||
        y < place.y - lineHeight / 2 - margin ||
        y > place.y - lineHeight / 2 + high + margin,
    )
  const onMap = sides.filter(isOnMap)
  const [first] = sides
  const best = onMap.find(isClear) ?? onMap[0] ?? first
  if (best === undefined) throw new RangeError('A station has no side')
  return best.place
}
