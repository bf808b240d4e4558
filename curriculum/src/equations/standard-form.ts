import { signedTex, termTex } from '../math/linear-expression.ts'
import { type Exact, tidy } from '../bugs/bug.ts'
import { calculate } from './exact.ts'
import type { Line, Point } from './line.ts'

/** ax + by = c. */
export interface Standard {
  a: number
  b: number
  c: number
}

const second = (b: number, letter: string): string =>
  `${b < 0 ? ' − ' : ' + '}${termTex(Math.abs(b), letter)}`

/** `2x − 3y = 6`. */
export const standardTex = ({ a, b, c }: Standard): string =>
  `${a === 0 ? termTex(b, 'y') : `${termTex(a, 'x')}${b === 0 ? '' : second(b, 'y')}`} = ${signedTex(c)}`

export const timesEach = (by: number, { a, b, c }: Standard): Standard => ({
  a: by * a,
  b: by * b,
  c: by * c,
})
export const through = (a: number, b: number, [x, y]: Point): Standard => ({ a, b, c: tidy(a * x + b * y) })
/** The value of the left side at a point. */
const leftAt = ({ a, b }: Standard, [x, y]: Point): number => tidy(a * x + b * y)
export const holds = (equation: Standard, point: Point): boolean =>
  Math.abs(leftAt(equation, point) - equation.c) < 1e-6

/** In the form y = mx + b. */
export const lineOf = ({ a, b, c }: Standard): Line => ({
  slope: calculate([-a, 1], 'over', b),
  start: calculate([c, 1], 'over', b),
})

export const standardOf = (slope: number, start: number): Standard => ({ a: -slope, b: 1, c: start })

/** The common point of both, by Cramer’s rule; null if there is none or more than one. */
export function solutionOf(one: Standard, other: Standard): readonly [Exact, Exact] | null {
  const determinant = one.a * other.b - other.a * one.b
  if (determinant === 0) return null
  return [
    calculate([one.c * other.b - other.c * one.b, 1], 'over', determinant),
    calculate([one.a * other.c - other.a * one.c, 1], 'over', determinant),
  ]
}

export const countOf = (one: Standard, other: Standard): 'one' | 'none' | 'all' => {
  if (Math.abs(one.a * other.b - other.a * one.b) > 1e-6) return 'one'
  return Math.abs(one.c * other.b - other.c * one.b) < 1e-6 &&
    Math.abs(one.c * other.a - other.c * one.a) < 1e-6
    ? 'all'
    : 'none'
}

/** Parses an equation in x and y from its TeX, for solvers. */
export function standardIn(source: string): Standard {
  const read = (side: string, sign: 1 | -1): Standard => {
    const found: Standard = { a: 0, b: 0, c: 0 }
    for (const [, minus, size = '', letter = ''] of side.matchAll(/([+−]?) ?(\d*\.?\d*)([xy]?)(?= |$)/g)) {
      if (size === '' && letter === '') continue
      const value = sign * (minus === '−' ? -1 : 1) * (size === '' ? 1 : Number(size))
      if (letter === '') found.c -= value
      else found[letter === 'x' ? 'a' : 'b'] += value
    }
    return found
  }
  const [left = '', right = ''] = source.split(' = ')
  const [one, other] = [read(left, 1), read(right, -1)]
  return { a: one.a + other.a, b: one.b + other.b, c: one.c + other.c }
}
