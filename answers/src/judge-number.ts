import { advise, type Advice } from './advice/advice.ts'
import { matchValue, roundingAsked, targetOf, type Match, type Target } from './match-value.ts'
import { isRefusal } from './numeral.ts'
import { judgeBeforePi, judgePi } from './judge-pi.ts'
import { judgeWords } from './judge-words.ts'
import { magnitudeOf, parseUnit } from './parse-unit.ts'
import { absolute, decimalPlaces, divide, equals, multiply, rational, type Rational } from './rational.ts'
import { readQuantity, type Quantity } from './read-quantity.ts'
import { repeatingReadings } from './repeating.ts'
import { roundedVerdict } from './rounded.ts'
import { bareUnit, convert } from './units.ts'
import { best, correct, incorrect, otherForm, unreadable, type Judgement } from './verdict.ts'

export interface NumberKey {
  /** Exact: '7/8', '-2.5'. */
  value: string
  /** The required form; any by default. For `percent`, 0.35 must be given as 35%. */
  form?: 'any' | 'decimal' | 'whole' | 'percent'
  /** The answer must be rounded to this many decimal places (of the percent, if one is required). */
  places?: number
  /** Exact tolerance, for values read from a graph. */
  within?: string
  /** Printed after the field. Students may type it or omit it. With `%`, `value` is in percent. */
  unit?: string
  /** The same unit in other words, such as in another language. Students may type any of them. */
  otherUnits?: readonly string[]
  /** `either` if the wording gives the direction: a decrease of 40% may be given as -40%. */
  sign?: 'either'
  /**
   * `counts` if no exact answer was required: 0.31 and 31% for 4/13. Otherwise rounded answers do not count, but do not
   * use up a try.
   */
  rounded?: 'counts'
  /** Exact values of known wrong answers that round to the same decimal as `value`. */
  wrongRounded?: readonly string[] | undefined
}

/** @throws RangeError when the key cannot be read; never because of `typed` */
export const judgeNumber = (typed: string, key: NumberKey): Judgement =>
  best(repeatingReadings(typed).map((text) => askOfThousands(judgeText(text, key), text, key)))

/** A number like `1.500`, whose last zero no decimal would need. */
const pointedThousands = /(?<![\d.,])[1-9]\d{0,2}\.\d{2}0(?![\d.,])/

/**
 * Many Spanish speakers write 1.500 for fifteen hundred. If that is right, ask what was meant, without using up a try.
 */
function askOfThousands(judged: Judgement, typed: string, key: NumberKey): Judgement {
  const text = judged.verdict === 'incorrect' ? pointedThousands.exec(typed)?.[0] : undefined
  if (text === undefined) return judged
  const meant = judgeText(typed.replace(text, text.replace('.', '')), key)
  return meant.verdict === 'correct'
    ? unreadable(advise('point-thousands', { text, number: String(Number(text)) }))
    : judged
}

function judgeText(text: string, key: NumberKey): Judgement {
  const target = targetOf(key)
  const typed = readQuantity(text, key.unit)
  if (isRefusal(typed)) return unreadable(typed.message)
  const isPiPrinted = /^(?:π|pi)(?!\p{L})/iu.test(key.unit ?? '')
  const judge = (read: Quantity) => judgeRead(read, key, target)
  const judged = isPiPrinted
    ? judgeBeforePi(typed, target.value, judge)
    : (judgePi(typed, judge) ?? judge(typed))
  return judgeWords(judged, typed, key.value, key.form)
}

function judgeRead(typed: Quantity, key: NumberKey, target: Target): Judgement {
  const read = key.sign === 'either' ? { ...typed, value: absolute(typed.value) } : typed
  if (key.form === 'percent' && key.unit === undefined) return judgePercent(read, target)
  if (key.unit === undefined && read.unitText !== '' && read.units.length === 0) return unknownUnit(read)

  const amounts = amountsOf(read, key.unit, key.otherUnits)
  if (amounts.length === 0) {
    return matchValue(read.value, read.written.places, target) === 'different'
      ? incorrect(read.echo)
      : otherForm(read.echo, unitNotRight(key.unit ?? ''))
  }
  const match = bestMatch(amounts, read, target)
  if (match === 'different' && isPercent(read) && key.unit === undefined) {
    const isRightNumber = matchValue(read.value, read.written.places, target) === 'equal'
    return isRightNumber
      ? otherForm(read.echo, advise('no-percent'))
      : (judgeRounded(read, amounts, key, target) ?? incorrect(read.echo))
  }
  if (match === 'different' && isPartForPercent(read, target, key.unit)) {
    return otherForm(read.echo, advise('percent-sign-printed'))
  }
  if (match === 'different' && isWholeForMagnitude(read, target, key.unit)) {
    return otherForm(read.echo, advise('count-in', { unit: key.unit ?? '' }))
  }
  if (match === 'different') return judgeRounded(read, amounts, key, target) ?? incorrect(read.echo)
  if (match === 'unrounded') return otherForm(read.echo, roundingAsked(key.places ?? 0))
  const change = changeOfForm(read, key.form ?? 'any', key.unit)
  return change === null ? correct(read.echo) : otherForm(read.echo, change)
}

/** In a number field, a decimal with this many places or fewer must be given exactly. */
const placesToGive = 2

