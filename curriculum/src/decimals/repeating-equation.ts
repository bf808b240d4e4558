import { tidy } from '../bugs/bug.ts'
import { type Fraction, lowest } from '../fractions/fraction.ts'
import { type Digits, readTex } from './repeating.ts'

// A repeating decimal as a fraction, by an equation: x and 100x have the same digits behind the point. What stands behind
// the point once is no longer than what repeats.

export const repeatingTex = ({ whole, fixed, period }: Digits): string =>
  String.raw`${whole}.${fixed}\overline{${period}}`

/** 10, 100, …: what moves the point by one period. */
export const powerOf = ({ period }: Digits): number => 10 ** period.length

export const repeatingFraction = ({ whole, fixed, period }: Digits): Fraction =>
  lowest([
    Number(`${whole}${fixed}${period}`) - Number(`${whole}${fixed}`),
    (10 ** period.length - 1) * 10 ** fixed.length,
  ])

/** With the point moved by one period. */
export function moved({ whole, fixed, period }: Digits): Digits {
  const by = period.length
  const from = (by - fixed.length) % by
  return {
    whole: Number(`${whole}${(fixed + period).slice(0, by)}`),
    fixed: '',
    period: period.slice(from) + period.slice(0, from),
  }
}

/** What is left when the number itself is subtracted from it with its point moved: it ends. */
export function difference(its: Digits): number {
  const [top, bottom] = repeatingFraction(its)
  return tidy(((powerOf(its) - 1) * top) / bottom)
}

/** The value of TeX that shows a repeating decimal; null of other TeX. */
export const repeatingValue = (source: string): number | null =>
  /^\d+\.\d*\\overline\{\d+\}$/.test(source) ? readTex(source) : null
