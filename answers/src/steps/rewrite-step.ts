import { isWhole, rational } from '../rational.ts'
import { echoOf } from '../algebra/echo.ts'
import { lettersIn, partsOf, type Expression } from '../algebra/expression.ts'
import { lastSide } from './line-sides.ts'
import { hasDecimal, inDecimals, numberOf, plusOf, timesOf } from './numbers.ts'
import { withParts } from './replace.ts'
import { powerStep } from './power-step.ts'
import { scientificStep } from './scientific-step.ts'
import { multipliedOut } from './solve-step.ts'
import { simplified } from './sound-steps.ts'
import type { NextStep, StepMove } from './step-move.ts'
import { termParts, valueIn } from './tree-bugs.ts'
import type { Above } from './work.ts'

/** The next step of an expression. */
export function rewriteStep({ read, sound }: Above): NextStep | null {
  const side = lastSide(sound)
  if (side === null || read.task.kind !== 'rewrite') return null
  const { expression } = side
  if (read.task.form === 'power') return powerStep(expression)
  if (read.task.form === 'scientific') return scientificStep(expression)
  if (lettersIn(expression).size === 0) return arithmeticStep(expression)
  if (read.task.form === 'factored') return factorStep(expression)
  const made = multipliedOut(expression)
  if (made !== null) return { move: 'distribute', by: '', line: echoOf(made) }
  const short = simplified(expression)
  return short === null || echoOf(short) === echoOf(expression)
    ? null
    : { move: 'combine', by: '', line: echoOf(short) }
}

/** Evaluates the first operation by the order of operations. */
export function arithmeticStep(expression: Expression): NextStep | null {
  const found = innermost(expression, false)
  if (found === null) return null
  const { move, node, whole } = found
  return { move, by: echoOf(node), line: echoOf(hasDecimal(expression) ? inDecimals(whole) : whole) }
}

interface Innermost {
  readonly node: Expression
  readonly whole: Expression
  readonly move: StepMove
}

/** Parentheses first, then powers, products, and sums; the leftmost of each. */
function innermost(expression: Expression, isInside: boolean): Innermost | null {
  const parts = partsOf(expression)
  const ranked = parts
    .map((part, index) => ({
      part,
      index,
      found: valueIn(part) === null ? innermost(part, isGroup(expression, part)) : null,
    }))
    .filter(({ found }) => found !== null)
    .toSorted((a, b) => rankOf(a.found?.move) - rankOf(b.found?.move))
  const [first] = ranked
  if (first?.found) {
    const { found, index } = first
    return {
      ...found,
      whole: withParts(
        expression,
        parts.map((its, at) => (at === index ? found.whole : its)),
      ),
    }
  }
  if (parts.length === 0 || valueIn(expression) !== null) return reduced(expression)
  const move = isInside ? 'work-out-parentheses' : (moveOf[expression.kind] ?? 'add-or-subtract')
  if (expression.kind === 'sum' || expression.kind === 'product') return pairwise(expression, move)
  const value = simplified(expression)
  return value === null ? null : { node: expression, whole: value, move }
}

/** 6/8 can still be reduced, 12/4 or -12/4 divided, and -(-3) written as 3. */
function reduced(expression: Expression): Innermost | null {
  const size = expression.kind === 'negative' ? expression.of : expression
  if (size.kind !== 'quotient' && size.kind !== 'negative') return null
  const value = simplified(expression)
  if (value === null || echoOf(value) === echoOf(expression)) return null
  return { node: expression, whole: value, move: 'multiply-or-divide' }
}

/** Evaluates the first two terms of a sum, or factors of a product. */
function pairwise(
  expression: Extract<Expression, { kind: 'sum' | 'product' }>,
  move: StepMove,
): Innermost | null {
  const parts = partsOf(expression)
  const [first, second, ...others] = parts
  if (first === undefined || second === undefined) return null
  const node = expression.kind === 'sum' ? plusOf([first, second]) : timesOf([first, second])
  const common = expression.kind === 'sum' ? overCommonDenominator(first, second) : null
  if (common !== null) return { node, whole: plusOf([...common, ...others]), move: 'common-denominator' }
  const value = simplified(node)
  if (value === null) return null
  const whole =
    expression.kind === 'sum'
      ? plusOf([value, ...others])
      : others.length > 0
        ? timesOf([value, ...others])
        : value
  return { node, whole, move }
}

/** Writes 1/2 and 1/3 as 3/6 and 2/6; null if they already have the same denominator, or are not fractions. */
function overCommonDenominator(first: Expression, second: Expression): Expression[] | null {
  const sizes = [first, second].map((term) => (term.kind === 'negative' ? term.of : term))
  const [a, b] = sizes.map((size) => {
    if (size.kind !== 'quotient' || size.above.kind !== 'number' || size.below.kind !== 'number') return null
    return isWhole(size.above.value) && isWhole(size.below.value) ? size.below.value.numerator : null
  })
  if (a === undefined || b === undefined || a === null || b === null || a === b) return null
  const common = (a / commonDivisor(a, b)) * b
  return [first, second].map((term, index) => {
    const size = sizes[index]
    const [above, below] =
      size?.kind === 'quotient' ? [valueIn(size.above), valueIn(size.below)] : [null, null]
    if (above === null || below === null) return term
    const times = common / below.numerator
    const made: Expression = {
      kind: 'quotient',
      above: numberOf(rational(above.numerator * times)),
      below: numberOf(rational(common)),
    }
    return term.kind === 'negative' ? { kind: 'negative', of: made } : made
  })
}

const moveOf: Partial<Record<Expression['kind'], StepMove>> = {
  power: 'work-out-power',
  root: 'work-out-power',
  product: 'multiply-or-divide',
  quotient: 'multiply-or-divide',
  sum: 'add-or-subtract',
}

const ranks: readonly StepMove[] = [
  'work-out-parentheses',
  'work-out-power',
  'multiply-or-divide',
  'common-denominator',
  'add-or-subtract',
]
const rankOf = (move: StepMove | undefined) => (move === undefined ? ranks.length : ranks.indexOf(move))

/** Whether a part is in parentheses, or is a numerator or denominator. */
const isGroup = (whole: Expression, part: Expression): boolean =>
  part.kind === 'sum' &&
  (whole.kind === 'product' ||
    whole.kind === 'power' ||
    whole.kind === 'negative' ||
    whole.kind === 'quotient')

/** Factors out the greatest number that divides every term. */
function factorStep(expression: Expression): NextStep | null {
  const short = simplified(expression)
  if (short?.kind !== 'sum') return null
  const parts = short.terms.map(termParts)
  if (!parts.every(({ coefficient }) => isWhole(coefficient))) return null
  const divisor = parts.map(({ coefficient }) => coefficient.numerator).reduce(commonDivisor)
  if (divisor === 1n) return null
  const by = rational(divisor)
  const inside = parts.map(({ coefficient, letters }) =>
    timesOf([numberOf(rational(coefficient.numerator, divisor)), ...letters]),
  )
  return {
    move: 'factor-out',
    by: echoOf(numberOf(by)),
    line: echoOf(timesOf([numberOf(by), plusOf(inside)])),
  }
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
