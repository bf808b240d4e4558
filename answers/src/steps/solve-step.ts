import { isWhole, rational, type Rational } from '../rational.ts'
import { echoOf } from '../algebra/echo.ts'
import { lettersIn, partsOf, termsOf, type Expression } from '../algebra/expression.ts'
import { floatValue } from '../algebra/float-value.ts'
import { hasDecimal, inDecimals, numberOf, oppositeOf, plusOf, timesOf } from './numbers.ts'
import { turned, type TwoSides } from './sides.ts'
import { simplified } from './sound-steps.ts'
import type { NextStep, StepMove } from './step-move.ts'
import { termParts, valueIn } from './tree-bugs.ts'

/** A step before it is written out. */
interface MadeStep {
  readonly move: StepMove
  readonly by: Expression | null
  /** The resulting line: its sides, or a solution in words. */
  readonly made: TwoSides | string
}

const madeOf = (move: StepMove, by: Expression | null, made: TwoSides | string): MadeStep => ({
  move,
  by,
  made,
})

/** The next step for a linear equation or inequality in one letter, in the order that is taught. */
export function solveStep(sides: TwoSides, cannotBeNegative = false): NextStep | null {
  const step = stepOf(sides, cannotBeNegative)
  if (step === null) return null
  const isDecimal = hasDecimal(sides.left) || hasDecimal(sides.right)
  const written = (side: Expression) => echoOf(isDecimal ? inDecimals(side) : side)
  const { move, by, made } = step
  return {
    move,
    by: by === null ? '' : written(by),
    line: typeof made === 'string' ? made : `${written(made.left)} ${made.sign} ${written(made.right)}`,
  }
}

function stepOf(sides: TwoSides, cannotBeNegative: boolean): MadeStep | null {
  const { left, right, sign } = sides
  const cleared = withoutFractionBars(sides)
  if (cleared !== null) return cleared
  const expanded = { left: multipliedOut(left), right: multipliedOut(right) }
  if (expanded.left !== null || expanded.right !== null)
    return madeOf('distribute', null, { left: expanded.left ?? left, right: expanded.right ?? right, sign })
  const short = { left: simplified(left), right: simplified(right) }
  if (short.left === null || short.right === null) return null
  // In work with decimals, write a value as one number: 5.4, not 27/5.
  const written = hasDecimal(left) || hasDecimal(right) ? inDecimals : (side: Expression) => side
  const plain: TwoSides = { left: written(short.left), right: written(short.right), sign }
  if (partCount(plain.left) < partCount(left) || partCount(plain.right) < partCount(right))
    return madeOf('combine', null, plain)
  return (
    sayNothingLeft(plain) ?? moveLetters(plain) ?? moveNumbers(plain) ?? divideBoth(plain, cannotBeNegative)
  )
}

/** No letter is left: it is true for all numbers, or for none. */
function sayNothingLeft({ left, right, sign }: TwoSides): MadeStep | null {
  if (lettersIn(left).size > 0 || lettersIn(right).size > 0) return null
  const [a, b] = [floatValue(left), floatValue(right)]
  const holds = { '=': a === b, '≠': a !== b, '<': a < b, '>': a > b, '≤': a <= b, '≥': a >= b }[sign]
  return madeOf('say-solution', null, holds ? 'all numbers' : 'no solution')
}

const partCount = (expression: Expression): number =>
  1 + partsOf(expression).reduce((sum, part) => sum + partCount(part), 0)

/** Multiplies both sides if one side is a single fraction that contains a letter. */
function withoutFractionBars({ left, right, sign }: TwoSides): MadeStep | null {
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (side.kind !== 'quotient' || lettersIn(side).size === 0) continue
    const { below } = side
    const isPlain = side.above.kind === 'letter' && valueIn(below) !== null
    if (!isPlain && side.above.kind !== 'sum' && lettersIn(below).size === 0) continue
    const isBoth = other.kind === 'quotient'
    const by = isBoth ? timesOf([below, other.below]) : below
    const value = valueIn(by)
    if (value !== null && value.numerator < 0n) continue
    const [here, there] = isBoth
      ? [timesOf([side.above, other.below]), timesOf([other.above, below])]
      : [side.above, timesOf([below, other])]
    const made = side === left ? { left: here, right: there, sign } : { left: there, right: here, sign }
    return madeOf('multiply-both', by, made)
  }
  return null
}

