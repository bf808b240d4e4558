import { add, rational } from '../rational.ts'
import { partsOf, type Expression } from '../algebra/expression.ts'
import { floatValue, isNear } from '../algebra/float-value.ts'
import { numberOf } from './numbers.ts'
import { withParts } from './replace.ts'
import type { Sides } from './sides.ts'
import { lastSide } from './line-sides.ts'
import { solutionOfSystem } from './judge-system-line.ts'
import { isExpressionWork } from './read-line.ts'
import type { Above } from './work.ts'
import { solutionsOfLine } from './judge-equation-line.ts'
import { isConstant, valueOfTerm, type Polynomial } from '../algebra/polynomial.ts'
import { toNumber } from '../rational.ts'

/** How far off a number may be to count as a slip. */
const offsets = [1, -1, 2, -2, 10, -10].map((by) => rational(by))
const score = 0.4

/** Yields a score for each number of the line that makes the line right when it is changed by a small offset. */
export function* slips(above: Above, target: Sides, letters: readonly string[]): Generator<number> {
  const isRight = rightAt(above, letters)
  if (isRight === null) return
  for (const left of withOneNumberOff(target.left)) if (isRight({ ...target, left })) yield score
  if (target.right === null) return
  for (const right of withOneNumberOff(target.right)) if (isRight({ ...target, right })) yield score
}

/** Whether sides follow from the line above, decided in floating point. */
function rightAt(above: Above, letters: readonly string[]): ((sides: Sides) => boolean) | null {
  const isTrue = (at: Readonly<Record<string, number>>) => (sides: Sides) => {
    if (sides.right === null) return false
    return isNear(floatValue(sides.left, at), floatValue(sides.right, at))
  }
  if (isExpressionWork(above.read.context)) {
    const side = lastSide(above.line)
    if (side === null) return null
    const at = Object.fromEntries(letters.map((letter, index) => [letter, 1.3717 + index * 1.137]))
    const value = floatValue(side.expression, at)
    return ({ left }) => isNear(floatValue(left, at), value)
  }
  if (above.read.context.kind === 'system') {
    const solution = solutionOfSystem(above.read)
    if (solution.kind !== 'point') return null
    return isTrue(
      Object.fromEntries(Object.entries(solution.at).map(([letter, value]) => [letter, toNumber(value)])),
    )
  }
  if (above.read.context.kind === 'inequality') return null
  const solutions = solutionsOfLine(above.line)
  const [root, ...more] = solutions?.kind === 'roots' ? solutions.roots : []
  const [letter] = letters
  if (root === undefined || more.length > 0 || letter === undefined || !isConstant(root.above)) return null
  return isTrue({ [letter]: valueOf(root.above) / valueOf(root.below) })
}

const valueOf = (polynomial: Polynomial): number =>
  [...polynomial.values()].reduce((sum, term) => sum + valueOfTerm(term), 0)

/** Every tree with one of its numbers changed by a small offset, except exponents. */
function* withOneNumberOff(expression: Expression): Generator<Expression> {
  if (expression.kind === 'number') {
    for (const by of offsets) yield numberOf(add(expression.value, by))
    return
  }
  const parts = partsOf(expression)
  for (const [index, part] of parts.entries()) {
    if (expression.kind === 'power' && index === 1) continue
    for (const other of withOneNumberOff(part)) {
      yield withParts(
        expression,
        parts.map((its, at) => (at === index ? other : its)),
      )
    }
  }
}
