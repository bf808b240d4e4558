/**
 * The letters of join codes: no vowels, so that no words appear by chance, and no digits, so that none is mistaken for
 * a letter. With twenty letters in seven places and ten thousand classes, one guess in 128,000 finds a class.
 */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const length = 7

/** `below(n)` returns a random integer in [0, n). */
export function makeCode(below: (n: number) => number): string {
  return Array.from({ length }, () => letters[below(letters.length)] ?? '').join('')
}

/** Reads a code as typed, ignoring case, spaces, and punctuation; null if it cannot be a code. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null
}