/** Expands the parentheses of an expression; null if it has none. */
export function multipliedOut(expression: Expression): Expression | null {
  const terms = termsOf(expression).map((term) => {
    const [sign, size] = term.kind === 'negative' ? [true, term.of] : [false, term]
    if (size.kind === 'sum') return oppositeOf(size)
    if (size.kind !== 'product') return null
    const sum = size.factors.find(({ kind }) => kind === 'sum')
    if (sum?.kind !== 'sum') return null
    const others = size.factors.filter((factor) => factor !== sum)
    const made = plusOf(sum.terms.map((inside) => worked(timesOf([...others, inside]))))
    return sign ? oppositeOf(made) : made
  })
  if (terms.every((term) => term === null)) return null
  return plusOf(terms.map((term, index) => term ?? termsOf(expression)[index] ?? expression))
}

const worked = (expression: Expression): Expression => simplified(expression) ?? expression

/** Moves all terms with a letter to the side that has more of it. */
function moveLetters({ left, right, sign }: TwoSides): MadeStep | null {
  const [here, there] = [letterTerm(left), letterTerm(right)]
  if (here === null || there === null) return null
  const isLeftSmaller = lessThan(termParts(here).coefficient, termParts(there).coefficient)
  return bothSides(isLeftSmaller ? here : there, { left, right, sign })
}

const letterTerm = (side: Expression): Expression | null =>
  termsOf(side).find((term) => lettersIn(term).size > 0) ?? null

const lessThan = (a: Rational, b: Rational): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator

/** Moves the number next to the letter to the other side. */
function moveNumbers({ left, right, sign }: TwoSides): MadeStep | null {
  for (const side of [left, right]) {
    if (lettersIn(side).size === 0) continue
    const number = termsOf(side).find((term) => lettersIn(term).size === 0)
    if (number !== undefined) return bothSides(number, { left, right, sign })
  }
  return null
}

/** Subtracts a term from both sides. */
function bothSides(term: Expression, { left, right, sign }: TwoSides): MadeStep {
  const opposite = oppositeOf(term)
  const made = { left: worked(plusOf([left, opposite])), right: worked(plusOf([right, opposite])), sign }
  return term.kind === 'negative'
    ? madeOf('add-to-both', term.of, made)
    : madeOf('subtract-from-both', term, made)
}

function divideBoth({ left, right, sign }: TwoSides, cannotBeNegative: boolean): MadeStep | null {
  const [side, other] = lettersIn(left).size > 0 ? [left, right] : [right, left]
  if (termsOf(side).length > 1 || lettersIn(side).size === 0) return null
  const { coefficient, letters } = termParts(side)
  const [letter, ...more] = letters
  if (letter === undefined || more.length > 0) return null
  if (letter.kind === 'power') return rootOfBoth(letter, coefficient, other, cannotBeNegative)
  if (letter.kind !== 'letter') return null
  if (coefficient.numerator === coefficient.denominator) return null
  const by = numberOf(coefficient)
  const value = worked({ kind: 'quotient', above: other, below: by })
  const turn = coefficient.numerator < 0n ? turned(sign) : sign
  const made: TwoSides =
    side === left ? { left: letter, right: value, sign: turn } : { left: value, right: letter, sign: turn }
  const isFraction = !isWhole(coefficient)
  const inverse = numberOf(rational(coefficient.denominator, coefficient.numerator))
  return isFraction ? madeOf('multiply-both', inverse, made) : madeOf('divide-both', by, made)
}

function rootOfBoth(
  power: Expression,
  coefficient: Rational,
  other: Expression,
  cannotBeNegative: boolean,
): MadeStep | null {
  if (power.kind !== 'power' || power.base.kind !== 'letter') return null
  if (coefficient.numerator !== coefficient.denominator) {
    const by = numberOf(coefficient)
    const value = worked({ kind: 'quotient', above: other, below: by })
    return madeOf('divide-both', by, { left: power, right: value, sign: '=' })
  }
  const square = valueIn(power.exponent)
  const value = valueIn(other)
  if (square?.numerator !== 2n || value === null || value.numerator < 0n) return null
  const root = echoOf(worked({ kind: 'root', degree: 2, of: other }))
  const letter = power.base.name
  if (cannotBeNegative) return madeOf('positive-root', null, `${letter} = ${root}`)
  return madeOf(
    'root-of-both',
    null,
    value.numerator === 0n ? `${letter} = 0` : `${letter} = ${root} or ${letter} = -${root}`,
  )
}
