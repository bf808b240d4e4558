import { lettersIn, type Expression } from '../../algebra/expression.ts'
import { equals, isWhole, toNumber, zero } from '../../rational.ts'
import { bareUnit, isSameKind, timesUnit, unitOf, type Unit } from '../../units.ts'
import { add, negate, type Rational } from '../../rational.ts'

/** An amount of something: its size in base units is `factor`, so 3 km is { length: 1 } with 3000. */
export type Amount = Pick<Unit, 'dimensions' | 'factor'>

/** A larger exponent is no calculation with units. */
const exponentLimit = 12

const amountOfUnit = ({ dimensions, factor }: Amount): Unit => unitOf('', dimensions, factor)

/** The amount of this many of a unit. */
export const amountOf = (value: Rational, unit: Unit): Amount => timesUnit(unitOf('', {}, value), unit, 1, '')

export const isSameAmount = (a: Amount, b: Amount): boolean =>
  isSameKind(amountOfUnit(a), amountOfUnit(b)) && equals(a.factor, b.factor)

/** How many of the second make one of the first; null if they are of different kinds. */
export function ratioOf(a: Amount, b: Amount): Amount['factor'] | null {
  if (!isSameKind(amountOfUnit(a), amountOfUnit(b)) || equals(b.factor, zero)) return null
  return timesUnit(amountOfUnit(a), amountOfUnit(b), -1, '').factor
}

/**
 * The amount of an expression in which letters stand for units; null if it has none, such as a sum of a length and a
 * plain number.
 */
export function amountIn(expression: Expression, units: ReadonlyMap<string, Unit>): Amount | null {
  const of = (part: Expression): Unit | null => {
    const found = amountIn(part, units)
    return found === null ? null : amountOfUnit(found)
  }
  switch (expression.kind) {
    case 'number':
      return unitOf('', {}, expression.value)
    case 'letter':
      return units.get(expression.name) ?? null
    case 'negative': {
      const inside = of(expression.of)
      return inside && unitOf('', inside.dimensions, negate(inside.factor))
    }
    case 'product':
      return expression.factors.reduce<Unit | null>((product, factor) => {
        const its = of(factor)
        return product && its && timesUnit(product, its, 1, '')
      }, bareUnit)
    case 'quotient': {
      const [above, below] = [of(expression.above), of(expression.below)]
      return above && below && !equals(below.factor, zero) ? timesUnit(above, below, -1, '') : null
    }
    case 'power': {
      const { exponent } = expression
      if (exponent.kind !== 'number' || !isWhole(exponent.value) || lettersIn(exponent).size > 0) return null
      const times = toNumber(exponent.value)
      const base = of(expression.base)
      return base && times <= exponentLimit ? timesUnit(bareUnit, base, times, '') : null
    }
    case 'sum':
      return sumOf(expression.terms.map(of))
    case 'pi':
    case 'root':
    case 'absolute':
      return null
  }
}

function sumOf(terms: readonly (Unit | null)[]): Amount | null {
  const [first, ...others] = terms
  return others.reduce<Unit | null>(
    (sum, term) =>
      sum && term && isSameKind(sum, term) ? unitOf('', sum.dimensions, add(sum.factor, term.factor)) : null,
    first ?? null,
  )
}
