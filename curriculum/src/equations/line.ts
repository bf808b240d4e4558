import { numeral } from '@skills-center/messages/format-value'
import type { Text } from '@skills-center/messages/values'
import { type Exact, exact, toNumber } from '../bugs/bug.ts'
import { coordinates } from '../build-item.ts'
import { built } from '../form/answering.ts'
import type { AnsweringTemplate } from '../form/item-template.ts'
import { plain } from '../markup.ts'
import { readLinear } from '../math/linear-expression.ts'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import { calculate, isFraction, numberTex } from './exact.ts'
import { termTex } from './two-step.ts'

export type Point = readonly [x: number, y: number]

/** y = slope · x + start. */
export interface Line {
  slope: Exact
  start: Exact
}

/** Change in y over change in x, in lowest terms. */
export const slopeBetween = ([x1, y1]: Point, [x2, y2]: Point): Exact =>
  calculate([y2 - y1, 1], 'over', x2 - x1)

export const lineThrough = (one: Point, other: Point): Line => {
  const slope = slopeBetween(one, other)
  return { slope, start: calculate(one[1], 'minus', calculate(slope, 'times', one[0])) }
}

/** The line through a point with a slope. */
export const lineAt = (slope: Exact, [x, y]: Point): Line => ({
  slope,
  start: calculate(y, 'minus', calculate(slope, 'times', x)),
})

export const valueAt = ({ slope, start }: Line, x: number): Exact =>
  calculate(calculate(slope, 'times', x), 'plus', start)

/** The points of a line with whole x and y in the given ranges. */
export const gridPoints = (line: Line, [from, to]: Point, [low, high]: Point = [from, to]): Point[] =>
  Array.from({ length: to - from + 1 }, (_, at): Point => [
    from + at,
    toNumber(valueAt(line, from + at)),
  ]).filter(([, y]) => Number.isInteger(y) && y >= low && y <= high)

/** The x-coordinate at which two lines with different slopes cross. */
export function crossing(one: Line, other: Line): Exact {
  return calculate(
    calculate(other.start, 'minus', one.start),
    'over',
    calculate(one.slope, 'minus', other.slope),
  )
}

/** ` + 3`, ` − \frac{1}{2}`, nothing for 0. */
const plusExact = (value: Exact): string => {
  const size = toNumber(value)
  if (size === 0) return ''
  return size < 0 ? ` − ${numberTex(calculate(0, 'minus', value))}` : ` + ${numberTex(value)}`
}

/** `2x + 3`, `−x`, `5`. */
export const sideOf = ({ slope, start }: Line): string =>
  toNumber(slope) === 0 ? numberTex(start) : `${termTex(slope, 'x')}${plusExact(start)}`

/** `y = \frac{2}{3}x − 4`. */
export const lineTex = (line: Line): string => `y = ${sideOf(line)}`

const typedNumber = (value: Exact): string => (isFraction(value) ? `(${exact(value)})` : exact(value))

/** The form that students type: `y=(2/3)x-4`. */
export const plainLine = ({ slope, start }: Line): string =>
  `y=${typedNumber(slope)}x${toNumber(start) === 0 ? '' : `+${typedNumber(start)}`}`.replace('+-', '-')

/** `(−3, 4)`. */
export const pointText = ([x, y]: Point): string => `(${numeral(x)}, ${numeral(y)})`

/** The form that students type: `(-3, 4)`. */
export const plainPoint = ([x, y]: Point): string => `(${x}, ${y})`

/** All points in a text. */
export const pointsIn = (text: string): Point[] =>
  [...plain(text).matchAll(/\((−?[\d.,]*\d), (−?[\d.,]*\d)\)/g)].map(([, x = '', y = '']): Point => {
    const [first = 0, second = 0] = [x, y].map((each) => Number(each.replaceAll(',', '').replace('−', '-')))
    return [first, second]
  })

/** Slope and start of `y = …`, for solvers. */
export function lineIn(source: string): { slope: number; start: number } {
  const { slope, constant } = readLinear(source.split('=')[1] ?? '')
  const [m = 0, b = 0] = [slope, constant].map(
    ({ numerator, denominator }) => Number(numerator) / Number(denominator),
  )
  return { slope: m, start: b }
}

/** A point to type. Wrong points that are right or repeated are dropped. */
export const typedPoint = (its: {
  label: Text
  key: Point
  wrong: readonly { at: Point; misconception: MisconceptionId; feedback: Text }[]
}): AnsweringTemplate =>
  built((word) =>
    coordinates(
      { label: word(its.label) },
      { value: plainPoint(its.key), shownAs: pointText(its.key) },
      its.wrong.map(({ at, misconception, feedback }) => ({
        value: plainPoint(at),
        misconception,
        feedback: word(feedback),
      })),
    ),
  )
