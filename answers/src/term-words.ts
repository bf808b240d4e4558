/** Normalized spelling of terms, for comparing what was typed with known terms. */

const introduction =
  /^(?:(?:it|this|that) is |its |it s |they are |i think |the answer is |(?:it is |is )?called |es |son |se llama |se llaman |la respuesta es |creo que (?:es )?)+/
const article = /^(?:a|an|the|el|la|los|las|lo|un|una|unos|unas) (?=\S)/

/** Lowercase, without accents, punctuation, article, and introductory words. */
export function plainTerm(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words.replace(introduction, '').replace(article, '')
}

/** Plural endings in both languages, with the singular endings that they may stand for. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=..)ces$/, 'z'],
  [/(?<=.)ses$/, 'sis'],
  [/(?<=..)es$/, ''],
  [/(?<=..[^s])s$/, ''],
]

/** The word, and each singular of which it may be the plural. */
const singulars = (word: string): readonly string[] => [
  word,
  ...plurals.flatMap(([ending, singular]) => (ending.test(word) ? [word.replace(ending, singular)] : [])),
]

/** Whether two normalized terms match word by word, singular or plural, with or without spaces. */
export function sameWords(a: string, b: string): boolean {
  if (a.replaceAll(' ', '') === b.replaceAll(' ', '')) return true
  const [left, right] = [a.split(' '), b.split(' ')]
  return (
    left.length === right.length &&
    left.every((word, index) => {
      const others = singulars(right[index] ?? '')
      return singulars(word).some((singular) => others.includes(singular))
    })
  )
}

/**
 * Number of spelling differences allowed for a term of this length. Short terms allow none, because a difference makes
 * another word.
 */
export const slipsAllowed = ({ length }: string): number =>
  length < 5 ? 0 : length < 8 ? 1 : length < 13 ? 2 : 3

/**
 * The number of letters omitted, added, changed, or swapped with a neighbor (Damerau, 1964, as optimal string
 * alignment); null if it exceeds `most`. Takes at most (2 most + 1) steps per letter.
 */
export function distanceWithin(a: ArrayLike<string>, b: ArrayLike<string>, max: number): number | null {
  if (Math.abs(a.length - b.length) > max) return null
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = [i]
    const [from, to] = [Math.max(1, i - max), Math.min(b.length, i + max)]
    for (let j = from; j <= to; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? Infinity) + 1,
        (row[j - 1] ?? Infinity) + 1,
        (last[j - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    before = last
    last = row
  }
  const distance = last[b.length] ?? Infinity
  return distance <= max ? distance : null
}

const neighbors = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|uiop|zxcv|xcvb|cvbn|vbnm/

/** Not a word in any language: no vowel, one letter repeated, adjacent keys, or no letter at all. */
export const isGibberish = (plain: string): boolean =>
  !/\p{L}/u.test(plain) ||
  /(.)\1{3}/u.test(plain) ||
  neighbors.test(plain) ||
  plain.split(' ').every((word) => /^[a-z]{1,40}$/.test(word) && !/[aeiouy]/.test(word)) ||
  plain.split(' ').every((word) => word.length < 2)
