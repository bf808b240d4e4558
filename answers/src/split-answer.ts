import { isRefusal, negated, readSigned, readUnsigned, type Numeral, type Refusal } from './numeral.ts'
import { normaliseText } from './normalise-text.ts'
import { refusalOfWords } from './refused-words.ts'
import { markRepeating } from './repeating.ts'
import { isTex, texToPlain } from './tex.ts'
import { tokenize } from './tokens.ts'

/** An answer taken apart: its one number, a currency sign before it, and what stands behind it. */
export interface SplitAnswer {
  readonly number: Numeral
  readonly currency: string | null
  readonly rest: string
}

const lengthLimit = 200
const dots = 'I cannot read dots. Write a fraction, or round your number.'

/** Words that only introduce an answer, and a name with an equals sign or its like: `x =`, `the area is`. */
const introduction =
  /^(?:(?:the )?answer(?: is| =|:)? |ans(?:wer)?[ :=]+|it is |it's |i got |i think |equals |by |=)\s*/i
const named = /^(?:[a-z]{1,20} ){0,3}[a-z]{1,20}(?:_?\d)?(?:\s*(?:=|:|→|->)\s*| is )(?=\S)/i
/** The same the other way round: `5 = x`. */
const namedBehind = /\s*=\s*[a-z]{1,20}$/i
const currencies = '$€£'

/**
 * Takes an answer apart, or says in a child's words why it cannot be done. Never throws. The words of
 * `expectedUnit` are never taken for something else: `3 dozen` is no number word where dozens are asked for.
 */
export function splitAnswer(typed: string, expectedUnit = ''): SplitAnswer | Refusal {
  if (typed.length > 20 * lengthLimit || typed.trim().length > lengthLimit) {
    return { message: 'That is too long for me to read. Type just your answer.' }
  }
  const text = withoutTimes(bare(isTex(typed) ? texToPlain(normaliseText(typed)) : typed), expectedUnit)
  if (text === '') return { message: 'Type your answer first.' }
  const isCutShort = /\d\s*\.\.\.+$/.test(typed.trim().replaceAll('…', '...')) && !text.includes('⦅')
  if (isCutShort) return { message: dots }
  const words = refusalOfWords(text, expectedUnit)
  if (words !== null) return { message: words }
  return split(text.replace(/^(?:negative|minus|neg)\s+/i, '-'))
}

/** `400×`, `×400` and `400x` where it is asked how many times. */
const withoutTimes = (text: string, expectedUnit: string): string =>
  expectedUnit === 'times' ? text.replace(/^[x*] ?(?=[\d.])|(?<=\d) ?[x*]$/i, '') : text

function bare(typed: string): string {
  let text = markRepeating(normaliseText(typed), false).replace(/\s+/g, ' ')
  if (/^(["']).*\1$/.test(text) && text.length > 2) text = text.slice(1, -1).trim()
  text = text.replace(/[.,;?\s]+$/, '')
  text = text.replace(introduction, '').replace(named, '').replace(namedBehind, '')
  return text.trim()
}

function split(text: string): SplitAnswer | Refusal {
  const tokens = tokenize(text)
  let at = 0
  let sign: string | null = null
  let currency: string | null = null
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const isSign =
      (token.text === '-' || token.text === '+') && currencies.includes(tokens[at + 1]?.text ?? ' ')
    if (isSign && sign === null) sign = token.text
    else if (currencies.includes(token.text) && currency === null) currency = token.text
    else break
    at += 1
  }
  const number = sign === null ? readSigned(tokens, at) : readUnsigned(tokens, at)
  if (isRefusal(number)) {
    const start = tokens[at]
    const canStart = start !== undefined && (start.kind === 'number' || '+-('.includes(start.text))
    return canStart
      ? number
      : { message: `I cannot find a number in “${quoted(text)}”. Use digits, like 12 or 3/4.` }
  }
  const rest = text.slice(tokens[number.next]?.start ?? text.length)
  // `$5$` is a number between math signs, or a dollar sign too many.
  return { number: sign === '-' ? negated(number) : number, currency, rest: rest === currency ? '' : rest }
}

/** The start of what was typed, short enough to show back. */
const quoted = (text: string): string => {
  const characters = Array.from(text)
  return characters.length > 24 ? `${characters.slice(0, 24).join('')}…` : text
}

/** Why text behind a number cannot be a unit; null when it may be one. */
export function refusalOfRest(rest: string): string | null {
  if (rest === '') return null
  if (/^\+ ?\d+ ?\/|^- ?\d+ ?\//.test(rest)) {
    return 'If you mean a mixed number, leave a space between the whole number and the fraction, like 1 1/2.'
  }
  if (/^(?:\.\.|.*\.\.\.)/.test(rest)) return dots
  if (/^[+*÷^(]|^[-/] ?[^\p{L}$]|^[-/]$|^[xX] ?\d/u.test(rest))
    return 'Work it out first, then type one number.'
  if (rest.startsWith(':')) return 'That looks like a ratio or a time. Type one number.'
  if (/^[=<>≤≥≈]/.test(rest)) return 'Type only your final answer: one number.'
  if (rest.startsWith('!')) return 'I cannot read the “!”. Type just the number.'
  // Digits belong in a unit only as a power (cm^2, cm2, s^-1) or as `per 1`.
  const withoutPowers = rest.replace(
    /\^ ?[({]? ?-?\d[)}]?|(?<=\p{L})-?\d(?!\d)|(?<=\/ ?|per )1(?= ?\p{L})/gu,
    '',
  )
  if (/\d/.test(withoutPowers)) return 'I see more than one number. Type just one.'
  if (!/^[\p{L}\s°%$¢€£'"./*()-]+$/u.test(withoutPowers))
    return `I cannot read “${quoted(rest)}” after your number.`
  return null
}
