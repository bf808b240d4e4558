import { tidy } from '../bugs/bug.ts'
import { type Fraction, lowest } from '../fractions/fraction.ts'
import { type Digits, readTex } from './repeating.ts'

// Turns a repeating decimal into a fraction by an equation: x and 100x have the same digits after the decimal point.
// The non-repeating part after the point is never longer than the period.

export const repeatingTex = ({ whole, fixed, period }: Digits): string =>
  String.raw`${whole}.${fixed}\overline{${period}}`

/** 10, 100, …: the factor that moves the point by one period. */
export const powerOf = ({ period }: Digits): number => 10 ** period.length

export const repeatingFraction = ({ whole, fixed, period }: Digits): Fraction =>
  lowest([
    Number(`${whole}${fixed}${period}`) - Number(`${whole}${fixed}`),
    (10 ** period.length - 1) * 10 ** fixed.length,
  ])

/** The digits with the point moved by one period. */
export function moved({ whole, fixed, period }: Digits): Digits {
  const by = period.length
  const from = (by - fixed.length) % by
  return {
    whole: Number(`${whole}${(fixed + period).slice(0, by)}`),
    fixed: '',
    period: period.slice(from) + period.slice(0, from),
  }
}

/** The difference of the shifted number and the number itself, which terminates. */
export function difference(its: Digits): number {
  const [top, bottom] = repeatingFraction(its)
  return tidy(((powerOf(its) - 1) * top) / bottom)
}

/** The value of TeX that shows a repeating decimal; null for other TeX. */
export const repeatingValue = (source: string): number | null =>
  /^\d+\.\d*\\overline\{\d+\}$/.test(source) ? readTex(source) : null
