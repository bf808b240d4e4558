import { type Point, pointsIn } from '../equations/line.ts'
import { plain } from '../markup.ts'
import { across, around } from './motions.ts'
import type { Mapping } from './moves.ts'

/** The transformation that a name describes. */
function readMove(name: string): Mapping {
  const numbers = [...name.matchAll(/\d+/g)].map(Number)
  const [first = 0, second = 0] = numbers
  if (name.startsWith('tra')) {
    const [right, up] = [/left|izquierda/.test(name) ? -1 : 1, /down|abajo/.test(name) ? -1 : 1]
    return ([x, y]) => [x + right * first, y + up * second]
  }
  const [, line] = /(x-axis|y-axis|eje x|eje y|[xy] = −?(?:[xy]|\d+))/.exec(name) ?? []
  if (name.startsWith('refle') && line?.includes('=') === true) return across(line)
  if (name.startsWith('refle')) {
    const isAcrossX = /x-axis|eje x/.test(name)
    return ([x, y]) => (isAcrossX ? [x, -y] : [-x, y])
  }
  if (name.startsWith('dila')) {
    const factor = name.includes('frac') ? first / second : first
    return ([x, y]) => [x * factor, y * factor]
  }
  const angle = (first * Math.PI * (/ clockwise|en el sentido/.test(name) ? -1 : 1)) / 180
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
  const turned: Mapping = ([x, y]) => [x * cos - y * sin, x * sin + y * cos]
  const [center] = pointsIn(name)
  return center === undefined || /origin|origen/.test(name) ? turned : around(center, turned)
}

/** The transformations that a text names, in order. */
export const movesIn = (text: string): Mapping[] =>
  [
    ...plain(text).matchAll(
      /(?:translation|traslación|reflection|reflexión|rotation|rotación|dilation|dilatación)(?:(?!; (?:then|luego)).)*/gs,
    ),
  ].map(([name]) => readMove(name))

export const movedBy = (moves: readonly Mapping[], point: Point): Point =>
  moves.reduce<Point>((at, move) => move(at), point)
