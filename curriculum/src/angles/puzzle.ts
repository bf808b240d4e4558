import type { Figure, FigureOf } from '@skills-center/contract/figure'
import type { Level } from '@skills-center/contract/ids'
import { calculate, isPositive } from '../equations/exact.ts'
import { letters } from '../equations/one-step.ts'
import { type Exact, toNumber } from '../bugs/bug.ts'
import { angleFigure, anglesDrawn } from '../figures/angle-figure/angle-figure.ts'
import type { Worded } from '../form/words.ts'
import { type Linear, linearTex, plusTex } from '../math/linear-expression.ts'
import type { Random } from '../random.ts'

export type Relation = 'right' | 'line' | 'cross'

/** Two angles that contain a variable: together 90° or 180°, or equal where lines cross. */
export interface Puzzle {
  relation: Relation
  first: Linear
  /** With slope 0, a plain number of degrees. */
  second: Linear
  letter: string
  value: number
  start: number
  /** Asks for the variable, or for the larger of the two angles. */
  asks: 'letter' | 'larger'
}

/** The sum of both angles; vertical angles have no fixed sum. */
const sumOf = (relation: 'right' | 'line'): number => (relation === 'right' ? 90 : 180)
const valueAt = ({ slope, constant }: Linear, value: Exact): Exact =>
  calculate(calculate(slope, 'times', value), 'plus', constant)
export const sizesOf = ({ first, second, value }: Puzzle): [number, number] => [
  toNumber(valueAt(first, value)),
  toNumber(valueAt(second, value)),
]
export const puzzleAnswer = (its: Puzzle): number =>
  its.asks === 'letter' ? its.value : Math.max(...sizesOf(its))

/** The value of the variable if the two add up to this total. */
export const ifTotal = ({ first, second }: Puzzle, total: number): Exact =>
  calculate(total - first.constant - second.constant, 'over', first.slope + second.slope)
/** The value of the variable if the two are equal; null if they never are. */
export const ifEqual = ({ first, second }: Puzzle): Exact | null =>
  first.slope === second.slope
    ? null
    : calculate(second.constant - first.constant, 'over', first.slope - second.slope)
/** The answer for this value of the variable; null if no such angle exists. */
export function answerWith(its: Puzzle, value: Exact | null): Exact | null {
  if (value === null || !isPositive(value)) return null
  if (its.asks === 'letter') return value
  const [one, other] = [valueAt(its.first, value), valueAt(its.second, value)]
  return toNumber(one) > toNumber(other) ? one : other
}

const beside = ['right', 'line'] as const

/**
 * Angles of whole degrees; the second follows from the first: a multiple of the variable (level 1), plus or minus a
 * number (level 2), the variable in both (level 3).
 */
export function drawPuzzle(random: Random, level: Level, asks: Puzzle['asks']): Puzzle {
  const relation = random.pick<Relation>(asks === 'larger' ? beside : [...beside, 'cross'])
  const [slope, other] =
    level === 3 ? [random.integer(2, 4), random.integer(1, 3)] : [random.integer(2, 6), 0]
  const value = random.integer(8, 40)
  const constant = level === 1 ? 0 : random.integer(1, 30) * random.pick([1, 1, -1])
  const size = slope * value + constant
  const rest = relation === 'cross' ? size : sumOf(relation) - size
  return {
    relation,
    first: { slope, constant },
    second: { slope: other, constant: rest - other * value },
    letter: random.pick(letters),
    value,
    start: 10 * random.integer(0, 35),
    asks,
  }
}

/** Whether the angles can be drawn, and the numbers are small enough. */
export function isClearPuzzle(its: Puzzle): boolean {
  const { relation, first, second, asks } = its
  const sizes = sizesOf(its)
  const most = relation === 'right' ? 62 : 152
  const [one, other] = sizes
  return (
    sizes.every((size) => size >= 28 && size <= most && size !== 90) &&
    (second.slope === 0 || (Math.abs(second.constant) <= 60 && second.constant !== 0)) &&
    (first.slope !== second.slope || first.constant !== second.constant) &&
    (asks === 'letter' || one !== other)
  )
}

const written = (its: Linear, letter: string): string => linearTex(its, letter)

/** `40°`, `3x°`, `(3x + 10)°`. */
const labelOf = (its: Linear, letter: string): string =>
  its.slope === 0 || its.constant === 0 ? `${written(its, letter)}°` : `(${written(its, letter)})°`

/** The equation with a total, or with both angles equal (null). */
export function equationWith({ first, second, letter }: Puzzle, total: number | null): string {
  if (total === null) return `${written(first, letter)} = ${written(second, letter)}`
  const rest = second.slope === 0 ? plusTex(second.constant) : ` + ${written(second, letter)}`
  return `${written(first, letter)}${rest} = ${total}`
}
export const puzzleTex = (its: Puzzle): string =>
  equationWith(its, its.relation === 'cross' ? null : sumOf(its.relation))

export function puzzleFigure(its: Puzzle): Worded<FigureOf<'angle'>> {
  const { relation, letter, start } = its
  const [one, other] = sizesOf(its)
  const [first, second] = [labelOf(its.first, letter), labelOf(its.second, letter)]
  const isCross = relation === 'cross'
  return angleFigure({
    layout: relation,
    start,
    sizes: isCross ? [one, 180 - one, one, 180 - one] : [one, other],
    labels: isCross ? [first, '', second, ''] : [first, second],
  })
}

/** The equation that a drawn puzzle shows, using the total as drawn. */
export function puzzleShown(figure: Figure | undefined): string {
  const [one, other] = anglesDrawn(figure).filter(({ label }) => label !== '')
  if (one === undefined || other === undefined) throw new TypeError('expects two angles')
  const [first, second] = [one, other].map(({ label }) => label.replaceAll(/[°()]/g, ''))
  const isOpposite = Math.abs(one.from - other.from) === 180
  return isOpposite ? `${first} = ${second}` : `${first} + ${second} = ${one.size + other.size}`
}
