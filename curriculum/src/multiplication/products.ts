import type { Random } from '../random.ts'

/** `346 × 78`; in a story there are `b` groups of `a`. */
export interface Product {
  a: number
  b: number
}
export const productOf = ({ a, b }: Product): number => a * b
/** The digits, ones first. */
export const digitsOf = (n: number): number[] => [...String(n)].map(Number).toReversed()
/** The value of each digit, largest first, without zeros: 306 is 300 and 6. */
export const partsOf = (n: number): number[] =>
  digitsOf(n)
    .map((digit, place) => digit * 10 ** place)
    .filter((part) => part > 0)
    .toReversed()

/** With thousands separators: `26,988`. */
export const grouped = (n: number): string => n.toLocaleString('en-US')
export const productTex = ({ a, b }: Product): string => String.raw`${grouped(a)} \times ${b}`
/** Removes the signs from a TeX text and keeps its numbers. */
export const plainTex = (source: string): string => source.replaceAll(/\\times|\\square/g, ' ')

/** A number with `digits` digits, not ending in 0 or 1; optionally with a zero inside. */
export function wholeOf(random: Random, digits: number, zero: 'none' | 'inside' = 'none'): number {
  const all = Array.from({ length: digits }, (_, at) => random.integer(at === digits - 1 ? 2 : 1, 9))
  if (zero === 'inside') all[random.integer(1, digits - 2)] = 0
  return Number(all.join(''))
}
/** Rounded to its first digit: 346 is about 300. */
export const nearOf = (n: number): number => {
  const place = 10 ** (String(n).length - 1)
  return Math.round(n / place) * place
}
