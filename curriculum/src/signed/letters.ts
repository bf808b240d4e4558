import type { Random } from '../random.ts'
import { added, type SignedSum, subtracted, sumOf, sumTex } from './signed.ts'

/** A negative and a positive number, shown as letters on a number line. */
export interface LetterPlaces {
  p: number
  q: number
}

/** Some sums and differences of p, q, and their opposites; one is 0. */
export function someOfLetters(random: Random, { p, q }: LetterPlaces): SignedSum[] {
  const zero = random.pick([sumOf(-p, added(p)), sumOf(q, added(-q))])
  const others = [
    sumOf(p, added(q)),
    sumOf(q, subtracted(p)),
    sumOf(p, subtracted(q)),
    sumOf(-p, added(-q)),
    sumOf(-q, subtracted(-p)),
  ]
  return [zero, ...random.sample(others, 4)]
}

/** Replaces the values of p and q in a TeX text with their letters. */
export function lettered(source: string, { p, q }: LetterPlaces): string {
  const named = (value: number): string =>
    Math.abs(value) === Math.abs(p) ? (value === p ? 'p' : '−p') : value === q ? 'q' : '−q'
  return source
    .replaceAll(/−?\d+/g, (found) => named(Number(found.replace('−', '-'))))
    .replaceAll(/\(([pq])\)/g, '$1')
    .replaceAll(/((?:[+−]|\\times|\\div) )(−[pq])/g, '$1($2)')
}

/** −3 + 8 as p + q, with p at −3 and q at 8. */
export const lettersTex = (sum: SignedSum, at: LetterPlaces): string => lettered(sumTex(sum), at)

/** Evaluates the output of `lettersTex`. */
export const readLetters = (source: string, at: Readonly<Record<string, number>>): number =>
  [...source.matchAll(/([+−] )?\(?(−?)([pq])\)?/g)].reduce((total, [, sign = '+', minus, letter = 'p']) => {
    const value = (minus === '−' ? -1 : 1) * (at[letter] ?? 0)
    return sign.startsWith('−') ? total - value : total + value
  }, 0)
