import { isConstant, rationalIn } from '../algebra/polynomial.ts'
import type { Quotient } from '../algebra/quotient.ts'
import { normalForm } from '../algebra/normal-form.ts'
import type { ReadExpression } from '../algebra/read-expression.ts'
import { Refused } from '../algebra/refused.ts'
import { rational, type Rational } from '../rational.ts'
import { lastSide } from './line-sides.ts'
import { solutionsOfLine } from './judge-equation-line.ts'
import { numberOf, shownNumber } from './numbers.ts'
import { replaced } from './replace.ts'
import type { Statement } from './read-line.ts'
import type { Counterexample } from './task.ts'
import type { Above } from './work.ts'

/**
 * A number that shows that a line does not follow: a solution of the line that does not solve the line above, or, for
 * expressions, a number at which the two have different values. Never a solution of the given problem, which would give
 * away the answer. Null if none is found.
 */
export function counterexampleOf(above: Above, statement: Statement): Counterexample | null {
  switch (above.read.context.kind) {
    case 'equation':
      return ofEquation(above, statement)
    case 'rewrite':
      return ofExpression(above, statement)
    case 'quantity':
    case 'system':
    case 'inequality':
      return null
  }
}

function ofEquation({ line, read }: Above, statement: Statement): Counterexample | null {
  const [letter] = read.context.letters
  const last = line.at(-1)
  if (letter === undefined || statement.kind === 'expression' || last?.kind !== 'relations') return null
  const solutions = solutionsOfLine([statement])
  if (solutions?.kind !== 'roots') return null
  for (const root of solutions.roots) {
    const value = constantOf(root)
    const found = value === null ? null : sidesAt(last.relations.sides, { [letter]: value })
    if (value !== null && found !== null) return { letter, at: shownNumber(value), ...found }
  }
  return null
}

const tried = [2, 3, 1, 5, 10, -2].map((value) => rational(value))

function ofExpression({ line, read }: Above, statement: Statement): Counterexample | null {
  const [above, below] = [lastSide(line), lastSide([statement])]
  const letters = [...read.context.letters]
  const [letter] = letters
  if (above === null || below === null) return null
  if (letter === undefined) return null
  for (const value of tried) {
    const at = Object.fromEntries(
      letters.map((each, index) => [each, rational(Number(value.numerator) + index)]),
    )
    const found = sidesAt([above, below], at)
    const shown = letters.map((each) => `${each} = ${shownNumber(at[each] ?? value)}`)
    if (found !== null)
      return letters.length === 1
        ? { letter, at: shownNumber(value), ...found }
        : { letter: '', at: shown.join(', '), ...found }
  }
  return null
}

/** The values of two sides if they differ; null if they are equal or undefined. */
function sidesAt(
  [left, right]: readonly ReadExpression[],
  at: Readonly<Record<string, Rational>>,
): { left: string; right: string } | null {
  if (left === undefined || right === undefined) return null
  const [a, b] = [left, right].map(({ expression }) => {
    const plain = Object.entries(at).reduce(
      (its, [letter, value]) => replaced(its, letter, numberOf(value)),
      expression,
    )
    try {
      return constantOf(normalForm(plain))
    } catch (error) {
      if (error instanceof Refused) return null
      throw error
    }
  })
  if (!a || !b) return null
  const values = { left: shownNumber(a), right: shownNumber(b) }
  return values.left === values.right ? null : values
}

const constantOf = ({ above, below }: Quotient): Rational | null => {
  if (!isConstant(above) || rationalIn(below) === null) return null
  return rationalIn(above)
}
