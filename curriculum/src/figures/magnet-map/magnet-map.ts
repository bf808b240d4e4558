import { all, type Text } from '@skills-center/messages/values'
import type { FigureOf } from '@skills-center/contract/figure'
import type { Worded } from '../../form/words.ts'
import type { Shown } from '../../item.ts'
import { say } from './messages.gen.ts'

export const ways = ['left', 'right', 'up', 'down'] as const
export type Way = (typeof ways)[number]
export const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const
const steps = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const
const isLevel = (way: Way): boolean => way === 'left' || way === 'right'
/** Whether a side of the magnet is one of its ends. */
export const isEnd = (north: Way, side: Way): boolean => isLevel(north) === isLevel(side)
/** The end that the question is about if the poles are hidden. */
export const askedEnd = (north: Way): Way => (isLevel(north) ? 'right' : 'down')

/** The field of a bar magnet: beyond its ends away from N and toward S, beside it from N back to S. */
export const needle = (north: Way, side: Way): Way => (isEnd(north, side) ? north : opposite[north])

/** “to the left”, “on the left”. */
export const wayText = (way: Way): Text => say(`way.${way}`)
export const sideText = (side: Way): Text => say(`side.${side}`)

/** A bar magnet from above, with a number at each compass. */
export function magnetMap(its: {
  north: Way
  sides: readonly Way[]
  isHidden: boolean
}): Worded<FigureOf<'table'>> {
  const { north, sides, isHidden } = its
  const [wide, high] = isLevel(north) ? [5, 3] : [3, 5]
  const [x, y] = [(wide - 1) / 2, (high - 1) / 2]
  const rows = Array.from({ length: high }, () => Array.from({ length: wide }, () => ''))
  const put = (way: Way, far: readonly [number, number], text: string) => {
    const [dx, dy] = steps[way]
    rows[y + dy * far[1]]?.splice(x + dx * far[0], 1, text)
  }
  put(north, [0, 0], isLevel(north) ? '▬' : '▮')
  put(north, [1, 1], isHidden ? '?' : 'N')
  put(opposite[north], [1, 1], isHidden ? '?' : 'S')
  for (const [at, side] of sides.entries()) put(side, [x, y], String(at + 1))
  const end = askedEnd(north)
  const places = all(sides.map((side, at) => say('place', { number: at + 1, side: sideText(side) })))
  return {
    kind: 'table',
    title: say('map'),
    columns: Array.from({ length: wide }, (_, at) => String.fromCodePoint(65 + at)),
    rows,
    align: Array.from({ length: wide }, () => 'center' as const),
    description: isHidden
      ? say('hidden', { one: sideText(opposite[end]), other: sideText(end), places })
      : say('description', { north: sideText(north), south: sideText(opposite[north]), places }),
  }
}

/**
 * Reads the map for a solver: the direction of a needle at a number, by the dipole field formula, for a magnet whose N
 * end points in a given direction; and the position of N.
 */
export function readMap({ figure }: Shown) {
  if (figure?.kind !== 'table') throw new TypeError('expects a map')
  const { rows } = figure
  const [x, y] = [((rows[0]?.length ?? 0) - 1) / 2, (rows.length - 1) / 2]
  const placeOf = (text: string): [number, number] => {
    const row = rows.findIndex((cells) => cells.includes(text))
    return [(rows[row]?.indexOf(text) ?? 0) - x, row - y]
  }
  const wayOf = (fx: number, fy: number) =>
    ways.find((way) => steps[way][0] === Math.sign(fx) && steps[way][1] === Math.sign(fy))
  return {
    north: rows.some((cells) => cells.includes('N')) ? wayOf(...placeOf('N')) : undefined,
    /** Three times the component of the dipole along the line to the place, minus the dipole. */
    needleAt(number: string, north: Way): Way | undefined {
      const [[px, py], [dx, dy]] = [steps[north], placeOf(number)]
      const along = (3 * (px * dx + py * dy)) / (dx ** 2 + dy ** 2)
      return wayOf(along * dx - px, along * dy - py)
    },
  }
}
