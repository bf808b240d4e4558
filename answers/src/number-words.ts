import { spanishInEnglish } from './spanish-numbers.ts'

/** Numbers in words: “seven”, “twenty-five”, “three fourths”, “one and a half”, “zero point five”. */

const small: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const tens: Record<string, number> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 10 * (index + 2)]),
)
tens['fourty'] = 40
const large: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }
const parts: Record<string, number> = {
  half: 2,
  halves: 2,
  halfs: 2,
  third: 3,
  fourth: 4,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  sixteenth: 16,
  twentieth: 20,
  hundredth: 100,
  thousandth: 1000,
}

const known = (table: Record<string, number>, word: string | undefined): number | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined

/**
 * `plain`: small numbers and common fractions, which count the same in words as in digits. `named`: with the name of a
 * place value (hundred, tenths, point), which may be copied from the question.
 */
type Wording = 'plain' | 'named'

export interface InDigits {
  readonly text: string
  /** Null if nothing was in words. */
  readonly wording: Wording | null
  /** `3 quarters` may be three coins: the number before the name of a part. Null if there is none. */
  readonly counted: string | null
}

interface Run {
  readonly digits: string
  /** Index of the first piece after the number. */
  readonly next: number
  readonly wording: Wording
  readonly counted?: string
}

const piece = /\p{L}+|\d[\d,.]*|\s+|[^\p{L}\d\s]/gu
const wordLimit = 60

/**
 * Replaces number words in normalized text by digits. Words in `expectedUnit` stay: if quarters are counted, `1
 * quarter` is not a fraction. In a list, `3 and one half` is two numbers. Takes linear time and never throws.
 */
export function inDigits(typed: string, expectedUnit = '', isList = false): InDigits {
  if (!/\p{L}{2}/u.test(typed)) return { text: typed, wording: null, counted: null }
  const unitWords = new Set((expectedUnit.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular))
  const text = spanishInEnglish(typed, (word) => unitWords.has(singular(word)))
  const pieces = text.match(piece) ?? []
  if (pieces.length > 4 * wordLimit) return { text, wording: null, counted: null }
  const reader = new WordReader(
    pieces.map((its) => (unitWords.has(singular(its.toLowerCase())) ? '\0' : its.toLowerCase())),
    isList,
  )
  let [plain, at] = ['', 0]
  let wording: Wording | null = null
  let counted: string | null = null
  while (at < pieces.length) {
    const run = reader.runAt(at)
    if (run === null) {
      plain += pieces[at] ?? ''
      at += 1
      continue
    }
    plain += run.digits
    at = run.next
    counted = run.counted ?? counted
    wording = wording === 'named' ? wording : run.wording
  }
  return { text: plain, wording, counted }
}

const singular = (word: string): string => word.toLowerCase().replace(/s$/, '')

/** Reads lowercase pieces. The words of a number may be separated by a space or a hyphen. */
class WordReader {
  private readonly pieces: readonly string[]

  private readonly isList: boolean

  constructor(pieces: readonly string[], isList: boolean) {
    this.pieces = pieces
    this.isList = isList
  }

  /** The index of the next word, after one space or hyphen. */
  private after(at: number): number {
    return /^(?:\s+|-)$/.test(this.pieces[at] ?? '') ? at + 1 : at
  }

  private wordAfter(at: number): string | undefined {
    return this.after(at) === at ? undefined : this.pieces[this.after(at)]
  }

  runAt(at: number): Run | null {
    const first = this.pieces[at] ?? ''
    if (/^\d/.test(first)) return this.behindDigits(at, first)
    if (first === 'point') return this.decimals(at, '0')
    if (first === 'half') return this.half(at)
    const cardinal = first === 'a' || first === 'an' ? this.afterArticle(at) : this.cardinal(at)
    if (cardinal === null) return null
    if ('digits' in cardinal) return cardinal
    const { value, next, wording } = cardinal
    return this.fractionOf(String(value), next, wording) ?? { digits: String(value), next, wording }
  }

  /** `half`, `half a`; not before a separate number. */
  private half(at: number): Run | null {
    const next = this.pieces[this.after(at + 1)]
    return next !== undefined && (/^\d/.test(next) || next === 'of')
      ? null
      : { digits: '1/2', next: at + 1, wording: 'plain' }
  }

