import { parseMarkup } from '../markup.ts'

/** A fraction of whole numbers, not always in lowest terms; `bottom` is positive. */
export interface Fraction {
  top: number
  bottom: number
}

export function greatestCommonFactor(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : greatestCommonFactor(other, one % other)
}

export function leastCommonMultiple(one: number, other: number): number {
  return (one / greatestCommonFactor(one, other)) * other
}

/** A ratio of two whole numbers in lowest terms. */
export function simplestRatio(one: number, other: number): [number, number] {
  const factor = greatestCommonFactor(one, other)
  return [one / factor, other / factor]
}

export function lowest({ top, bottom }: Fraction): Fraction {
  const factor = greatestCommonFactor(top, bottom)
  return { top: top / factor, bottom: bottom / factor }
}

/** TeX of the fraction as written, not reduced; the minus sign goes in front. */
export function fractionTex({ top, bottom }: Fraction): string {
  const size = bottom === 1 ? String(Math.abs(top)) : String.raw`\frac{${Math.abs(top)}}{${bottom}}`
  return top < 0 ? `−${size}` : size
}

/**
 * TeX of a positive number as whole and fractional part: `2\frac{1}{3}`, `5`, `\frac{7}{8}`; the part is not reduced.
 */
export function mixedTex({ top, bottom }: Fraction): string {
  const whole = Math.floor(top / bottom)
  const part = { top: top % bottom, bottom }
  if (part.top === 0) return String(whole)
  return whole === 0 ? fractionTex(part) : `${whole}${fractionTex(part)}`
}

/**
 * The numbers in the math of a text, in order: whole numbers, fractions, and mixed numbers. Each is returned as text
 * for `parseRational`; signs are ignored.
 */
export function numbersInMath(text: string): string[] {
  const math = parseMarkup(text).flatMap((paragraph) => paragraph.filter((run) => run.kind === 'math'))
  return math.flatMap((run) =>
    [...run.text.matchAll(/(\d+)?\\frac\{(\d+)\}\{(\d+)\}|\d+/g)].map(([found, whole = '0', top, bottom]) =>
      top === undefined || bottom === undefined
        ? found
        : `${Number(whole) * Number(bottom) + Number(top)}/${bottom}`,
    ),
  )
}
