import {
  absolute,
  add,
  compare,
  divide,
  equals,
  isWhole,
  multiply,
  negate,
  parseRational,
  power,
  rational,
  type Rational,
  roundTo,
  subtract,
  toNumber,
} from '@skills-center/answers/rational'
import {
  type FormulaTree,
  FormulaError,
  type FunctionName,
  parseFormula,
  type Relation,
} from './formula-tree.ts'
import { say } from './messages.gen.ts'

/** Numbers by name; words from a list can only be used in texts. */
export type Values = ReadonlyMap<string, Rational | string>

const greatest = rational(10n ** 30n)
const yes = rational(1)
const no = rational(0)

const whole = (value: Rational, what: string): bigint => {
  if (!isWhole(value)) throw new FormulaError(say('formula.whole-numbers', { what }))
  return value.numerator
}

function divisor(a: Rational, b: Rational, what: string): bigint {
  let [x, y] = [whole(absolute(a), what), whole(absolute(b), what)]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

function floor(a: Rational): Rational {
  const quotient = a.numerator / a.denominator
  return rational(a.numerator < 0n && !isWhole(a) ? quotient - 1n : quotient)
}

const truth = (is: boolean): Rational => (is ? yes : no)

const noZero = (value: Rational): Rational => {
  if (value.numerator === 0n) throw new FormulaError(say('formula.divides-by-zero'))
  return value
}

const calculations: Record<FunctionName, (a: Rational, b: Rational) => Rational> = {
  abs: absolute,
  whole: (a) => truth(isWhole(a)),
  floor,
  round: (a, b) => roundTo(a, Math.max(-12, Math.min(12, toNumber(b)))),
  min: (a, b) => (compare(a, b) < 0 ? a : b),
  max: (a, b) => (compare(a, b) > 0 ? a : b),
  gcd: (a, b) => rational(divisor(a, b, 'gcd')),
  lcm: (a, b) => {
    const common = divisor(a, b, 'lcm')
    return common === 0n ? no : absolute(divide(multiply(a, b), rational(common)))
  },
  mod: (a, b) => subtract(a, multiply(floor(divide(a, noZero(b))), b)),
}

const relations: Record<Relation, (order: number) => boolean> = {
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
}

/**
 * Evaluates a formula exactly; comparisons, `and`, and `or` give 1 or 0.
 * @throws FormulaTrouble if it cannot be parsed or evaluated.
 */
export const workOut = (formula: string, values: Values): Rational => valueOf(parseFormula(formula), values)

/** Whether a condition holds. */
export const holds = (condition: string, values: Values): boolean => !equals(workOut(condition, values), no)

const bounded = (value: Rational): Rational => {
  if (compare(absolute(value), greatest) > 0 || value.denominator > greatest.numerator)
    throw new FormulaError(say('formula.too-large'))
  return value
}

function raised(base: Rational, by: Rational): Rational {
  const exponent = toNumber(by)
  if (!Number.isInteger(exponent) || Math.abs(exponent) > 30) throw new FormulaError(say('formula.exponent'))
  if (exponent < 0) noZero(base)
  return bounded(power(base, exponent))
}

function named(name: string, values: Values): Rational {
  const value = values.get(name)
  if (value === undefined) throw new FormulaError(say('formula.no-parameter', { name }))
  if (typeof value === 'string') throw new FormulaError(say('formula.word', { what: name }))
  return value
}

function valueOf(tree: FormulaTree, values: Values): Rational {
  switch (tree.kind) {
    case 'number':
      return parseRational(tree.text)
    case 'name':
      return named(tree.name, values)
    case 'call': {
      const [first = no, second = no] = tree.of.map((part) => valueOf(part, values))
      return calculations[tree.name](first, second)
    }
    case 'negative':
      return negate(valueOf(tree.of, values))
    case 'comparison': {
      let left = valueOf(tree.first, values)
      let all = true
      for (const { relation, than } of tree.rest) {
        const right = valueOf(than, values)
        all = all && relations[relation](compare(left, right))
        left = right
      }
      return truth(all)
    }
    default: {
      const [left, right] = [valueOf(tree.left, values), valueOf(tree.right, values)]
      switch (tree.kind) {
        case '+':
          return bounded(add(left, right))
        case '-':
          return bounded(subtract(left, right))
        case '*':
          return bounded(multiply(left, right))
        case '/':
          return bounded(divide(left, noZero(right)))
        case '^':
          return raised(left, right)
        case 'and':
          return truth(!equals(left, no) && !equals(right, no))
        case 'or':
          return truth(!equals(left, no) || !equals(right, no))
      }
    }
  }
}
