import { Effort } from '../algebra/effort.ts'
import type { RelationSign } from '../algebra/read-relations.ts'
import type { ReadInequality } from '../algebra/read-inequality.ts'
import { isSameSet, type SolutionSet } from '../algebra/solution-set.ts'
import { solutionsOfLine } from './judge-equation-line.ts'
import { compareSolutions } from './solutions.ts'
import { unitBug } from './quantities/unit-bugs.ts'
import type { StepBug } from './step-bugs.ts'
import type { Statement } from './read-line.ts'
import type { Above } from './work.ts'

/**
 * A mistake that the solutions or the units alone reveal, such as a lost root or an inequality sign that was not
 * reversed; null if there is none.
 */
export function directBug(above: Above, statement: Statement): StepBug | null {
  if (above.read.context.kind === 'quantity') return unitBug(above, statement)
  if (above.read.context.kind === 'equation') return ofEquation(above, statement)
  return above.read.context.kind === 'inequality' ? ofInequality(above, statement) : null
}

function ofEquation({ line, read }: Above, statement: Statement): StepBug | null {
  if (statement.kind === 'no-solution') return 'no-solution-too-soon'
  if (statement.kind !== 'relations' && statement.kind !== 'values') return null
  const [target, stated] = [solutionsOfLine(line), solutionsOfLine([statement])]
  if (target?.kind !== 'roots' || stated?.kind !== 'roots') return null
  if (stated.roots.length === 0 || compareSolutions(target, stated, new Effort()) !== 'narrower') return null
  const lostZero =
    target.roots.some((root) => root.above.size === 0) && stated.roots.every((root) => root.above.size > 0)
  if (lostZero) return 'divided-by-letter'
  // A length has no negative root to lose.
  return read.task.kind === 'solve' && read.task.cannotBeNegative === true ? null : 'root-lost'
}

function ofInequality({ line }: Above, statement: Statement): StepBug | null {
  const before = line.at(-1)
  if (before?.kind !== 'inequality') return null
  if (statement.kind === 'relations') return 'equals-for-inequality'
  if (statement.kind !== 'inequality') return null
  const [a, b] = [before.read, statement.read]
  if (a.meaning.kind !== 'set' || b.meaning.kind !== 'set') return null
  const { set } = a.meaning
  if (isSameSet(set, mirrored(b.meaning.set)))
    return isTurnNeeded(a, b) ? 'sign-not-turned' : 'sign-turned-needlessly'
  return isSameSet(set, toggled(b.meaning.set)) ? 'endpoint-changed' : null
}

/** The same rays in the opposite direction, with the same endpoints. */
const mirrored = (set: SolutionSet): SolutionSet =>
  set.length === 1 ? set.map(({ from, to }) => ({ from: to, to: from })) : set

const toggled = (set: SolutionSet): SolutionSet =>
  set.map(({ from, to }) => ({
    from: from && { ...from, isIncluded: !from.isIncluded },
    to: to && { ...to, isIncluded: !to.isIncluded },
  }))

/**
 * Whether the sign of the line above had to be reversed: both signs point the same way, and the letter changed its sign
 * or side.
 */
function isTurnNeeded(a: ReadInequality, b: ReadInequality): boolean {
  const [first, second] = [a.relations?.signs[0], b.relations?.signs[0]]
  return first !== undefined && second !== undefined && directionOf(first) === directionOf(second)
}

const directionOf = (sign: RelationSign) => ('<≤'.includes(sign) ? 'less' : 'more')
