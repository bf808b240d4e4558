import { Effort } from '../algebra/effort.ts'
import { isEquivalent } from '../algebra/normal-form.ts'
import { proportion } from '../algebra/quotient.ts'
import { lettersInRelations } from '../algebra/read-relations.ts'
import type { Meaning, ReadInequality } from '../algebra/read-inequality.ts'
import { allNumbers, isSameSet } from '../algebra/solution-set.ts'
import { isWorkedOut } from './judge-equation-line.ts'
import { floatValue, isNear } from '../algebra/float-value.ts'
import type { Statement } from './read-line.ts'
import { aside, finished, pairsOf, step, wholeEquation, wrong, type Above, type Finding } from './work.ts'

/** Judges a statement in the work on an inequality: it must have the same solutions. */
export function judgeInequalityLine(statement: Statement, above: Above): Finding {
  switch (statement.kind) {
    case 'inequality':
      return judgeRead(statement.read, above)
    case 'no-solution':
    case 'all-numbers': {
      const set = statement.kind === 'no-solution' ? [] : allNumbers
      return isSaid({ kind: 'set', letter: null, set }, above.sound) ? finished : wrong
    }
    case 'expression':
      return lettersInStatement(statement) === 0 ? aside : wholeEquation
    case 'relations':
      // Equations and inequalities of numbers are side calculations, as in 2(-12) - 3 = -27 ≤ -25.
      return lettersInRelations(statement.relations).size === 0 && areTrue(statement) ? aside : wrong
    case 'values':
    case 'quantity':
      return wrong
  }
}

function judgeRead(read: ReadInequality, above: Above): Finding {
  const { meaning } = read
  if (meaning.kind === 'set' && meaning.letter === null && read.letters.size === 0) {
    const isTrue = meaning.set.length > 0
    if (isSaid(meaning, above.sound)) return step
    return isTrue ? aside : wrong
  }
  if (isSaid(meaning, above.sound)) return isDone(read) ? finished : step
  return isSaid(meaning, above.line) ? step : wrong
}

/** Whether a line has the same meaning. */
function isSaid(meaning: Meaning, line: readonly Statement[]): boolean {
  const statement = line.at(-1)
  if (statement?.kind !== 'inequality') return false
  const other = statement.read.meaning
  if (meaning.kind === 'set' && other.kind === 'set') return isSameSet(meaning.set, other.set)
  if (meaning.kind !== 'sign' || other.kind !== 'sign' || meaning.sign !== other.sign) return false
  return proportion(meaning.polynomial, other.polynomial, new Effort()) === 1
}

/** The letter is alone, and the numbers on the other sides are simplified. */
function isDone({ isSolved, isInterval, relations }: ReadInequality): boolean {
  if (isInterval) return true
  if (!isSolved) return false
  return (relations?.sides ?? []).every(
    ({ expression }) => expression.kind === 'letter' || isWorkedOut(expression),
  )
}

const lettersInStatement = (statement: Extract<Statement, { kind: 'expression' }>): number =>
  lettersInRelations({ sides: [statement.read], signs: [] }).size

function areTrue({ relations }: Extract<Statement, { kind: 'relations' }>): boolean {
  return pairsOf(relations).every(({ sides: [left, right], signs: [sign] }) => {
    if (left === undefined || right === undefined) return false
    if (sign === '=') return isEquivalent(left.form, right.form)
    const difference = floatValue(left.expression) - floatValue(right.expression)
    if (isNear(difference, 0)) return sign === '≤' || sign === '≥'
    return sign === '≠' || (difference < 0 ? sign === '<' || sign === '≤' : sign === '>' || sign === '≥')
  })
}
