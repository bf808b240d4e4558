import { advise } from '../advice/advice.ts'
import { echoOf } from '../algebra/echo.ts'
import { Effort } from '../algebra/effort.ts'
import { changes } from '../algebra/expression-form.ts'
import { lettersIn, partsOf, type Expression } from '../algebra/expression.ts'
import { isEquivalent, normalForm } from '../algebra/normal-form.ts'
import { isPlainNumber } from '../algebra/parser.ts'
import { isEqual, type Quotient } from '../algebra/quotient.ts'
import type { ReadExpression } from '../algebra/read-expression.ts'
import { lettersInRelations, soloIn, type Relations } from '../algebra/read-relations.ts'
import { isConstant, rationalIn } from '../algebra/polynomial.ts'
import { replaced } from './replace.ts'
import { roundsTo } from './rounding.ts'
import type { Statement } from './read-line.ts'
import { compareSolutions, isNegativeRoot, solutionsOf, type Solutions } from './solutions.ts'
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
} from './work.ts'

/** Judges a statement in the work on an equation in one letter. */
export function judgeEquationLine(statement: Statement, above: Above): Finding {
  switch (statement.kind) {
    case 'expression':
      return judgeBare(statement.read, above)
    case 'inequality':
      return wrong
    case 'relations':
      return judgeRelations(statement.relations, above)
    default:
      return judgeSolutions(statedSolutions(statement), statement, above)
  }
}

/** A number alone, or the work on one side. */
function judgeBare(read: ReadExpression, above: Above): Finding {
  const sides = above.sound.flatMap((line) => (line.kind === 'relations' ? line.relations.sides : []))
  if (!isConstant(read.form.above) || !isConstant(read.form.below)) {
    return sides.some((side) => isEquivalent(side.form, read.form)) ? aside : wholeEquation
  }
  const solutions = solutionsOfLine(above.sound)
  const isRoot = solutions?.kind === 'roots' && solutions.roots.some((root) => isEquivalent(root, read.form))
  if (!isRoot || solutions.roots.length !== 1 || !isPlainNumber(read.expression)) return aside
  return { ...finished, message: advise('step-say-letter', { letter: solutions.letter ?? 'x' }) }
}

function judgeRelations(written: Relations, above: Above): Finding {
  const relations = withoutRounded(written)
  if (relations.signs.some((sign) => sign !== '=')) return judgeUnequal(relations)
  const ends = endsOf(relations)
  const findings = [...pairsOf(relations), ...(ends === null ? [] : [ends])].map((pair) =>
    judgePair(pair, above),
  )
  const bad = findings.find(({ verdict }) => verdict === 'wrong')
  if (bad !== undefined) return bad
  return (
    findings.find(({ verdict }) => verdict === 'finished') ??
    findings.find(({ role }) => role === 'step') ??
    findings[0] ??
    wrong
  )
}

/** a = √135 for a = √135 ≈ 11.6: the exact number is judged. */
function withoutRounded(relations: Relations): Relations {
  const [exact, rounded] = relations.sides.slice(-2)
  if (relations.sides.length < 3 || exact === undefined || rounded === undefined) return relations
  return roundsTo(rounded.expression, exact.form)
    ? { sides: relations.sides.slice(0, -1), signs: relations.signs.slice(0, -1) }
    : relations
}

/** `23 ≠ 20` after a check. */
function judgeUnequal({ sides, signs }: Relations): Finding {
  const [left, right] = sides
  const isTrue =
    signs.length === 1 && signs[0] === '≠' && left && right && !isEquivalent(left.form, right.form)
  return isTrue && lettersInRelations({ sides, signs }).size === 0
    ? { verdict: 'follows', role: 'check' }
    : wrong
}

function judgePair(pair: Relations, above: Above): Finding {
  const [left, right] = pair.sides
  if (left === undefined || right === undefined) return wrong
  const effort = new Effort()
  const stated = solutionsOf(left, right, effort)
  const target = solutionsOfLine(above.sound)
  const letters = lettersInRelations(pair)
  if (
    letters.size === 0 &&
    !(target?.kind === 'all' || (target?.kind === 'roots' && target.roots.length === 0))
  ) {
    const isCheck = isSubstituted(pair, above)
    if (stated.kind === 'all') return isCheck ? { verdict: 'follows', role: 'check' } : aside
    return isCheck ? { verdict: 'follows', role: 'check', message: advise('step-check-fails') } : wrong
  }
  const found = judgeSolutions(stated, { kind: 'relations', relations: pair, echo: '' }, above)
  if (found.verdict !== 'wrong') return found
  return isRounded(pair, target) ? { ...finished, role: 'rounded' } : found
}

function judgeSolutions(stated: Solutions, statement: Statement, above: Above): Finding {
  for (const line of [above.sound, above.line]) {
    const target = solutionsOfLine(line)
    if (target === null) continue
    switch (compareSolutions(target, stated, new Effort())) {
      case 'same':
        return isFinished(statement, stated)
          ? line === above.sound
            ? finished
            : step
          : repeatOr(statement, above)
      case 'wider':
        return stated.kind === 'all' ? aside : { verdict: 'follows', role: 'wider' }
      case 'narrower':
        if (isAllowedLoss(target, stated, above)) return isFinished(statement, stated) ? finished : step
        break
      case 'other':
        break
    }
  }
  return wrong
}

/** Negative roots may be omitted if the letter cannot be negative. */
function isAllowedLoss(target: Solutions, stated: Solutions, { read }: Above): boolean {
  if (read.task.kind !== 'solve' || read.task.cannotBeNegative !== true) return false
  if (target.kind !== 'roots' || stated.kind !== 'roots' || stated.roots.length === 0) return false
  return target.roots
    .filter((root) => !stated.roots.some((its) => isEquivalent(its, root)))
    .every((root) => isNegativeRoot(root))
}

