import { divide, multiply, subtract as minus, type Rational, zero } from '../rational.ts'
import { Effort } from '../algebra/effort.ts'
import { wholeExponent, polynomialOf, type Polynomial } from '../algebra/polynomial.ts'
import { subtract, whole, type Quotient } from '../algebra/quotient.ts'
import { soloIn, lettersInRelations, type Relations } from '../algebra/read-relations.ts'
import { isWorkedOut } from './judge-equation-line.ts'
import type { Statement } from './read-line.ts'
import { valueAt } from './solutions.ts'
import {
  aside,
  endsOf,
  finished,
  pairsOf,
  step,
  wholeEquation,
  wrong,
  type Above,
  type Finding,
  type ReadTask,
} from './work.ts'

/** The solution of a system of two linear equations in two letters. */
export type SystemSolution =
  | { readonly kind: 'point'; readonly at: Readonly<Record<string, Rational>> }
  | { readonly kind: 'none' | 'many' }

/** a·first + b·second = c, with the letters in a fixed order. */
interface Row {
  readonly a: Rational
  readonly b: Rational
  readonly c: Rational
}

/** @throws RangeError when the equations are not linear in two letters */
export function solutionOfSystem({ given, context }: ReadTask): SystemSolution {
  const [first = 'x', second = 'y'] = [...context.letters].toSorted()
  const rows = given.map((statement) => {
    const row = statement.kind === 'relations' ? rowOf(statement.relations, first, second) : null
    if (row === null) throw new RangeError('A system needs two linear equations.')
    return row
  })
  const [p, q] = rows
  if (p === undefined || q === undefined) throw new RangeError('A system needs two equations.')
  const cross = (u: Rational, v: Rational, w: Rational, z: Rational) => minus(multiply(u, v), multiply(w, z))
  const determinant = cross(p.a, q.b, q.a, p.b)
  const [x, y] = [cross(p.c, q.b, q.c, p.b), cross(p.a, q.c, q.a, p.c)]
  if (determinant.numerator === 0n)
    return { kind: x.numerator === 0n && y.numerator === 0n ? 'many' : 'none' }
  return { kind: 'point', at: { [first]: divide(x, determinant), [second]: divide(y, determinant) } }
}

function rowOf({ sides: [left, right] }: Relations, first: string, second: string): Row | null {
  if (left === undefined || right === undefined) return null
  const { above, below } = subtract(left.form, right.form, new Effort())
  if (below.size !== 1) return null
  let [a, b, c] = [zero, zero, zero]
  for (const { coefficient, powers } of above.values()) {
    const [power, ...more] = powers
    if (power === undefined) c = minus(zero, coefficient)
    else if (more.length > 0 || power[1] !== wholeExponent) return null
    else if (power[0].name === first) a = coefficient
    else if (power[0].name === second) b = coefficient
    else return null
  }
  return { a, b, c }
}

/** Judges a statement in the work on a system: it must be true at the solution. */
export function judgeSystemLine(statement: Statement, above: Above): Finding {
  const solution = solutionOfSystem(above.read)
  if (statement.kind === 'no-solution') return solution.kind === 'none' ? finished : wrong
  if (statement.kind === 'all-numbers') return solution.kind === 'many' ? finished : wrong
  if (statement.kind === 'expression') return wholeEquation
  if (statement.kind !== 'relations' || statement.relations.signs.some((sign) => sign !== '=')) return wrong
  const pairs = pairsOf(statement.relations)
  if (solution.kind !== 'point') {
    const isImplied = pairs.every((pair) => follows(pair, above.read, solution.kind))
    return isImplied ? step : wrong
  }
  const isTrue = pairs.every((pair) => isTrueAt(pair, solution.at))
  if (!isTrue) return isTrueOf(above.line, statement) ? step : wrong
  const isBare = lettersInRelations(statement.relations).size === 0
  if (isBare) return aside
  const found = new Set(above.earlier.flatMap((line) => line.flatMap(letterFound)))
  for (const letter of letterFound(statement)) found.add(letter)
  return [...above.read.context.letters].every((letter) => found.has(letter)) ? finished : step
}

/** The letter whose value a statement gives. */
function letterFound(statement: Statement): string[] {
  if (statement.kind !== 'relations') return []
  const ends = endsOf(statement.relations)
  return [...pairsOf(statement.relations), ...(ends === null ? [] : [ends])].flatMap((pair) => {
    const solo = soloIn(pair)
    return solo !== null && isWorkedOut(solo.other.expression) ? [solo.letter] : []
  })
}

function isTrueAt({ sides: [left, right] }: Relations, at: Readonly<Record<string, Rational>>): boolean {
  if (left === undefined || right === undefined) return false
  const effort = new Effort()
  let difference: Quotient = subtract(left.form, right.form, effort)
  for (const [letter, value] of Object.entries(at)) {
    difference = whole(polynomialAt(difference.above, letter, value, effort))
  }
  return difference.above.size === 0
}

const polynomialAt = (polynomial: Polynomial, letter: string, value: Rational, effort: Effort): Polynomial =>
  valueAt(polynomial, letter, whole(polynomialOf(value)), effort).above

/**
 * For a system without a unique solution: whether it is a linear combination of the two equations, or a false statement
 * if there is no solution.
 */
function follows(pair: Relations, { given, context }: ReadTask, kind: 'none' | 'many'): boolean {
  const [first = 'x', second = 'y'] = [...context.letters].toSorted()
  const row = rowOf(pair, first, second)
  if (row === null) return false
  if (row.a.numerator === 0n && row.b.numerator === 0n) return kind === 'none' || row.c.numerator === 0n
  return given.some((statement) => {
    const other = statement.kind === 'relations' ? rowOf(statement.relations, first, second) : null
    if (other === null) return false
    const isParallel = minus(multiply(row.a, other.b), multiply(row.b, other.a)).numerator === 0n
    return kind === 'none' ? isParallel : isParallel && isProportional(row, other)
  })
}

const isProportional = (p: Row, q: Row): boolean =>
  minus(multiply(p.a, q.c), multiply(p.c, q.a)).numerator === 0n &&
  minus(multiply(p.b, q.c), multiply(p.c, q.b)).numerator === 0n

/** Whether it continues from a wrong line: the same letter, and the value that this line gives it. */
function isTrueOf(line: readonly Statement[], statement: Statement): boolean {
  const [before] = line
  if (before?.kind !== 'relations' || statement.kind !== 'relations') return false
  const letters = [
    ...new Set([...lettersInRelations(before.relations), ...lettersInRelations(statement.relations)]),
  ]
  const [letter, ...more] = letters
  if (letter === undefined || more.length > 0) return false
  const [root, other] = [before, statement].map(({ relations }) => rowOf(relations, letter, ''))
  if (!root || !other || root.a.numerator === 0n) return false
  return minus(multiply(root.c, other.a), multiply(other.c, root.a)).numerator === 0n
}
