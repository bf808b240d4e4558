import { numeral } from '@skills-center/messages/format-value'
import { type Text, tex } from '@skills-center/messages/values'
import type { Point } from '../equations/line.ts'
import type { Random } from '../random.ts'
import { say } from './messages.gen.ts'

/** A transformation of the plane; reflections are across an axis, and rotations and dilations are around the origin. */
export type Move =
  | { kind: 'translation'; dx: number; dy: number }
  | { kind: 'reflection'; axis: 'x' | 'y' }
  | { kind: 'rotation'; turn: 90 | 180 | 270; way: 'clockwise' | 'counter' }
  | { kind: 'dilation'; by: number }
export type MoveKind = Move['kind']
export const moveKinds: readonly MoveKind[] = ['translation', 'reflection', 'rotation', 'dilation']

export type Mapping = (point: Point) => Point

/** Adding 0 turns −0 into 0. */
export const linear =
  (a: number, b: number, c: number, d: number): Mapping =>
  ([x, y]) => [a * x + b * y + 0, c * x + d * y + 0]
export const shift =
  (dx: number, dy: number): Mapping =>
  ([x, y]) => [x + dx, y + dy]
const quarter = linear(0, -1, 1, 0)

export function mappingOf(move: Move): Mapping {
  if (move.kind === 'translation') return shift(move.dx, move.dy)
  if (move.kind === 'reflection') return move.axis === 'x' ? linear(1, 0, 0, -1) : linear(-1, 0, 0, 1)
  if (move.kind === 'dilation') return linear(move.by, 0, 0, move.by)
  const quarters = move.way === 'counter' ? move.turn / 90 : 4 - move.turn / 90
  return (point) => Array.from({ length: quarters }).reduce<Point>(quarter, point)
}

/** Applies transformations in sequence. */
export const inTurn =
  (moves: readonly Move[]): Mapping =>
  (point) =>
    moves.reduce<Point>((at, move) => mappingOf(move)(at), point)

const sizes = [2, 3, 4, 5, 6, 7]
export function someMove(random: Random, kind: MoveKind, factors: readonly number[] = [2, 0.5, 1.5]): Move {
  if (kind === 'reflection') return { kind, axis: random.pick(['x', 'y'] as const) }
  if (kind === 'dilation') return { kind, by: random.pick(factors) }
  if (kind === 'translation') {
    const size = (): number => random.pick(sizes) * random.pick([-1, 1])
    return { kind, dx: size(), dy: size() }
  }
  const turn = random.pick([90, 180, 270] as const)
  return { kind, turn, way: random.pick(['clockwise', 'counter'] as const) }
}

const factorTex = (by: number): string =>
  Number.isInteger(by) ? String(by) : String.raw`\frac{${by * 2}}{2}`

/** `translation 3 units to the right and 2 units up`, without an article. */
function nameOf(move: Move): Text {
  switch (move.kind) {
    case 'translation':
      return say('translation', {
        across: Math.abs(move.dx),
        side: move.dx < 0 ? 'left' : 'right',
        along: Math.abs(move.dy),
        way: move.dy < 0 ? 'down' : 'up',
      })
    case 'reflection':
      return say('reflection', { axis: move.axis })
    case 'rotation':
      return move.turn === 180 ? say('half-turn') : say('rotation', { turn: move.turn, way: move.way })
    case 'dilation':
      return say('dilation', { by: tex(factorTex(move.by)) })
  }
}
export const namesOf = ([first, second]: readonly Move[]): Text => {
  if (first === undefined) throw new RangeError('No move')
  return second === undefined ? nameOf(first) : say('then', { first: nameOf(first), second: nameOf(second) })
}

const term = (factor: number, letter: string): string =>
  factor === 0
    ? ''
    : `${factor < 0 ? '−' : ''}${Math.abs(factor) === 1 ? '' : factorTex(Math.abs(factor))}${letter}`
const constant = (value: number): string =>
  value === 0 ? '' : value < 0 ? ` − ${numeral(-value)}` : ` + ${numeral(value)}`

/** The image of (x, y) under a mapping, as TeX: `(−y, x + 3)`. */
export function ruleTex(mapping: Mapping): string {
  const [e, f] = mapping([0, 0])
  const [a, c] = mapping([1, 0])
  const [b, d] = mapping([0, 1])
  return `(${term(a - e, 'x')}${term(b - e, 'y')}${constant(e)}, ${term(c - f, 'x')}${term(d - f, 'y')}${constant(f)})`
}
