import { advise } from './advice/advice.ts'
import { equals, isWhole, parseRational } from './rational.ts'
import type { Quantity } from './read-quantity.ts'
import { otherForm, unreadable, type Judgement } from './verdict.ts'

/**
 * Adjusts the judgment for numbers in words. “Three fourths” counts as 3/4 unless a form is required. The name of a
 * place value (“5 tenths”, “two hundred”) may be copied from the question. “3 quarters” may be three coins, and “3 of
 * 8” may mean 3.
 */
export function judgeWords(judgement: Judgement, read: Quantity, value: string, form = 'any'): Judgement {
  const { wording, counted } = read.words
  const share = read.written.counted
  if (share !== undefined && judgement.verdict === 'incorrect' && equals(share, parseRational(value))) {
    return unreadable(advise('two-numbers'))
  }
  if (read.written.ordinal && judgement.verdict === 'incorrect' && !isWhole(parseRational(value))) {
    return unreadable(advise('place-in-row'))
  }
  if (wording === null) return judgement
  if (judgement.verdict === 'correct' && (wording === 'named' || form !== 'any')) {
    return otherForm(read.echo, advise('in-digits'))
  }
  const isCount = counted !== null && equals(parseRational(counted), parseRational(value))
  return judgement.verdict === 'incorrect' && isCount
    ? unreadable(advise('whole-number-in-words'))
    : judgement
}
