import { echoOfFormulas } from './formulas.ts'
import { normaliseText } from './normalise-text.ts'
import { isRefusal, type Refusal, type Written } from './numeral.ts'
import { parseUnit } from './parse-unit.ts'
import {
  absolute,
  add,
  compare,
  equals,
  isWhole,
  one,
  rational,
  subtract,
  type Rational,
} from './rational.ts'
import { refusalOfRest, splitAnswer, type SplitAnswer } from './split-answer.ts'
import { convert, isSameKind, unitOf, type Unit } from './units.ts'

/** A number with the unit that was typed, if any. */
export interface Quantity {
  readonly value: Rational
  readonly written: Written
  /** As typed; empty if there is none. */
  readonly unitText: string
  /** All units that the text may stand for; empty if there is none or it is unknown. */
  readonly units: readonly Unit[]
  readonly echo: string
  /** Which parts of it were in words. */
  readonly words: SplitAnswer['words']
}

const raised: Record<string, string> = { '-': '⁻', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶' }

/** Maximum number of parts in `2 h 30 min 5 s`. */
const partLimit = 3
const furtherPart = /^([^\d]*?)\s*,?\s*(?:\b(?:and|y)\s|&)?\s*(\d.*)$/i

/** A cache, because one answer is compared with its key and with each known wrong answer. */
const recent = new Map<string, Quantity | Refusal>()
const maxRecent = 100
const maxRecentLength = 40
const bareNumber = /^[−-]?\d[\d.,]*(?:\/\d+)?$/

/** Never throws. `expectedUnit` only helps to tell number words from unit words. */
export function readQuantity(typed: string, expectedUnit = ''): Quantity | Refusal {
  if (typed.length > maxRecentLength) return read(typed, expectedUnit, partLimit)
  // Without words in the answer, the unit's words cannot matter, so leave them out of the cache key.
  const name = bareNumber.test(typed) ? typed : `${expectedUnit}\n${typed}`
  const known = recent.get(name)
  if (known !== undefined) return known
  const fresh = read(typed, expectedUnit, partLimit)
  if (recent.size >= maxRecent) recent.clear()
  recent.set(name, fresh)
  return fresh
}

function read(typed: string, expectedUnit: string, parts: number): Quantity | Refusal {
  const clock = parts === partLimit ? readClock(typed, expectedUnit) : null
  if (clock) return clock
  const split = splitAnswer(typed, expectedUnit)
  if (isRefusal(split)) return split
  const compound = parts > 1 ? readCompound(split, expectedUnit, parts) : null
  if (compound) return compound
  const trouble = refusalOfRest(split.rest)
  if (trouble !== null) return { message: trouble }
  const { number, currency, rest, words } = split
  // `$5 dollars` has the unit twice.
  const isRepeated = currency !== null && parseUnit(rest)[0]?.symbol === currency
  const unitText = isRepeated ? currency : withCurrency(currency, rest)
  return {
    value: number.value,
    written: number.written,
    words,
    unitText,
    units: unitText === '' ? [] : parseUnit(unitText),
    echo: isRepeated
      ? echoWithCurrency(number.echo, currency, '')
      : echoWithCurrency(number.echo, currency, rest),
  }
}

const withCurrency = (currency: string | null, rest: string) =>
  currency !== null && /^\p{L}/u.test(rest) ? `${currency} ${rest}` : `${currency ?? ''}${rest}`

function echoWithCurrency(number: string, currency: string | null, rest: string): string {
  const amount = currency === null ? number : number.replace(/^-?/, (sign) => `${sign}${currency}`)
  const unit = echoOfFormulas(rest)
    .replace(/(?:\^ ?[({]? ?|(?<=\p{L}))(-?\d)[)}]?/gu, (_, digits: string) => {
      return Array.from(digits, (digit) => raised[digit] ?? digit).join('')
    })
    .replaceAll('*', '·')
  return /^(?:[%°¢'"/π]|$)/.test(unit) && !/^°[CFK]/i.test(unit) ? `${amount}${unit}` : `${amount} ${unit}`
}

/**
 * `3 ft 6 in`, `1 hour and 20 minutes`, `$5 and 25 cents`: a whole number of the larger unit, then less than one of it
 * in the smaller.
 */
function readCompound(split: SplitAnswer, expectedUnit: string, parts: number): Quantity | null {
  const [, between = '', further] = furtherPart.exec(split.rest) ?? []
  const unitText = `${split.currency ?? ''}${between}`
  if (further === undefined || unitText === '' || !isWhole(split.number.value)) return null
  if (further === '1/2' && /^\p{L}/u.test(between)) return andHalf(split, between.trim())
  const second = read(further, expectedUnit, parts - 1)
  if (isRefusal(second)) return null
  const larges = isM(unitText) && second.units.some(isSecond) ? minutes : parseUnit(unitText)
  const smalls = isM(second.unitText) && larges.some(isHour) ? minutes : second.units
  for (const large of larges) {
    for (const small of smalls) {
      const rest = convert(second.value, small, large)
      if (rest === null || compare(rest, one) >= 0 || isTemperature(large)) continue
      const { value } = split.number
      return {
        value: split.number.echo.startsWith('-') ? subtract(value, absolute(rest)) : add(value, rest),
        written: { kind: 'mixed' },
        words: split.words,
        unitText,
        units: [large],
        echo: `${echoWithCurrency(split.number.echo, split.currency, between)} ${second.echo}`,
      }
    }
  }
  return null
}

/** `1 hour and a half`, `una hora y media`. */
function andHalf({ number, words }: SplitAnswer, unitText: string): Quantity {
  const half = rational(1, 2)
  return {
    value: number.echo.startsWith('-') ? subtract(number.value, half) : add(number.value, half),
    written: { kind: 'mixed' },
    words,
    unitText,
    units: parseUnit(unitText),
    echo: `${number.echo} 1/2 ${unitText}`,
  }
}

const bareTime = unitOf('', { time: 1 }, one)
const [hours, minutes] = [parseUnit('hours'), parseUnit('minutes')]
const isTime = (unit: Unit, seconds: number) =>
  isSameKind(unit, bareTime) && equals(unit.factor, rational(seconds))
const isHour = (unit: Unit) => isTime(unit, 3600)
const isMinute = (unit: Unit) => isTime(unit, 60)
const isSecond = (unit: Unit) => isTime(unit, 1)
/** Next to hours or seconds, an m is not a meter. */
const isM = (unitText: string) => /^m$/i.test(unitText.trim())

const clockTime = /^(\d{1,3}):([0-5]\d)(?: ?(\p{L}+))?$/u

/**
 * `5:34` if a time is expected: hours and minutes, or minutes and seconds if the expected unit is that small or the
 * typed unit says so. Null if it is not a clock time.
 */
function readClock(typed: string, expectedUnit: string): Quantity | null {
  if (typed.length > 20 || !/[:∶：]/.test(typed)) return null
  const [, large, small, name] = clockTime.exec(normaliseText(typed)) ?? []
  if (large === undefined || small === undefined) return null
  const asked = parseUnit(expectedUnit)
  if (!asked.some((unit) => isHour(unit) || isMinute(unit) || isSecond(unit))) return null
  const possible = asked.some(isHour) ? hours : asked.some(isSecond) ? minutes : [...hours, ...minutes]
  const units =
    name === undefined ? possible : parseUnit(name).filter((unit) => isHour(unit) || isMinute(unit))
  if (units.length === 0) return null
  return {
    value: add(rational(BigInt(large)), rational(BigInt(small), 60)),
    written: { kind: 'mixed' },
    words: { wording: null, counted: null },
    unitText: name ?? ':',
    units,
    echo: `${large}:${small}${name === undefined ? '' : ` ${name}`}`,
  }
}

const isTemperature = (unit: Unit) => unit.dimensions['temperature'] !== undefined
