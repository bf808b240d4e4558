import { plain } from '../markup.ts'

/** The results of reading a text. */
export interface ReadText {
  plain: string
  /** Word count of all sentences, number of sentences, and word count of the longest. */
  words: number
  sentences: number
  longest: number
  /** Its numbers, sorted by their digits. */
  numbers: string
}

/** The word count of each sentence in a text. */
const sentenceLengths = (text: string): number[] =>
  text
    .split(/(?<=[.?!:;])[”"]?\s+/)
    .map((sentence) => sentence.match(/[\p{L}\d’'$.,%-]*[\p{L}\d][\p{L}\d’'$.,%-]*/gu)?.length ?? 0)
    .filter((words) => words > 0)

/** A comma after a number is not part of it: “2, or 3” is “2 o 3”. */
const number = /\d+(?:,\d{3})*(?:\.\d+)?/g

export function readText(markup: string): ReadText {
  const text = plain(markup)
  const lengths = sentenceLengths(text)
  return {
    plain: text,
    words: lengths.reduce((sum, length) => sum + length, 0),
    sentences: lengths.length,
    longest: Math.max(0, ...lengths),
    numbers: (text.match(number) ?? []).toSorted().join(' '),
  }
}

const anyNumber = /\d[\d,]*(?:\.\d+)?/g
/** 8, 11, and 18 begin with a vowel in English; 8 and 11 begin with “o” in Spanish. */
const leading = /^(?:8|1[18](?!\d))/

const likeIt = (digits: string): string => digits.replaceAll(/[2-9]/g, '7')

function numberLikeIt(digits: string): string {
  if (digits === '1') return digits
  const kept = leading.exec(digits)?.[0] ?? ''
  return kept + likeIt(digits.slice(kept.length)).replaceAll(/(?<=\d)1|1(?=\d)/g, '7')
}

/**
 * The text with similar numbers in it: the same digits and decimal places, with every 1, every zero, and every number
 * that begins with a vowel sound kept in place. Any fault in the wording shows in this text, too.
 */
export const withNumbersAlike = (text: string): string => text.replace(anyNumber, numberLikeIt)
