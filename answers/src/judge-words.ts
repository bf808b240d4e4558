import { advise } from './advice/advice.ts'
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
