import { compare, divide, equals, multiply, one, power, rational, type Rational } from '../../rational.ts'
import type { Unit } from '../../units.ts'
import type { StepBug } from '../step-bugs.ts'
import type { Statement } from '../read-line.ts'
import type { Above } from '../work.ts'
import { amountOf, ratioOf, type Amount } from './amounts.ts'
import { numberOfSide, written, type Goal } from './goal.ts'

/** A mistake with units in a wrong line; null if there is none, so that the numbers have to explain it. */
export function unitBug({ read: { goal } }: Above, statement: Statement): StepBug | null {
  const last = statement.kind === 'quantity' ? statement.sides.at(-1) : undefined
  const number = last === undefined ? null : numberOfSide(last.read)
  if (last === undefined || goal === undefined || number === null) return null
  const amounts = last.amounts.length === 0 ? [amountOf(number, goal.unit)] : last.amounts
  return amounts.map((said) => bugOf(said, number, goal)).find((bug) => bug !== null) ?? null
}

function bugOf(said: Amount, number: Rational, goal: Goal): StepBug | null {
  const ratio = ratioOf(said, goal.amount)
  if (ratio === null) return ofOtherKind(said, number, goal)
  const times = divide(goal.value, goal.given)
  if (equals(times, one) || goal.conversions.length === 0) return null
  if (equals(multiply(ratio, times), one)) return 'unit-not-changed'
  if (equals(multiply(ratio, multiply(times, times)), one)) return 'unit-factor-turned'
  if (isFactorUsedOnce(ratio, goal)) return 'unit-factor-not-raised'
  const isOnlyConversion = goal.conversions.length === 1
  return isOnlyConversion && isCommonFactor(multiply(ratio, times)) ? 'unit-wrong-factor' : null
}

/** An amount of another kind than the answer: the right number with a wrong unit, or a quotient turned over. */
function ofOtherKind(said: Amount, number: Rational, goal: Goal): StepBug | null {
  if (goal.numbers.some((each) => equals(each, number))) return 'unit-wrong'
  const inverse: Amount = {
    dimensions: Object.fromEntries(
      Object.entries(goal.amount.dimensions).map(([base, size]) => [base, -size]),
    ),
    factor: divide(one, goal.amount.factor),
  }
  return ratioOf(said, inverse) === null ? null : 'quantities-turned'
}

/** 3 m² as 300 cm²: the same factor is needed more than once, and was used once. */
function isFactorUsedOnce(ratio: Rational, { conversions }: Goal): boolean {
  const [first, ...others] = conversions
  if (first === undefined || others.length === 0) return false
  const isRepeated = others.every(({ text }) => text === first.text)
  return isRepeated && equals(multiply(ratio, power(first.times, others.length)), one)
}

const commonFactors = [10, 100, 1000, 10_000, 60, 12, 3600, 24, 16].map((factor) => rational(factor))

/** A factor that belongs to another pair of units. */
const isCommonFactor = (times: Rational): boolean =>
  commonFactors.some((factor) => compare(times, factor) === 0 || compare(times, divide(one, factor)) === 0)

/** Lines that end with a mistake about units, as a student would write them. */
export function linesWithUnitBug({
  read: { goal, given },
}: Above): readonly { name: StepBug; line: string }[] {
  if (goal === undefined) return []
  const { unit, given: number, value, conversions } = goal
  const line = (its: Rational, of = unit.symbol) => `${written(its)} ${of}`
  const times = divide(value, number)
  const [first] = conversions
  return [
    ...(equals(times, one)
      ? []
      : [
          { name: 'unit-not-changed' as const, line: line(number) },
          { name: 'unit-factor-turned' as const, line: line(divide(number, times)) },
          { name: 'unit-factor-not-raised' as const, line: line(multiply(number, first?.times ?? one)) },
          {
            name: 'unit-wrong-factor' as const,
            line: line(multiply(number, rational(compare(times, one) > 0 ? 10 : 1))),
          },
          { name: 'unit-wrong-factor' as const, line: line(multiply(number, rational(100))) },
        ]),
    ...unitsOf(given).map((its) => ({ name: 'unit-wrong' as const, line: line(value, its.symbol) })),
    ...(unit.symbol.includes('/')
      ? [{ name: 'quantities-turned' as const, line: line(divide(one, value), inverseOf(unit)) }]
      : []),
  ]
}

const inverseOf = ({ symbol }: Unit): string => symbol.split('/').toReversed().join('/')

const unitsOf = (given: readonly Statement[]): Unit[] =>
  given.flatMap((statement) =>
    statement.kind === 'quantity'
      ? statement.sides.flatMap(({ labeled: [tree] }) => (tree === undefined ? [] : [...tree.units.values()]))
      : [],
  )
