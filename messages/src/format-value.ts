import { type Language, listed, type Noun, type NounForms, written } from './language.ts'
import { joined } from './joined.ts'
import { languageFacts } from './languages.ts'
import { marks } from './marks.ts'
import type { Form } from './message.ts'
import { numeral } from './numeral.ts'
import type { List, Money, Person, Quantity, Range, Term, Tex, Text, Value } from './values.ts'

export { numeral }

/**
 * Version of these formats, and of the formats of right answers computed from their keys. An answered question is shown
 * again with the messages of its day and this code. So anyone who changes how a value is written must increase this
 * number, and keep the old way for earlier versions.
 */
export const formatNumber = 3

/** The format version since which Spanish “y” and “o” change before a value that begins with the same sound. */
const joinedSince = 2
export const joins = ({ code, format = formatNumber }: Language): boolean =>
  languageFacts[code].changesAndOr && format >= joinedSince

/** $3, $3.50, −$1,200: dollars, with cents only if there are any. */
export function dollars(cents: number, sign = '$'): string {
  const size = Math.abs(cents)
  const rest = size % 100
  return `${cents < 0 ? '−' : ''}${sign}${numeral(Math.trunc(size / 100))}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

const isObject = (value: Value): value is Exclude<Value, string | number> => typeof value === 'object'
export const isQuantity = (value: Value): value is Quantity => isObject(value) && 'q' in value
const isMoney = (value: Value): value is Money => isObject(value) && 'cents' in value
const isPerson = (value: Value): value is Person => isObject(value) && 'person' in value
const isRange = (value: Value): value is Range => isObject(value) && 'from' in value
const isList = (value: Value): value is List => isObject(value) && 'list' in value
const isTerm = (value: Value): value is Term => isObject(value) && 'term' in value
const isTex = (value: Value): value is Tex => isObject(value) && 'tex' in value
export const isText = (value: Value): value is Text => isObject(value) && 'say' in value

function requireNoun(language: Language, id: string): Noun {
  const noun = language.noun(id)
  if (noun === undefined) throw new Error(`${language.code} has no noun ${id}`)
  return noun
}

/** The noun of a value. Throws if the value has none, because then the message is wrong. */
function nounOf(language: Language, value: Value): Noun {
  if (isQuantity(value) || isRange(value)) return requireNoun(language, value.unit)
  if (isTerm(value)) return requireNoun(language, value.term)
  throw new TypeError(`${JSON.stringify(value)} has no noun`)
}

const styled = (noun: Noun, isShort: boolean): NounForms => (isShort ? (noun.short ?? noun) : noun)

const counted = (q: number, noun: NounForms): string => `${numeral(q)} ${q === 1 ? noun.one : noun.many}`

function writtenWhole(language: Language, value: Value, isShort: boolean, sayText: SayText): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numeral(value)
  if (isMoney(value)) return dollars(value.cents)
  if (isPerson(value)) return value.person
  if (isTex(value)) return `${marks.mathOpen}${value.tex}${marks.mathClose}`
  if (isText(value)) return sayText(value)
  if (isList(value)) {
    const parts = value.list.map((each) => writtenWhole(language, each, isShort, sayText))
    if (value.join === 'rows') return parts.join('; ')
    const text = listed(language.code, value.join, parts)
    const last = parts.at(-1) ?? ''
    return joins(language) ? joined(text.slice(0, text.length - last.length), last) : text
  }
  const noun = styled(nounOf(language, value), isShort)
  if (isTerm(value)) return noun.one
  if (isQuantity(value)) return counted(value.q, noun)
  return value.from === value.to
    ? counted(value.from, noun)
    : `${numeral(value.from)}${written[language.code].to}${counted(value.to, noun)}`
}

type SayText = (text: Text) => string

/** Only the number of a value, for arithmetic. */
export function numberOf(value: Value): string {
  if (typeof value === 'number') return numeral(value)
  if (isMoney(value)) return dollars(value.cents, '')
  if (isQuantity(value)) return numeral(value.q)
  throw new TypeError(`${JSON.stringify(value)} has no number`)
}

/** Formats a value as a sentence requests it: `{time}`, `{time, one}`, `{time, one, short}`. */
export function formatValue(
  language: Language,
  value: Value,
  form: Form,
  isShort: boolean,
  sayText: SayText,
): string {
  switch (form) {
    case 'whole':
      return writtenWhole(language, value, isShort, sayText)
    case 'short':
      return writtenWhole(language, value, true, sayText)
    case 'n':
      return numberOf(value)
    case 'one':
    case 'many':
    case 'a':
      return styled(nounOf(language, value), isShort)[form]
    case 'the': {
      const { the } = styled(nounOf(language, value), isShort)
      if (the === undefined) throw new TypeError(`${JSON.stringify(value)} has no form with “the”`)
      return the
    }
  }
}

/** The key for a `select`: a person's or a noun's gender, or the string itself. */
export function selectorOf(language: Language, value: Value): string {
  if (isPerson(value)) return value.gender
  if (isQuantity(value) || isRange(value) || isTerm(value)) return nounOf(language, value).gender ?? 'other'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new TypeError(`${JSON.stringify(value)} selects no case`)
}

/** The number for a `plural`. */
export function countOf(value: Value): number {
  if (typeof value === 'number') return value
  if (isQuantity(value)) return value.q
  if (isMoney(value)) return value.cents / 100
  throw new TypeError(`${JSON.stringify(value)} cannot be counted`)
}
