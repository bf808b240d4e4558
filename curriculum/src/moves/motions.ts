import type { FigureOf } from '@skills-center/contract/figure'
import { rows, type Text, tex } from '@skills-center/messages/values'
import { type Point, pointText } from '../equations/line.ts'
import type { Worded } from '../form/words.ts'
import { say } from './messages.gen.ts'
import { linear, type Mapping, mappingOf, type Move, namesOf } from './moves.ts'
import { moveAxes, namedCorners, polygonOf } from './triangles.ts'

/** Also across any vertical or horizontal line or a diagonal (`x = 3`, `y = −x`), and around any point. */
export type Motion =
  | Move
  | { kind: 'mirror'; line: string }
  | { kind: 'pivot'; center: Point; name: string; turn: 90 | 180 | 270; way: 'clockwise' | 'counter' }

/** Across the line `x = 3`, `y = −2`, `y = x`, or `y = −x`. */
export function across(line: string): Mapping {
  const [letter, side = ''] = line.split(' = ')
  if (side === 'x') return linear(0, 1, 1, 0)
  if (side === '−x') return linear(0, -1, -1, 0)
  const at = Number(side.replace('−', '-'))
  return ([x, y]) => (letter === 'x' ? [2 * at - x, y] : [x, 2 * at - y])
}

/** The same turn with its center at another point. */
export const around =
  ([x, y]: Point, turn: Mapping): Mapping =>
  (point) => {
    const [right, up] = turn([point[0] - x, point[1] - y])
    return [x + right, y + up]
  }

export function mapBy(motion: Motion): Mapping {
  if (motion.kind === 'mirror') return across(motion.line)
  if (motion.kind !== 'pivot') return mappingOf(motion)
  const { turn, way } = motion
  return around(motion.center, mappingOf({ kind: 'rotation', turn, way }))
}
export const mapAll =
  (motions: readonly Motion[]): Mapping =>
  (point) =>
    motions.reduce<Point>((at, motion) => mapBy(motion)(at), point)

function nameOne(motion: Motion): Text {
  if (motion.kind === 'mirror') return say('mirror-line', { line: tex(motion.line) })
  if (motion.kind !== 'pivot') return namesOf([motion])
  const { turn, way, name, center } = motion
  return say('pivot', { turn, way: turn === 180 ? 'half' : way, center: tex(`${name}${pointText(center)}`) })
}
/** Without an article: `reflection across the line x = 3; then a rotation …`. */
export const motionNames = ([first, second]: readonly Motion[]): Text => {
  if (first === undefined) throw new RangeError('No motion')
  return second === undefined
    ? nameOne(first)
    : say('then', { first: nameOne(first), second: nameOne(second) })
}

/** Whether both mappings do the same to all points. */
export const isSameMapping = (one: Mapping, other: Mapping): boolean =>
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ].every(([x = 0, y = 0]) => String(one([x, y])) === String(other([x, y])))

/** Two figures of any number of vertices; with `mirror`, the line between them. */
export const shapesFigure = (
  shape: readonly Point[],
  image: readonly Point[],
  mirror?: { line: string; through: [[number, number], [number, number]] },
): Worded<FigureOf<'coordinate-plane'>> => {
  const corners = rows(namedCorners(shape, ''))
  const images = rows(namedCorners(image, '′'))
  return {
    kind: 'coordinate-plane',
    ...moveAxes,
    points: [],
    lines: mirror === undefined ? [] : [{ through: mirror.through, label: mirror.line, isDashed: true }],
    polygons: [polygonOf(shape), polygonOf(image, '′')],
    description:
      mirror === undefined
        ? say('shapes', { corners, images })
        : say('mirrored', { line: mirror.line, corners, images }),
  }
}
