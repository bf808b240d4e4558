import { translated } from '@skills-center/messages/languages'
import { language } from '../../language/language.ts'
import type { Answer } from './answer.ts'
import { readings } from './readings.ts'

/** The score of a matching word, by where it is. */
const places = { question: 6, words: 4, answer: 2 } as const

/**
 * Answers that match a search, best first; all for an empty search. Ignores case, accents, word endings, and small
 * typos. Every significant word must match, exactly or nearly; if no answer has them all, most of them must.
 */
export function findAnswers(answers: readonly Answer[], query: string): Answer[] {
  const asked = wordsIn(query)
  const meaning = asked.filter((word) => !translated(readings, language()).fillers.has(word))
  const wanted = meaning.length > 0 ? meaning : asked
  if (wanted.length === 0) return query.trim() === '' ? [...answers] : []
  const fits = answers.map((answer) => ({ answer, fit: wanted.map((word) => fitOf(word, answer)) }))
  const all = fits.filter(({ fit }) => fit.every((one) => one > 0))
  const max = fits.filter(({ fit }) => fit.filter((one) => one > 0).length > wanted.length / 2)
  return (all.length > 0 ? all : max)
    .toSorted((one, other) => sum(other.fit) - sum(one.fit))
    .map(({ answer }) => answer)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function fitOf(word: string, { question, answer, words = '' }: Answer): number {
  return Math.max(
    places.question * likeness(word, wordsIn(question)),
    places.words * likeness(word, wordsIn(words)),
    places.answer * likeness(word, wordsIn(answer.join(' '))),
  )
}

/** The similarity of the nearest word: 1 for the same word, less for a prefix or a typo. */
const likeness = (word: string, others: readonly string[]): number =>
  Math.max(0, ...others.map((other) => likenessOf(word, other)))

function likenessOf(word: string, other: string): number {
  if (word === other) return 1
  const stem = stemOf(word)
  if (stem === stemOf(other)) return 0.95
  if (word.length >= 3 && other.startsWith(word)) return 0.8
  const slips = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
  if (slips === 0 || Math.abs(word.length - other.length) > slips) return 0
  return distance(stem, stemOf(other), slips) <= slips ? 0.6 : 0
}

const stemOf = (word: string): string => translated(readings, language()).stemOf(word)

/**
 * The number of letters to change, add, remove, or swap with the next; values above `most` are returned as `most + 1`.
 */
function distance(one: string, other: string, max: number): number {
  let twoRowsBack: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoRowsBack[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...row) > max) return max + 1
    twoRowsBack = last
    last = row
  }
  return last[other.length] ?? max + 1
}
