import { parseRational } from '@skills-center/answers/rational'
import { formatRepeating } from '@skills-center/answers/repeating'
import { type Exact, exact, toNumber } from '../bugs/bug.ts'

/** A nonzero number; `top` may be larger than `bottom` if `whole` is 0. */
export interface Converted {
  sign: 1 | -1
  whole: number
  top: number
  bottom: number
}
export const valueOf = ({ sign, whole, top, bottom }: Converted): Exact => [
  sign * (whole * bottom + top),
  bottom,
]
const minus = ({ sign }: Converted): string => (sign < 0 ? '−' : '')
/** `−2\frac{5}{6}`. */
export const convertedTex = (its: Converted): string =>
  String.raw`${minus(its)}${its.whole === 0 ? '' : its.whole}\frac{${its.top}}{${its.bottom}}`

/** The part before the point, the non-repeating digits after it, and the repeating digits: 2.8333… is 2, 8, 3. */
export interface Digits {
  whole: number
  fixed: string
  period: string
}
const writtenOf = (value: Exact): string => formatRepeating(parseRational(exact(value)))

export function digitsOf(value: Exact): Digits {
  const [, whole = '0', fixed = '', period = ''] =
    /^-?(\d+)(?:\.(\d*)(?:\((\d+)\))?)?$/.exec(writtenOf(value)) ?? []
  return { whole: Number(whole), fixed, period }
}
export function fromDigits({ whole, fixed, period }: Digits, sign: 1 | -1 = 1): Exact {
  if (period === '') return sign * Number(`${whole}.${fixed}`)
  const nines = 10 ** period.length - 1
  const below = 10 ** fixed.length * nines
  return [sign * (whole * below + Number(fixed || 0) * nines + Number(period)), below]
}

/** `−2.8\overline{3}`. */
export const decimalTex = (value: Exact): string =>
  writtenOf(value)
    .replace('-', '−')
    .replace(/\((\d+)\)/, String.raw`\overline{$1}`)

/** The value of such TeX, or of a fraction or mixed number in TeX. */
export function readTex(source: string): number {
  const sign = source.startsWith('−') ? -1 : 1
  const [, mixed = '', top, bottom] = /(\d*)\\frac\{(\d+)\}\{(\d+)\}/.exec(source) ?? []
  if (top !== undefined) return sign * (Number(mixed) + Number(top) / Number(bottom))
  const [, whole = '0', fixed = '', period = ''] =
    /(\d+)(?:\.(\d*)(?:\\overline\{(\d+)\})?)?/.exec(source) ?? []
  return toNumber(fromDigits({ whole: Number(whole), fixed, period }, sign))
}

export interface DivisionStep {
  now: number
  digit: number
  rest: number
}
/** The division steps after the point, until nothing is left or a remainder repeats. */
export function stepsOf({ top, bottom }: Pick<Converted, 'top' | 'bottom'>): DivisionStep[] {
  const steps: DivisionStep[] = []
  const seen = new Set<number>()
  let rest = top % bottom
  while (rest !== 0 && !seen.has(rest)) {
    seen.add(rest)
    const now = 10 * rest
    rest = now % bottom
    steps.push({ now, digit: Math.floor(now / bottom), rest })
  }
  return steps
}

export const ends = (value: Exact): boolean => digitsOf(value).period === ''
