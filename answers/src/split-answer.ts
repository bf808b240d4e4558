import { advise, type Advice } from './advice/advice.ts'
import { formulaWord } from './formulas.ts'
import { isRefusal, negated, readSigned, readUnsigned, type Numeral, type Refusal } from './numeral.ts'
import { normaliseText } from './normalise-text.ts'
import { inDigits, type InDigits } from './number-words.ts'
import { refusalOfWords } from './refused-words.ts'
import { markRepeating } from './repeating.ts'
import { isTex, texToPlain } from './tex.ts'
import { tokenize } from './tokens.ts'

/** The parts of an answer: its one number, a currency sign before it, and the text after it. */
export interface SplitAnswer {
  readonly number: Numeral
  readonly currency: string | null
  readonly rest: string
  /** Which parts of it were in words. */
  readonly words: Omit<InDigits, 'text'>
}

const lengthLimit = 200
const dots = advise('dots')

/** Words that only introduce an answer, or a name with an equals sign or similar: `x =`, `the area is`. */
const introduction =
  /^(?:(?:(?:la |mi )?respuesta(?: es| =|:)? |(?:es|son|hay|creo que es|me da|tengo) (?=[-+$\d.(])|(?:my |the )?answer(?: is| =|:)? |ans(?:wer)?[ :=]+|it is |it'?s |so |i (?:got|get|think|believe|have) |we (?:get|got|have) |that is |that's |there (?:are|is|were|was|will be) |equals |by |(?:times|por) (?=[\d.])|=|#)\s*){1,3}/i
const named =
  /^(?:[a-z]{1,20} ){0,3}[a-z]{1,20}(?:_?\d)?(?:\s*(?:=|:|→|->)\s*| is (?:equal to )?| equals )(?=\S)/i
/** A date or an ordinal position: `April 19`, `the 19th`, `day 19`. */
const placed =
  /^(?:on )?(?:the )?(?:(?:jan(?:uary)?|feb(?:ruary)?|march|mar|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|day|week|month|year|page|row|step|number|no)\.? )?(?:the )?#?(?=\d{1,4}(?![\d/.,:]| ?\/))/i
const ordinalEnding = /^(?:st|nd|rd|th)(?!\p{L})\s*/iu
/** A name after the number: `5 = x`. */
const namedBehind = /(?:\s*=| equals)\s*[a-z]{1,20}$/i
const currencies = '$€£'

/**
 * Splits an answer into its parts, or explains in a child's words why it cannot. Never throws. The words of
 * `expectedUnit` are never read as anything else: `3 dozen` is not a number word if dozens are expected.
 */
export function splitAnswer(typed: string, expectedUnit = ''): SplitAnswer | Refusal {
  if (typed.length > 20 * lengthLimit || typed.trim().length > lengthLimit) {
    return { message: advise('too-long') }
  }
  const { text: digits, ...words } = inDigits(
    normaliseText(isTex(typed) ? texToPlain(normaliseText(typed)) : typed),
    expectedUnit,
  )
  const text = withoutTimes(bare(digits), expectedUnit)
  if (text === '') return { message: advise('empty') }
  const isCutShort = /\d\s*\.\.\.+$/.test(typed.trim().replaceAll('…', '...')) && !text.includes('⦅')
  if (isCutShort) return { message: dots }
  const plain = text.replace(/^(?:negative|minus|neg|menos|negativo)\s+(?=\S)/i, '-')
  const trouble = refusalOfWords(plain, expectedUnit)
  if (trouble !== null) return { message: trouble }
  const answer = split(plain)
  return isRefusal(answer) ? answer : { ...answer, words }
}

/** `×400`, `x400`, and `400×`, and `400x` if the question asks how many times. */
function withoutTimes(text: string, expectedUnit: string): string {
  const isAsked = /^(?:times|veces)(?!\p{L})/u.test(expectedUnit)
  return text
    .replace(/^(?:\*|x(?!.*\^)) ?(?=[\d.])/i, '')
    .replace(isAsked ? /(?<=\d) ?[x*]$/i : /(?<=\d) ?\*$/, '')
}

/** In `about 90`, only the number is judged. */
const hedge =
  /^(?:(?:about|around|approximately|approx\.?|roughly|aproximadamente|aprox\.?|alrededor de|cerca de|como|unos|unas|más o menos|mas o menos) (?:el |la |the )?(?=[-+$\d.(])|[~≈] ?(?=[-+$\d.(]))/iu

function bare(normalised: string): string {
  let text = markRepeating(normalised, false).replace(/\s+/g, ' ')
  if (/^(["']).*\1$/.test(text) && text.length > 2) text = text.slice(1, -1).trim()
  text = text.replace(/[.,;?\s]+$/, '')
  text = text.replace(introduction, '').replace(named, '').replace(namedBehind, '').replace(hedge, '')
  text = text.replace(placed, '')
  text = text.replace(/^\[([^[\]]*)\]$/, '$1').replace(/^(?:US ?\$|USD ?\$?) ?(?=[\d.])/i, '$')
  // Some people write thousands as 1'000, which is not a length of one foot.
  text = text.replace(/(?<![\d'.,])\d{1,3}(?:'\d{3})+(?![\d'])/, (digits) => digits.replaceAll("'", ''))
  return text.trim()
}

function split(text: string): Omit<SplitAnswer, 'words'> | Refusal {
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
    return canStart ? number : { message: advise('no-number', { text: quoted(text) }) }
  }
  const behind = tokens[number.next]
  const isOrdinal =
    number.written.kind === 'whole' &&
    behind?.spaced === false &&
    ordinalEnding.test(text.slice(behind.start))
  const rest = text
    .slice(tokens[number.next]?.start ?? text.length)
    .replaceAll('**', '^')
    .replace(/(?<=^| )(?:in|for|per|each|every|por|cada) 1 (?=\p{L})/giu, 'per ')
    .replace(number.written.kind === 'fraction' ? /^(?:ths?|rds?|nds?)(?!\p{L})\s*/u : '', '')
    .replace(/^of (?:it|them|these|those)$/i, '')
    // `0.2 1/s` is 0.2 per second.
    .replace(/^1 ?\/ ?(?=\p{L})/u, '/')
    .replace(isOrdinal ? ordinalEnding : '', '')
  // `$5$` is a number between TeX delimiters, or has an extra dollar sign.
  const signed = sign === '-' ? negated(number) : number
  const read = isOrdinal ? { ...signed, written: { ...signed.written, ordinal: true } } : signed
  return { number: read, currency, rest: rest === currency ? '' : rest }
}

/** The start of what was typed, short enough to quote. */
const quoted = (text: string): string => {
  const characters = Array.from(text)
  return characters.length > 24 ? `${characters.slice(0, 24).join('')}…` : text
}

/** Why the text after a number cannot be a unit; null if it may be one. */
export function refusalOfRest(rest: string): Advice | null {
  if (rest === '') return null
  if (/^\+ ?\d+ ?\/|^- ?\d+ ?\//.test(rest)) {
    return advise('mixed-number-space')
  }
  if (/^(?:\.\.|.*\.\.\.)/.test(rest)) return dots
  if (/^[+*÷^(]|^[-/] ?[^\p{L}$]|^[-/]$|^[xX] ?\d/u.test(rest)) return advise('work-out-number')
  if (/^(?:and|&)(?!\p{L})|^y ?\d/iu.test(rest)) return advise('more-than-one-number')
  if (rest.startsWith(':')) return advise('ratio-or-time')
  if (/^[=<>≤≥≈]/.test(rest)) return advise('final-answer')
  if (rest.startsWith('!')) return advise('exclamation-mark')
  // In a unit, digits can only be a power (cm^2, cm2, s^-1) or `per 1`.
  const withoutPowers = rest
    .replace(formulaWord, 'C')
    .replace(/\^ ?[({]? ?-?\d[)}]?|(?<=\p{L})-?\d(?!\d)|(?<=\/ ?|per )1(?= ?\p{L})/gu, '')
  if (/\d/.test(withoutPowers)) return advise('more-than-one-number')
  if (!/^[\p{L}\s°%$¢€£'"./*()-]+$/u.test(withoutPowers))
    return advise('unread-behind-number', { text: quoted(rest) })
  return null
}
