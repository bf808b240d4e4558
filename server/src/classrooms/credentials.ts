import { words } from './words.ts'

/** Returns a cryptographically random integer in [0, n). */
export type RandomBelow = (n: number) => number

const wordCount = 4

/**
 * Four words from a list of 1,121: 4 × log2(1121) = 40.5 bits, in a form that a child can read off a card and type.
 * With ten guesses per five minutes from one place, finding one takes 700,000 years on average.
 */
export function makePassword(below: RandomBelow): string {
  return Array.from({ length: wordCount }, () => words[below(words.length)] ?? '').join('-')
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

/**
 * A username that a child can read and type on any keyboard: the first name, the first letter of the last name, and two
 * digits, or more when those are taken. A name without Latin letters gets a word instead.
 */
export function makeUsername(
  { firstName, lastName }: { firstName: string; lastName: string },
  isTaken: (username: string) => boolean,
  below: RandomBelow,
): string {
  const first = plain(firstName).slice(0, 12)
  const base = first.length >= 2 ? first + plain(lastName).slice(0, 1) : (words[below(words.length)] ?? '')
  for (let digits = 2; ; digits += 1) {
    const from = 10 ** (digits - 1)
    for (let turn = 0; turn < 12; turn += 1) {
      const username = `${base}${from + below(9 * from)}`
      if (!isTaken(username)) return username
    }
  }
}
