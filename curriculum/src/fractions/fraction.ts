import type { Random } from '../random.ts'

/** A positive fraction as written, not always in lowest terms; a whole number has denominator 1. */
export type Fraction = readonly [numerator: number, denominator: number]

export const greatestCommonFactor = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : greatestCommonFactor(other, one % other)

export const leastCommonMultiple = (one: number, other: number): number =>
  (one / greatestCommonFactor(one, other)) * other

export function lowest([numerator, denominator]: Fraction): Fraction {
  const factor = greatestCommonFactor(numerator, denominator)
  return [numerator / factor, denominator / factor]
}

export const sizeOf = ([numerator, denominator]: Fraction): number => numerator / denominator
export const isSame = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d === b * c
export const isLowest = (fraction: Fraction): boolean => greatestCommonFactor(...fraction) === 1

/** The same value with a multiple of its denominator. */
export const renamed = ([numerator, denominator]: Fraction, to: number): Fraction => [
  (numerator * to) / denominator,
  to,
]

/** Results in lowest terms. */
export const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest([a * d + c * b, b * d])
export const minus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest([a * d - c * b, b * d])
export const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest([a * c, b * d])
export const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest([a * d, b * c])

export const mixed = (whole: number, [numerator, denominator]: Fraction): Fraction => [
  whole * denominator + numerator,
  denominator,
]
export const wholePart = (fraction: Fraction): number => Math.floor(sizeOf(fraction))
/** The fractional part of a mixed number, not reduced. */
export const fractionPart = ([numerator, denominator]: Fraction): Fraction => [
  numerator % denominator,
  denominator,
]

/** `\frac{7}{4}`; a fraction over 1 is written as a whole number. */
export const fractionTex = ([numerator, denominator]: Fraction): string =>
  denominator === 1 ? String(numerator) : String.raw`\frac{${numerator}}{${denominator}}`

/** `1\frac{3}{4}`, `5`, `\frac{7}{8}`; the fractional part is not reduced. */
export function mixedTex(fraction: Fraction): string {
  const whole = wholePart(fraction)
  const part = fractionPart(fraction)
  if (part[0] === 0) return String(whole)
  return whole === 0 ? fractionTex(part) : `${whole}${fractionTex(part)}`
}

/** The form of tick labels: `3/4`, `1 3/4`, `2`. */
export function plainMixed(fraction: Fraction): string {
  const [whole, [numerator, denominator]] = [wholePart(fraction), fractionPart(fraction)]
  if (numerator === 0) return String(whole)
  return `${whole === 0 ? '' : `${whole} `}${numerator}/${denominator}`
}

/** Parses the output of `plainMixed`. */
export function fromPlain(text: string): Fraction {
  const [, whole = '0', above = '0', below = '1'] = /^(?:(\d+)(?: |$))?(?:(\d+)\/(\d+))?$/.exec(text) ?? []
  return mixed(Number(whole), [Number(above), Number(below)])
}

/** A fraction between 0 and 1 in lowest terms. */
export function properFraction(random: Random, denominator: number): Fraction {
  const numerators = Array.from({ length: denominator - 1 }, (_, at) => at + 1)
  return [
    random.pick(numerators.filter((each) => greatestCommonFactor(each, denominator) === 1)),
    denominator,
  ]
}
