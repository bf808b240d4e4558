import { type Place, worthOf } from './decimal.ts'

const names: readonly (readonly [RegExp, Place])[] = [
  [/^(?:thousandth|milésima)/, 'thousandths'],
  [/^(?:hundredth|centésima)/, 'hundredths'],
  [/^(?:tenth|décima)/, 'tenths'],
  [/^(?:hundred|centena)/, 'hundreds'],
  [/^(?:tens|decena)/, 'tens'],
  [/^(?:ones|whole|unidad)/, 'ones'],
]

/** The place named by a word in either language. */
export const placeNamed = (word: string): Place | undefined =>
  names.find(([name]) => name.test(word.toLowerCase()))?.[1]

/** The places that a text names, in order; solvers read these in any language. */
export const placesIn = (text: string): Place[] =>
  (text.match(/\p{L}+/gu) ?? []).flatMap((word) => placeNamed(word) ?? [])

/** Each digit of a decimal with its value in thousandths, based on its distance from the point. */
export function digitsOf(numeral: string): { digit: number; worth: number }[] {
  const point = numeral.includes('.') ? numeral.indexOf('.') : numeral.length
  return Array.from(numeral, (character, at) => ({
    digit: Number(character),
    worth: worthOf('ones') * 10 ** (at < point ? point - at - 1 : point - at),
  })).filter(({ digit }) => !Number.isNaN(digit))
}
