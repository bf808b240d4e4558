/**
 * Letters of join codes: no vowels, so that no word comes about by chance, and no digits, so that none is taken for
 * a letter. Twenty letters in seven places: a guess meets one of ten thousand classes once in 128,000 times.
 */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const length = 7

/** `below(n)` is a whole number from 0 to n, n left out. */
export function makeCode(below: (n: number) => number): string {
  return Array.from({ length }, () => letters[below(letters.length)] ?? '').join('')
}

/** The code in what someone typed, whatever its case and gaps; null where it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null
}
