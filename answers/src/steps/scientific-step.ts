import {
  absolute,
  add,
  compare,
  decimalPlaces,
  divide,
  formatDecimal,
  isWhole,
  multiply,
  power,
  rational,
  type Rational,
} from '../rational.ts'
import { echoOf } from '../algebra/echo.ts'
import { partsOf, type Expression } from '../algebra/expression.ts'
import { isSameTree, numberOf, oppositeOf } from './numbers.ts'
import { withParts } from './replace.ts'
import type { NextStep } from './step-move.ts'
import { valueIn } from './tree-bugs.ts'

/** `first` × 10^`exponent`. */
interface Scientific {
  readonly first: Rational
  readonly exponent: number
}

const ten = rational(10)
const isNormal = ({ first }: Scientific): boolean =>
  compare(absolute(first), rational(1)) >= 0 && compare(absolute(first), ten) < 0

/** 3.5 × 10⁴, but not 35 × 10³ or 35,000. */
export function isScientific(expression: Expression): boolean {
  const size = expression.kind === 'negative' ? expression.of : expression
  if (size.kind !== 'product' || size.factors.length !== 2) return false
  const [first, last] = size.factors
  const value = first?.kind === 'number' ? first.value : null
  if (value === null || last?.kind !== 'power' || !isTen(last.base)) return false
  const exponent = valueIn(last.exponent)
  return exponent !== null && isWhole(exponent) && isNormal({ first: value, exponent: 0 })
}

const isTen = (expression: Expression): boolean =>
  expression.kind === 'number' && compare(expression.value, ten) === 0

/** The next step in calculating with numbers in scientific notation. */
export function scientificStep(expression: Expression): NextStep | null {
  if (isScientific(expression)) return null
  const added = inSum(expression)
  if (added !== null) return added
  const value = read(expression)
  if (value === null) return null
  const written = treeOf(value)
  const isWritten = isSameTree(written, expression)
  return {
    move: isWritten ? 'first-factor-to-ten' : 'sort-powers-of-ten',
    by: '',
    line: echoOf(isWritten ? treeOf(normalized(value)) : written),
  }
}

/** Writes the terms of a sum with one power of ten, or adds them if they have it. */
function inSum(expression: Expression): NextStep | null {
  const parts = partsOf(expression)
  for (const [index, part] of parts.entries()) {
    const found = inSum(part)
    if (found === null) continue
    const changed = parts.map((its, at) => (at === index ? summed(its).tree : its))
    return { ...found, line: echoOf(withParts(expression, changed)) }
  }
  if (expression.kind !== 'sum') return null
  const { tree, move } = summed(expression)
  return tree === expression ? null : { move, by: '', line: echoOf(tree) }
}

function summed(expression: Expression): { tree: Expression; move: 'same-power-of-ten' | 'add-or-subtract' } {
  const move = 'same-power-of-ten'
  if (expression.kind !== 'sum') return { tree: expression, move }
  const terms = expression.terms.flatMap((term) => read(term) ?? [])
  if (terms.length < expression.terms.length) return { tree: expression, move }
  const exponent = Math.max(...terms.map((term) => term.exponent))
  if (terms.some((term) => term.exponent !== exponent)) {
    const shifted = terms.map((term) => treeOf({ first: firstAt(term, exponent), exponent }))
    return { tree: { kind: 'sum', terms: shifted }, move }
  }
  const first = terms.map((term) => term.first).reduce(add)
  return { tree: treeOf({ first, exponent }), move: 'add-or-subtract' }
}

/** A product or quotient of numbers and powers of ten; null for anything else. */
function read(expression: Expression): Scientific | null {
  switch (expression.kind) {
    case 'number':
      return { first: expression.value, exponent: 0 }
    case 'negative': {
      const of = read(expression.of)
      return of && { ...of, first: multiply(of.first, rational(-1)) }
    }
    case 'power': {
      const exponent = valueIn(expression.exponent)
      if (!isTen(expression.base) || exponent === null || !isWhole(exponent)) return null
      return { first: rational(1), exponent: Number(exponent.numerator) }
    }
    case 'product': {
      const factors = expression.factors.map(read)
      return factors.reduce(
        (one, other) =>
          one &&
          other && { first: multiply(one.first, other.first), exponent: one.exponent + other.exponent },
      )
    }
    case 'quotient': {
      const [above, below] = [read(expression.above), read(expression.below)]
      if (above === null || below === null || below.first.numerator === 0n) return null
      return { first: divide(above.first, below.first), exponent: above.exponent - below.exponent }
    }
    default:
      return null
  }
}

const firstAt = ({ first, exponent }: Scientific, at: number): Rational =>
  multiply(first, power(ten, exponent - at))

function normalized(value: Scientific): Scientific {
  if (value.first.numerator === 0n || isNormal(value)) return value
  const step = compare(absolute(value.first), ten) >= 0 ? 1 : -1
  return normalized({ first: multiply(value.first, power(ten, -step)), exponent: value.exponent + step })
}

function treeOf({ first, exponent }: Scientific): Expression {
  const size = absolute(first)
  const number: Expression =
    isWhole(size) || decimalPlaces(size) === null
      ? numberOf(size)
      : { kind: 'number', value: size, shown: formatDecimal(size), written: 'decimal' }
  const tree: Expression = {
    kind: 'product',
    factors: [number, { kind: 'power', base: numberOf(ten), exponent: numberOf(rational(exponent)) }],
  }
  return first.numerator < 0n ? oppositeOf(tree) : tree
}
