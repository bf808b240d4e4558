import { tidy } from '../bugs/bug.ts'
import { type Fraction, lowest } from '../fractions/fraction.ts'

/** A decimal whose last digits repeat: 2.1454545… has the lead 1 and the cycle 45. The lead is no longer than the cycle. */
export interface Repeating {
  whole: number
  lead: string
  cycle: string
}

export const repeatingTex = ({ whole, lead, cycle }: Repeating): string =>
  String.raw`${whole}.${lead}\overline{${cycle}}`

/** 10, 100, …: what moves the point by one cycle. */
export const powerOf = ({ cycle }: Repeating): number => 10 ** cycle.length

export const repeatingFraction = ({ whole, lead, cycle }: Repeating): Fraction =>
  lowest([
    Number(`${whole}${lead}${cycle}`) - Number(`${whole}${lead}`),
    (10 ** cycle.length - 1) * 10 ** lead.length,
  ])

/** With the point moved by one cycle. */
export function moved({ whole, lead, cycle }: Repeating): Repeating {
  const by = cycle.length
  const from = (by - lead.length) % by
  return {
    whole: Number(`${whole}${(lead + cycle).slice(0, by)}`),
    lead: '',
    cycle: cycle.slice(from) + cycle.slice(0, from),
  }
}

/** What is left when the number itself is subtracted from it with its point moved: it ends. */
export function difference(its: Repeating): number {
  const [top, bottom] = repeatingFraction(its)
  return tidy(((powerOf(its) - 1) * top) / bottom)
}

/** The repeating decimal that is written in TeX, as a number. */
export function repeatingValue(source: string): number | null {
  const [, whole, lead = '', cycle] = /^(\d+)\.(\d*)\\overline\{(\d+)\}$/.exec(source) ?? []
  return whole === undefined || cycle === undefined ? null : Number(`${whole}.${lead}${cycle.repeat(12)}`)
}

/** The decimal of a fraction, by long division: `0.375`, `0.8\overline{3}`. */
export function decimalTex([top, bottom]: Fraction): string {
  const seen: number[] = []
  let digits = ''
  let rest = top % bottom
  while (rest !== 0 && !seen.includes(rest)) {
    seen.push(rest)
    digits += String(Math.floor((rest * 10) / bottom))
    rest = (rest * 10) % bottom
  }
  const whole = Math.floor(top / bottom)
  if (rest === 0) return digits === '' ? String(whole) : `${whole}.${digits}`
  const from = seen.indexOf(rest)
  return repeatingTex({ whole, lead: digits.slice(0, from), cycle: digits.slice(from) })
}