  /** `a half`, `a third`, `a hundred`. */
  private afterArticle(at: number): Run | { value: number; next: number; wording: Wording } | null {
    const word = this.wordAfter(at + 1)
    const below = this.partNamed(word)
    if (below !== undefined && !word?.endsWith('s')) {
      return { digits: `1/${below}`, next: this.after(at + 1) + 1, wording: wordingOf(below), counted: '1' }
    }
    if (word !== 'hundred' && known(large, word) === undefined) return null
    return this.scaled(1, at + 1)
  }

  private partNamed(word: string | undefined): number | undefined {
    return known(parts, word) ?? known(parts, word?.replace(/s$/, ''))
  }

  /** Reads what turns a whole number into a fraction, a mixed number, or a decimal; null if nothing does. */
  private fractionOf(whole: string, at: number, wording: Wording): Run | null {
    const word = this.wordAfter(at)
    if (word === 'point') return this.decimals(this.after(at), whole)
    const below = this.partNamed(word)
    if (below !== undefined) {
      const digits = `${whole}/${below}`
      const its = wording === 'named' ? wording : wordingOf(below)
      return { digits, next: this.after(at) + 1, wording: its, counted: whole }
    }
    if (this.isList || (word !== 'and' && word !== '&')) return null
    const start = this.after(this.after(at) + 1)
    const part = this.pieces[start] === 'and' ? null : this.runAt(start)
    if (part === null || !/^\d+\/\d+$/.test(part.digits)) return null
    return { digits: `${whole} ${part.digits}`, next: part.next, wording: part.wording }
  }

  private behindDigits(at: number, digits: string): Run | null {
    if (!/^\d+$/.test(digits)) return null
    // Not in a denominator: `1/3 third`.
    if (/^[/.,:^]$/.test(this.pieces[at - 1] ?? '')) return null
    return this.fractionOf(digits, at + 1, 'plain')
  }

  /** `point two five`, `point 5`. */
  private decimals(at: number, whole: string): Run | null {
    let digits = ''
    let next = at + 1
    for (let word = this.wordAfter(next); word !== undefined; word = this.wordAfter(next)) {
      const digit = known(small, word)
      if (digit === undefined || digit > 9) {
        if (digits !== '' || !/^\d+$/.test(word)) break
        return { digits: `${whole}.${word}`, next: this.after(next) + 1, wording: 'named' }
      }
      digits += String(digit)
      next = this.after(next) + 1
    }
    return digits === '' || digits.length > 12
      ? null
      : { digits: `${whole}.${digits}`, next, wording: 'named' }
  }

  /** Up to ninety-nine; null if there is no number. */
  private belowHundred(at: number): { value: number; next: number } | null {
    const word = this.pieces[at]
    const ten = known(tens, word)
    if (ten === undefined) {
      const one = known(small, word)
      return one === undefined ? null : { value: one, next: at + 1 }
    }
    const one = known(small, this.wordAfter(at + 1))
    return one !== undefined && one > 0 && one < 10
      ? { value: ten + one, next: this.after(at + 1) + 1 }
      : { value: ten, next: at + 1 }
  }

  private cardinal(at: number): { value: number; next: number; wording: Wording } | null {
    const first = this.belowHundred(at)
    return first && this.scaled(first.value, first.next)
  }

  /** Includes the hundreds, thousands, and millions that follow, each smaller than the one before. */
  private scaled(start: number, at: number): { value: number; next: number; wording: Wording } | null {
    let [total, group, next] = [0, start, at]
    let limit = Infinity
    let wording: Wording = 'plain'
    for (;;) {
      const word = this.wordAfter(next)
      const size = known(large, word)
      if (word === 'hundred' && group > 0 && group < 100) {
        group *= 100
        next = this.after(next) + 1
      } else if (size !== undefined && size < limit && group > 0) {
        total += group * size
        limit = size
        group = 0
        next = this.after(next) + 1
      } else break
      wording = 'named'
      const isAnd = this.wordAfter(next) === 'and'
      const from = this.after(isAnd ? this.after(next) + 1 : next)
      // In `one hundred and a half`, the words after `and` are not part of the hundreds.
      const rest = from > next ? this.belowHundred(from) : null
      if (rest === null || (group > 0 && group % 100 > 0)) continue
      if (isAnd && this.partNamed(this.wordAfter(rest.next)) !== undefined) continue
      group += rest.value
      next = rest.next
    }
    return { value: total + group, next, wording }
  }
}

const wordingOf = (below: number): Wording =>
  below >= 10 && below !== 12 && below !== 16 ? 'named' : 'plain'
