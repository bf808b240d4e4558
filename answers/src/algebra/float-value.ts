import { toNumber } from '../rational.ts'
import type { Expression } from './expression.ts'

/** Evaluates an expression in floating point, given numbers for its letters and for π. NaN if it has no value. */
export function floatValue(
  expression: Expression,
  letters: Readonly<Record<string, number>> = {},
  pi = Math.PI,
): number {
  const of = (part: Expression) => floatValue(part, letters, pi)
  switch (expression.kind) {
    case 'number':
      return toNumber(expression.value)
    case 'pi':
      return pi
    case 'letter':
      return letters[expression.name] ?? NaN
    case 'sum': {
      let sum = 0
      for (const term of expression.terms) sum += of(term)
      return sum
    }
    case 'product': {
      let product = 1
      for (const factor of expression.factors) product *= of(factor)
      return product
    }
    case 'quotient':
      return of(expression.above) / of(expression.below)
    case 'power':
      return of(expression.base) ** of(expression.exponent)
    case 'root': {
      const value = of(expression.of)
      if (expression.degree === 2) return Math.sqrt(value)
      return expression.degree === 3 ? Math.cbrt(value) : value ** (1 / expression.degree)
    }
    case 'negative':
      return -of(expression.of)
    case 'absolute':
      return Math.abs(of(expression.of))
  }
}

/**
 * Equal up to floating point error between two ways to compute the same number, relative to its size, because numbers in
 * scientific notation can be tiny.
 */
export const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= (a === 0 || b === 0 ? 1e-12 : 1e-9 * Math.max(Math.abs(a), Math.abs(b)))
