import type { Expression } from '../../algebra/expression.ts'
import {
  compare,
  decimalPlaces,
  divide,
  equals,
  formatDecimal,
  formatFraction,
  multiply,
  one,
  type Rational,
  toNumber,
} from '../../rational.ts'
import { parseUnit } from '../../parse-unit.ts'
import { rationalIn } from '../../algebra/polynomial.ts'
import type { ReadExpression } from '../../algebra/read-expression.ts'
import type { Unit } from '../../units.ts'
import { isSameAmount, ratioOf, type Amount } from './amounts.ts'
import { type LabeledTree, type QuantitySide, readQuantity } from './read-quantities.ts'

/** What a calculation with units comes to. */
export interface Goal {
  readonly amount: Amount
  /** The unit of the answer. */
  readonly unit: Unit
  /** How many of that unit. */
  readonly value: Rational
  /** The number that the given problem has without its units. */
  readonly given: Rational
  /** The first amount of the problem. In a scale, it goes with the answer as 1 cm goes with 5 km. */
  readonly first: Amount | null
  /** How units are changed on the way; empty if the units already fit together. */
  readonly conversions: readonly Conversion[]
  /** Numbers that may stand alone on the way: the given one with none, some, or all units changed. */
  readonly numbers: readonly Rational[]
}

/** A fraction that is worth one: `1000 m/1 km`. */
export interface Conversion {
  readonly text: string
  /** What it multiplies the number by. */
  readonly times: Rational
}

/** The number of a side without its units; null if it is irrational. */
export function numberOfSide({ form }: ReadExpression): Rational | null {
  const [above, below] = [rationalIn(form.above), rationalIn(form.below)]
  return above === null || below === null ? null : divide(above, below)
}

/** @throws RangeError when the task cannot be worked out in this unit */
export function goalOf(side: QuantitySide, task: { given: string; unit: string }): Goal {
  const given = numberOfSide(side.read)
  const [before = '0'] = /^[\d.]+ [^ ]+/u.exec(task.given) ?? []
  const first = readQuantity(before).amounts[0] ?? null
  for (const labeled of side.labeled) {
    for (const unit of parseUnit(task.unit)) {
      const [amount] = side.amounts.filter((each) => ratioOf(each, unit) !== null)
      const value = amount && ratioOf(amount, unit)
      if (given === null || amount === undefined || value == null) continue
      const conversions = equals(value, given) ? [] : conversionsOf(labeled, unit)
      return {
        amount,
        first,
        unit,
        value,
        given,
        conversions,
        numbers: numbersFrom(given, value, conversions),
      }
    }
  }
  throw new RangeError(`“${task.given}” does not come to ${task.unit}.`)
}

function numbersFrom(given: Rational, value: Rational, conversions: readonly Conversion[]): Rational[] {
  return conversions
    .reduce<Rational[]>((made, { times }) => [...made, ...made.map((each) => multiply(each, times))], [given])
    .concat([value])
}

const superscript = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The exponent of each simple unit in a symbol such as `g/cm³`. */
function atomsOf(symbol: string, exponent: number): [string, number][] {
  return symbol.split(/ ?\/ ?| per /u).flatMap((part, index) =>
    part.split('·').map((factor): [string, number] => {
      const [, name = '', raised = ''] = /^(.*?)([⁰-⁹²³]?)$/u.exec(factor.trim()) ?? []
      const times = raised === '' ? 1 : superscript.indexOf(raised)
      return [name, exponent * times * (index === 0 ? 1 : -1)]
    }),
  )
}

/** The exponents of the letters in a product; of a sum, those of its first term. */
function exponentsIn(tree: Expression, times: number, found: Map<string, number>): void {
  switch (tree.kind) {
    case 'letter':
      found.set(tree.name, (found.get(tree.name) ?? 0) + times)
      return
    case 'product':
      for (const factor of tree.factors) exponentsIn(factor, times, found)
      return
    case 'quotient':
      exponentsIn(tree.above, times, found)
      exponentsIn(tree.below, -times, found)
      return
    case 'power':
      if (tree.exponent.kind === 'number')
        exponentsIn(tree.base, times * toNumber(tree.exponent.value), found)
      return
    case 'negative':
      exponentsIn(tree.of, times, found)
      return
    case 'sum':
      if (tree.terms[0] !== undefined) exponentsIn(tree.terms[0], times, found)
      return
    case 'number':
    case 'pi':
    case 'root':
    case 'absolute':
  }
}

/** The fractions by which to multiply, so that each unit cancels or is one of the answer’s. */
function conversionsOf({ tree, units }: LabeledTree, goal: Unit): readonly Conversion[] {
  const exponents = new Map<string, number>()
  exponentsIn(tree, 1, exponents)
  const left = new Map<string, number>()
  const atoms = [
    ...[...exponents].flatMap(([letter, times]) => atomsOf(units.get(letter)?.symbol ?? '', times)),
    ...atomsOf(goal.symbol, -1),
  ]
  for (const [name, times] of atoms) left.set(name, (left.get(name) ?? 0) + times)
  const above = [...left].flatMap(([name, times]) => Array.from({ length: Math.max(0, times) }, () => name))
  const below = [...left].flatMap(([name, times]) => Array.from({ length: Math.max(0, -times) }, () => name))
  const paired = above.flatMap((name): { name: string; other?: string }[] => {
    const at = below.findIndex((other) => timesBetween(name, other) !== null)
    const [other] = at < 0 ? [] : below.splice(at, 1)
    return other === undefined ? [{ name }] : [{ name, other }]
  })
  const found = [
    ...paired.map(({ name, other = baseOf(name) }) => conversion(name, other)),
    ...below.map((other) => conversion(baseOf(other), other)),
  ]
  return found.filter(({ times }) => !equals(times, one))
}

const bases: Readonly<Record<string, string>> = { length: 'm', mass: 'kg', time: 's' }

/** The unit from which newtons and joules are made: m for cm, kg for g. Any other unit stays. */
function baseOf(name: string): string {
  const [first, ...others] = Object.entries(parseUnit(name)[0]?.dimensions ?? {})
  return first?.[1] === 1 && others.length === 0 ? (bases[first[0]] ?? name) : name
}

function timesBetween(name: string, other: string): Rational | null {
  const [from] = parseUnit(name)
  const ratios = from === undefined ? [] : parseUnit(other).map((to) => ratioOf(from, to))
  return ratios.find((ratio) => ratio !== null) ?? null
}

function conversion(name: string, other: string): Conversion {
  const times = timesBetween(name, other) ?? one
  return { text: fractionText({ name, other, times }), times }
}

const fractionText = ({ name, other, times }: { name: string; other: string; times: Rational }): string =>
  compare(times, one) >= 0
    ? `${written(times)} ${other}/1 ${name}`
    : `1 ${other}/${written(divide(one, times))} ${name}`

/** As a decimal, or as a fraction if the decimal does not end. */
export const written = (value: Rational): string =>
  decimalPlaces(value) === null ? formatFraction(value) : formatDecimal(value)

export const isGoal = (amount: Amount, goal: Goal): boolean => isSameAmount(amount, goal.amount)