function repeatOr(statement: Statement, { earlier }: Above): Finding {
  const isRepeat = earlier.some((line) => line.some((its) => isSameText(its, statement)))
  return isRepeat ? { verdict: 'follows', role: 'repeat' } : step
}

function isSameText(a: Statement, b: Statement): boolean {
  if (a.kind !== 'relations' || b.kind !== 'relations') return false
  const [left, right] = [a, b].map(({ relations }) => relations.sides.map((side) => echoOf(side.expression)))
  if (left === undefined || right === undefined) return false
  return left.join('=') === right.join('=') || left.toReversed().join('=') === right.join('=')
}

/** The combined meaning of a line's statements; null if they are not an equation. */
export function solutionsOfLine(line: readonly Statement[]): Solutions | null {
  const stated = line.map(statedSolutions)
  return stated.at(-1) ?? null
}

function statedSolutions(statement: Statement): Solutions {
  switch (statement.kind) {
    case 'no-solution':
      return { kind: 'roots', letter: null, roots: [] }
    case 'all-numbers':
      return { kind: 'all' }
    case 'values':
      return {
        kind: 'roots',
        letter: statement.letter,
        roots: distinct(statement.values.map(({ form }) => form)),
      }
    case 'relations': {
      const [left, right] = statement.relations.sides
      if (left === undefined || right === undefined) break
      return solutionsOf(left, right, new Effort())
    }
    default:
      break
  }
  throw new RangeError('An expression has no solutions.')
}

const distinct = (roots: readonly Quotient[]): Quotient[] =>
  roots.filter((root, index) => !roots.slice(0, index).some((its) => isEqual(its, root, new Effort())))

/**
 * The letter is alone on one side with a simplified number on the other; or the line says that all values or no values
 * are solutions.
 */
function isFinished(statement: Statement, stated: Solutions): boolean {
  switch (statement.kind) {
    case 'no-solution':
    case 'all-numbers':
      return true
    case 'values':
      return statement.values.every(({ expression }) => isWorkedOut(expression))
    case 'relations': {
      const solo = soloIn(statement.relations) ?? withoutOne(statement.relations)
      return (
        solo !== null &&
        isWorkedOut(solo.other.expression) &&
        !(stated.kind === 'roots' && stated.roots.length > 1)
      )
    }
    default:
      return false
  }
}

/** 1x = 5 counts the same as x = 5. */
function withoutOne({ sides, signs }: Relations): ReturnType<typeof soloIn> {
  const plain = sides.map((side): ReadExpression => {
    const { expression } = side
    if (expression.kind !== 'product' || expression.factors.length !== 2) return side
    const [one, letter] = expression.factors
    const isOne = one?.kind === 'number' && one.value.numerator === one.value.denominator
    return isOne && letter?.kind === 'letter' ? { ...side, expression: letter } : side
  })
  return soloIn({ sides: plain, signs })
}

/** 4, 2.5, 3/4, -1 1/2, √20, and 2√5 are; 12/3 still has to be simplified. */
export function isWorkedOut(expression: Expression): boolean {
  if (lettersIn(expression).size > 0) return false
  const size = expression.kind === 'negative' ? expression.of : expression
  if (isPlainNumber(size)) {
    const value = rationalIn(normalForm(size).above)
    return !(size.kind === 'quotient' && value?.denominator === 1n)
  }
  const isExact =
    size.kind === 'root' ||
    size.kind === 'pi' ||
    partsOf(size).some(({ kind }) => kind === 'root' || kind === 'pi')
  return isExact && (isRootOfNumber(size) || changes.simplified(size) === null)
}

/** √135 is an exact length; 3√15 is another form of it. √16 still has to be worked out. */
const isRootOfNumber = (expression: Expression): boolean =>
  expression.kind === 'root' &&
  expression.of.kind === 'number' &&
  rationalIn(normalForm(expression).above) === null

/** Whether a pair without letters is the given equation, or a later line, with a number substituted for the letter. */
function isSubstituted(pair: Relations, { earlier, read }: Above): boolean {
  const [letter] = read.context.letters
  const [left, right] = pair.sides
  if (letter === undefined || left === undefined || right === undefined) return false
  const values = [...numbersIn(left.expression), ...numbersIn(right.expression)]
  return earlier.some((line) =>
    line.some((statement) => {
      const [a, b] = statement.kind === 'relations' ? statement.relations.sides : []
      if (a === undefined || b === undefined) return false
      return values.some((value) => {
        const [there, here] = [a, b].map((side) => normalFormOrNull(replaced(side.expression, letter, value)))
        return isSame(there, left.form) && isSame(here, right.form)
      })
    }),
  )
}

const isSame = (a: Quotient | null | undefined, b: Quotient): boolean =>
  a !== null && a !== undefined && isEquivalent(a, b)

function normalFormOrNull(expression: Expression): Quotient | null {
  try {
    return normalForm(expression)
  } catch {
    return null
  }
}

function* numbersIn(expression: Expression): Generator<Expression> {
  if (expression.kind === 'number') {
    yield expression
    yield { kind: 'negative', of: expression }
  }
  if (isPlainNumber(expression) && expression.kind !== 'number') yield expression
  for (const part of partsOf(expression)) yield* numbersIn(part)
}

/** x = 0.33 for 1/3. */
function isRounded(pair: Relations, target: Solutions | null): boolean {
  const solo = soloIn(pair)
  if (solo === null || target?.kind !== 'roots' || target.roots.length !== 1) return false
  const [root] = target.roots
  return root !== undefined && roundsTo(solo.other.expression, root)
}
