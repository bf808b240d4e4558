import { mathIn } from '../form/math-in.ts'
import { type Fraction, lowest, minus, mixed, over, plus, times } from './fraction.ts'

const numerals = /(\d+)?\\frac\{([^{}]+)\}\{([^{}]+)\}|\d+/g

/** Parses `3 \times 2` in a numerator or denominator. */
const productIn = (text: string): number =>
  text.split(String.raw`\times`).reduce((product, factor) => product * Number(factor), 1)

/** Whole numbers, fractions, and mixed numbers in a piece of TeX, as written. */
const fractionsInTex = (tex: string): Fraction[] =>
  [...tex.matchAll(numerals)].map(([found, whole = '0', numerator, denominator]) =>
    numerator === undefined || denominator === undefined
      ? [Number(found), 1]
      : mixed(Number(whole), [productIn(numerator), productIn(denominator)]),
  )

/** The numbers in the math of a text, in order; solvers read these in any language. */
export const fractionsIn = (text: string): Fraction[] => mathIn(text).flatMap(fractionsInTex)

/** The value of a fraction, sum, difference, product, or quotient in TeX, as `7/12`. */
export function valueOfTex(tex: string): string {
  const [one = [0, 1], other] = fractionsInTex(tex)
  const signs = tex.replaceAll(numerals, '')
  const calculate = signs.includes('+')
    ? plus
    : signs.includes('−')
      ? minus
      : signs.includes('div')
        ? over
        : times
  return (other === undefined ? lowest(one) : calculate(one, other)).join('/')
}

/** The same as a decimal. */
export function sizeOfTex(tex: string): number {
  const [numerator = 0, denominator = 1] = valueOfTex(tex).split('/').map(Number)
  return numerator / denominator
}