/** The verdict for an answer that is right except for rounding; otherwise null. */
function judgeRounded(
  read: Quantity,
  amounts: readonly Rational[],
  key: NumberKey,
  { value }: Target,
): Judgement | null {
  const isExact = key.places === undefined && key.within === undefined && key.form !== 'whole'
  if (!isExact) return null
  const canEnd = key.form === 'decimal' || decimalPlaces(value) !== null
  const verdict = roundedVerdict(read, amounts, value, key, placesToGive)
  if (verdict === null) return null
  return verdict === 'correct'
    ? correct(read.echo)
    : otherForm(read.echo, advise(canEnd ? 'rounded-number' : 'rounded-fraction'))
}

export const unitNotRight = (unit: string): Advice => advise('unit-not-right', { unit })

export const unknownUnit = (read: Quantity): Judgement =>
  unreadable(advise('unknown-unit-of-number', { unit: read.unitText }))

const isPercent = (read: Quantity) => read.units[0]?.symbol === '%'

/** The answer in the key's unit, in every possible reading. Empty if its unit measures something else. */
export function amountsOf(
  read: Quantity,
  unit: string | undefined,
  otherUnits: readonly string[] = [],
): readonly Rational[] {
  const amounts = amountsBeside(read, unit)
  const [next, ...rest] = otherUnits
  return amounts.length > 0 || next === undefined ? amounts : amountsOf(read, next, rest)
}

function amountsBeside(read: Quantity, unit: string | undefined): readonly Rational[] {
  if (read.unitText === '') return unit === undefined ? [read.value] : bareAmounts(read, unit)
  if (unit === undefined) {
    // The key has no unit: 5 apples counts as 5, and 50% as one half.
    const bare = read.units.map((its) => convert(read.value, its, bareUnit)).find((amount) => amount !== null)
    return [bare ?? read.value]
  }
  // 15° next to a printed “°F”: the field gives the scale.
  if (/^°[CF]$/.test(unit) && read.units.some(({ symbol }) => symbol === '°')) return [read.value]
  const amounts = amountsIn(read, unit)
  const [above = '', below] = unit.split(perWord)
  if (amounts.length > 0 || below === undefined) return amounts
  // $7.50 next to “dollars per pound”, or 12 per minute next to “pages per minute”: the field gives the rest.
  const counted = amountsIn(read, above)
  if (counted.length > 0) return counted
  return amountsIn(read, `per ${below}`).filter((amount) => equals(amount, read.value))
}

const perWord =
  /\s*(?:\/|(?<!\p{L})(?:per|for each|for every|each|every|por cada|por|cada|al|a la)(?!\p{L}))\s*/iu

const amountsIn = (read: Quantity, unit: string): readonly Rational[] =>
  read.units
    .flatMap((its) => parseUnit(unit).map((wanted) => convert(read.value, its, wanted)))
    .filter((amount) => amount !== null)

/** `5 million` next to “million years” may repeat the word. */
export function bareAmounts(read: Quantity, unit: string): readonly Rational[] {
  const magnitude = magnitudeOf(unit)
  return magnitude > 1n && read.written.magnitude !== undefined
    ? [read.value, divide(read.value, rational(magnitude))]
    : [read.value]
}

/** 5,000,000 if the key counts millions. */
const isWholeForMagnitude = (read: Quantity, { value }: Target, unit: string | undefined): boolean =>
  unit !== undefined &&
  read.unitText === '' &&
  magnitudeOf(unit) > 1n &&
  equals(read.value, multiply(value, rational(magnitudeOf(unit))))

function bestMatch(amounts: readonly Rational[], read: Quantity, target: Target): Match {
  const matches = amounts.map((amount) => {
    // The typed number of places is meaningless for a converted amount.
    return matchValue(amount, equals(amount, read.value) ? read.written.places : undefined, target)
  })
  return (
    matches.find((match) => match === 'equal') ??
    matches.find((match) => match === 'unrounded') ??
    'different'
  )
}

/** 0.25 or 1/4 if the percent sign is printed and 25 is required. */
const isPartForPercent = (read: Quantity, { value }: Target, unit: string | undefined): boolean =>
  unit === '%' && read.unitText === '' && equals(multiply(read.value, rational(100)), value)

function changeOfForm(
  read: Quantity,
  form: 'any' | 'decimal' | 'whole' | 'percent',
  unit?: string,
): Advice | null {
  const { kind } = read.written
  const isPlain = kind === 'decimal' || kind === 'whole'
  const isPercentSigned = isPercent(read) && unit !== '%'
  if (form === 'decimal' && (!isPlain || isPercentSigned)) return advise('as-decimal')
  if (form === 'whole' && (!isPlain || isPercentSigned)) return advise('as-whole-number')
  return null
}

function judgePercent(read: Quantity, target: Target): Judgement {
  const hundred = rational(100)
  const { places } = read.written
  const percents: Target = {
    value: multiply(target.value, hundred),
    places: target.places,
    within: target.within && multiply(target.within, hundred),
  }
  if (isPercent(read)) {
    const match = matchValue(read.value, places, percents)
    if (match === 'equal') return correct(read.echo)
    return match === 'unrounded'
      ? otherForm(read.echo, roundingAsked(target.places ?? 0))
      : incorrect(read.echo)
  }
  if (read.unitText !== '' && read.units.length === 0) return unknownUnit(read)
  if (matchValue(read.value, places, percents) === 'equal') {
    return otherForm(read.echo, advise('percent-sign-missing'))
  }
  const hundredfold = multiply(read.value, hundred)
  return matchValue(hundredfold, undefined, percents) === 'different'
    ? incorrect(read.echo)
    : otherForm(read.echo, advise('as-percent'))
}
