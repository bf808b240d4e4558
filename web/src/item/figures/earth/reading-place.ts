import type { Place } from './flat-shapes.ts'

export const lineHeight = 17
/** From the middle of a station to the writing beside it, and to the first line under it. */
const beside = 11
const under = 22
/** Between the writing and the edge of the map, and between the writing and a front. */
const margin = 4

export interface ReadingPlace {
  anchor: 'start' | 'middle' | 'end'
  x: number
  /** Middle of the first line. */
  y: number
}

/**
 * Where a station's lines of writing are: to the right, to the left, or under it, whichever is the first on the map and
 * clear of the fronts. On a narrow map a front may be so close that only the place under the station is left.
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
