import { equals, isWhole, parseRational } from './rational.ts'
import type { Quantity } from './read-quantity.ts'
import { otherForm, unreadable, type Judgement } from './verdict.ts'

/**
 * What numbers in words change: “three fourths” is as good as 3/4 unless a form is asked for, the name of a
 * place (“5 tenths”, “two hundred”) may have stood in the question, and “3 quarters” may be three coins, as “3 of 8” may be three.
 */
export function judgeWords(judgement: Judgement, read: Quantity, value: string, form = 'any'): Judgement {
  const { wording, counted } = read.words
  const share = read.written.counted
  if (share !== undefined && judgement.verdict === 'incorrect' && equals(share, parseRational(value))) {
    return unreadable('I see two numbers. Type just one, or a fraction with a bar, like 3/8.')
  }
  if (read.written.ordinal && judgement.verdict === 'incorrect' && !isWhole(parseRational(value))) {
    return unreadable('That says a place in a row. Type a number, or a fraction with a bar, like 1/5.')
  }
  if (wording === null) return judgement
  if (judgement.verdict === 'correct' && (wording === 'named' || form !== 'any')) {
    return otherForm(read.echo, 'That is the right number. Write it in digits.')
  }
  const isCount = counted !== null && equals(parseRational(counted), parseRational(value))
  return judgement.verdict === 'incorrect' && isCount
    ? unreadable('Type the whole number in digits, like 7 or 3/4.')
    : judgement
}
