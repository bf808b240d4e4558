import type { AdviceCode } from './advice/advice.ts'
import { add, divide, multiply, power, subtract, zero, one, type Rational } from './rational.ts'

/**
 * Powers of base quantities: speed is { length: 1, time: -1 }. A count noun is its own base quantity, `count:apple`, so
 * apples and oranges do not mix, and pages per minute work like meters per second.
 */
type Dimensions = Readonly<Record<string, number>>

/** A unit, with its exact number of base units. */
export interface Unit {
  readonly dimensions: Dimensions
  readonly factor: Rational
  /** Added after multiplying to reach the base unit. Only temperature scales have an offset. */
  readonly offset: Rational
  /** How it is displayed: `cm²`, `km/h`, `$`, `apples`. */
  readonly symbol: string
}

export const unitOf = (symbol: string, dimensions: Dimensions, factor: Rational, offset = zero): Unit => ({
  symbol,
  dimensions,
  factor,
  offset,
})

/** The unit of a number without a unit. */
export const bareUnit = unitOf('', {}, one)

/** `a · b^exponent`. In a product, a temperature is a temperature difference. */
export function timesUnit(a: Unit, b: Unit, exponent: number, symbol: string): Unit {
  const dimensions: Record<string, number> = { ...a.dimensions }
  for (const [base, size] of Object.entries(b.dimensions)) {
    const sum = (dimensions[base] ?? 0) + size * exponent
    if (sum === 0) delete dimensions[base]
    else dimensions[base] = sum
  }
  return unitOf(symbol, dimensions, multiply(a.factor, power(b.factor, exponent)))
}

/** The same amount in another unit; null if the two do not measure the same quantity. */
export function convert(value: Rational, from: Unit, to: Unit): Rational | null {
  if (!isSameKind(from, to)) return null
  return divide(subtract(add(multiply(value, from.factor), from.offset), to.offset), to.factor)
}

export function isSameKind(a: Unit, b: Unit): boolean {
  const [left, right] = [a, b].map((unit) => Object.entries(unit.dimensions).filter(isMeasure(unit)))
  if (left === undefined || right === undefined) return false
  return (
    left.length === right.length &&
    left.every(([base, size]) => right.some(([other, its]) => size === its && isSameBase(base, other)))
  )
}

const happenings = /(?:^count:| )(?:wav|cycl|tim|vibration|oscillation|swing|puls|beat|crest|repetition)$/

/** Waves, cycles, and times per second are all hertz, because they only name the event that is counted. */
const isMeasure =
  ({ dimensions }: Unit) =>
  ([base]: readonly [string, number]): boolean =>
    (dimensions['time'] ?? 0) >= 0 || !happenings.test(base)

/** Nouns match if one is a shorter form of the other: `slice of pizza` and `slice`. */
function isSameBase(a: string, b: string): boolean {
  if (a === b) return true
  if (!a.startsWith('count:') || !b.startsWith('count:')) return false
  const [short, long] = [a.slice(6).split(' '), b.slice(6).split(' ')].toSorted((x, y) => x.length - y.length)
  return short !== undefined && long !== undefined && short.every((word) => long.includes(word))
}

const kinds: readonly (readonly [AdviceCode, Dimensions])[] = [
  ['kind-length', { length: 1 }],
  ['kind-area', { length: 2 }],
  ['kind-volume', { length: 3 }],
  // Children do not distinguish weight from mass.
  ['kind-mass', { mass: 1 }],
  ['kind-time', { time: 1 }],
  ['kind-temperature', { temperature: 1 }],
  ['kind-money', { money: 1 }],
  ['kind-angle', { angle: 1 }],
  ['kind-speed', { length: 1, time: -1 }],
  ['kind-acceleration', { length: 1, time: -2 }],
  ['kind-density', { mass: 1, length: -3 }],
  ['kind-force', { mass: 1, length: 1, time: -2 }],
  ['kind-energy', { mass: 1, length: 2, time: -2 }],
  ['kind-power', { mass: 1, length: 2, time: -3 }],
  ['kind-pressure', { mass: 1, length: -1, time: -2 }],
]

/** What a unit measures, in a child's words; null for counts, rates, and anything without a common name. */
export function kindOfUnit(unit: Unit): AdviceCode | null {
  return kinds.find(([, dimensions]) => isSameKind(unit, unitOf('', dimensions, one)))?.[0] ?? null
}
