import {
  absolute,
  compare,
  decimalPlaces,
  divide,
  equals,
  parseRational,
  power,
  rational,
  roundTo,
  type Rational,
} from './rational.ts'
import type { Quantity } from './read-quantity.ts'

/**
 * Whether an amount is the value rounded, or cut off as in 0.66 for 2/3, to as many places as are written: 0.33 or 33%
 * for 1/3. `amounts` are the answer in the key's unit. A decimal that ends within `givenPlaces` must be given exactly.
 */
function roundingOf(
  read: Quantity,
  amounts: readonly Rational[],
  value: Rational,
  givenPlaces = 0,
): 'rounded' | 'cut off' | null {
  const { kind, places } = read.written
  const isPercent = read.units[0]?.symbol === '%'
  if (places === undefined || (kind !== 'decimal' && !isPercent)) return null
  const all = isPercent ? places + 2 : places
  const amount = isPercent ? divide(read.value, rational(100)) : read.value
  if (!amounts.some((its) => equals(its, amount))) return null
  const given = decimalPlaces(value)
  // 0.8 may mean 4/5 as well as 3/4, so if the key's decimal ends, require two significant digits.
  const min = given === null ? 1 : 10
  if (given !== null && given <= givenPlaces) return null
  if (compare(absolute(amount), divide(rational(min), power(rational(10), all))) < 0) return null
  const rounding = roundingTo(amount, value, all)
  return rounding === 'cut off' && isPercent ? null : rounding
}

/** Whether an amount is the value rounded or cut off at this many places; null if it is neither. */
export function roundingTo(amount: Rational, value: Rational, places: number): 'rounded' | 'cut off' | null {
  if (equals(amount, roundTo(value, places))) return 'rounded'
  return places > 1 && decimalPlaces(value) === null && isCutOff(amount, value, places) ? 'cut off' : null
}

function isCutOff(amount: Rational, value: Rational, places: number): boolean {
  const scale = 10n ** BigInt(places)
  const size = absolute(value)
  const cut = rational((size.numerator * scale) / size.denominator, scale)
  return equals(absolute(amount), cut) && amount.numerator < 0n === value.numerator < 0n
}

/** Whether one of the amounts may also be the rounded result of a known misconception. */
const isClaimed = (amounts: readonly Rational[], wrongRounded: readonly string[] | undefined): boolean =>
  wrongRounded?.some((wrong) => amounts.some((its) => equals(its, parseRational(wrong)))) === true

/** The rounding options of a key. */
interface RoundingKey {
  readonly rounded?: 'counts'
  readonly wrongRounded?: readonly string[] | undefined
}

/** Hundredths, or whole percents. */
const placesThatCount = 2

/** The verdict for a rounded value; null if it is not one, or if a known misconception rounds to the same decimal. */
export function roundedVerdict(
  read: Quantity,
  amounts: readonly Rational[],
  value: Rational,
  { rounded, wrongRounded }: RoundingKey,
  givenPlaces?: number,
): 'correct' | 'form' | null {
  const rounding = isClaimed(amounts, wrongRounded) ? null : roundingOf(read, amounts, value, givenPlaces)
  if (rounding === null) return null
  const places = (read.written.places ?? 0) + (read.units[0]?.symbol === '%' ? 2 : 0)
  return rounded === 'counts' && rounding === 'rounded' && places >= placesThatCount ? 'correct' : 'form'
}
