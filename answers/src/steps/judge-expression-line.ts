import { changes } from '../algebra/expression-form.ts'
import { lettersIn, partsOf, type Expression } from '../algebra/expression.ts'
import { floatValue } from '../algebra/float-value.ts'
import { isEquivalent, normalForm } from '../algebra/normal-form.ts'
import { isPlainNumber } from '../algebra/parser.ts'
import type { Quotient } from '../algebra/quotient.ts'
import type { ReadExpression } from '../algebra/read-expression.ts'
import { Refused } from '../algebra/refused.ts'
import { isWorkedOut } from './judge-equation-line.ts'
import { lastSide } from './line-sides.ts'
import { nameBugs } from './name-bugs.ts'
import { isSameTree } from './numbers.ts'
import { roundsTo } from './rounding.ts'
import { isScientific } from './scientific-step.ts'
import type { Statement } from './read-line.ts'
import type { RewriteForm } from './task.ts'
import { aside, finished, step, wholeEquation, wrong, type Above, type Finding } from './work.ts'

/** Judges a statement in the work on an expression: every side must equal the line above. */
export function judgeExpressionLine(statement: Statement, above: Above): Finding {
  const sides = sidesOf(statement, above)
  const [first, ...others] = sides
  const last = sides.at(-1)
  if (first === undefined || last === undefined) return wholeEquation
  const targets = [above.sound, above.line].flatMap((line) => lastSide(line) ?? [])
  const areEqual = others.every((side) => isEquivalent(side.form, first.form))
  if (areEqual && targets.some((target) => isEquivalent(target.form, last.form))) {
    const isRight = targets[0] !== undefined && isEquivalent(targets[0].form, last.form)
    return isRight && hasForm(last, above) ? finished : step
  }
  if (targets.some((target) => roundsTo(last.expression, target.form)) && areEqual)
    return { ...(hasForm(last, above) ? finished : step), role: 'rounded' }
  const isChain = !areEqual && targets.some((target) => isEquivalent(target.form, last.form)) && runsOn(sides)
  if (isChain) return { ...(hasForm(last, above) ? finished : step), isNotation: true }
  if (areEqual && others.length > 0 && (isPartOfWork(first, above) || isCalculated(first, above)))
    return aside
  if (areEqual && isNamedPart(statement, last, above)) return aside
  if (isPercentOfPart(sides, above) || (areEqual && others.length > 0 && isTermDivided(first, above)))
    return aside
  if (areEqual && others.length > 0 && targets.some((target) => isDigitWork(first, target, above)))
    return aside
  const isIdentity = others.length > 0 && lettersIn(first.expression).size === 0
  if (!areEqual || !(isIdentity || isSideWork(first, above))) return wrong
  // It may be true as a side calculation, or only by chance. It is wrong if a mistake leads to it.
  const bugs = nameBugs(above, statement).filter((bug) => bug !== 'arithmetic-slip')
  return bugs.length === 0 ? aside : wrong
}

/** `B = 12` beside 1/2 · 6 · 4 · 10: a part of the work has this value. */
const isNamedPart = (statement: Statement, last: ReadExpression, above: Above): boolean =>
  statement.kind === 'relations' &&
  sidesOf(statement, above).length < statement.relations.sides.length &&
  partsOfWork(above).some((part) => partsOf(part).length > 0 && isSame(part, last.form))

/** `10% = 8` beside 80 · 15/100: a percent of a number in the work. */
function isPercentOfPart([percent, share, ...more]: readonly ReadExpression[], above: Above): boolean {
  const { expression } = percent ?? {}
  if (share === undefined || more.length > 0 || expression?.kind !== 'number') return false
  if (expression.written !== 'percent' || !isNumber(share.expression)) return false
  return partsOfWork(above).some(
    (part) => isNumber(part) && isSame({ kind: 'product', factors: [expression, part] }, share.form),
  )
}

/** `10a ÷ 5 = 2a` beside 10a - 15: what is left of a term when a factor is taken out of it. */
const isTermDivided = ({ expression }: ReadExpression, above: Above): boolean =>
  expression.kind === 'quotient' && partsOfWork(above).some((part) => isSameTree(part, expression.above))

/**
 * `132 × 8 = 1056` beside 13.2 × 8, and `3 × 11 = 33` beside 3 × (-11): the digits are calculated first, and the decimal
 * point and the sign follow in the next line. In a sum they cannot be left out.
 */
function isDigitWork(first: ReadExpression, target: ReadExpression, { read }: Above): boolean {
  if (read.task.kind !== 'rewrite' || read.task.form !== 'value' || isNumber(first.expression)) return false
  if (hasSum(first.expression) || hasSum(target.expression)) return false
  const [value, wanted] = [first.expression, target.expression].map((side) => floatValue(side))
  const places = Math.log10(Math.abs((value ?? NaN) / (wanted ?? NaN)))
  return Math.abs(places - Math.round(places)) < 1e-9
}

/** How far an estimate may be off, as a part of the exact value. */
const estimateWithin = 0.3

/** `≈ 13 × 8 = 104` beside 13.2 × 8: an estimate of what is calculated. */
export function isEstimate(statements: readonly Statement[], { read, sound }: Above): boolean {
  if (read.task.kind !== 'rewrite' || read.task.form !== 'value') return false
  const [estimate, exact] = [statements, sound].map((line) => {
    const side = lastSide(line)
    return side === null ? NaN : floatValue(side.expression)
  })
  return estimate !== undefined && exact !== undefined && Math.abs(estimate / exact - 1) <= estimateWithin
}

/** 8 or -8, but not 24/3. */
const isNumber = (expression: Expression): boolean =>
  (expression.kind === 'negative' ? expression.of : expression).kind === 'number'

const hasSum = (expression: Expression): boolean =>
  expression.kind === 'sum' || partsOf(expression).some(hasSum)

/** The sides of a chain, without a letter that only names it, as in P = 2l + 2w. */
function sidesOf(statement: Statement, { read }: Above): readonly ReadExpression[] {
  if (statement.kind === 'expression') return [statement.read]
  if (statement.kind !== 'relations' || statement.relations.signs.some((sign) => sign !== '=')) return []
  const { sides } = statement.relations
  const [first, ...others] = sides
  const isName = first?.expression.kind === 'letter' && !read.context.letters.has(first.expression.name)
  return isName && others.length > 0 ? others : sides
}

function hasForm({ expression }: ReadExpression, { read }: Above): boolean {
  return read.task.kind === 'rewrite' && isInForm[read.task.form](expression)
}

/** Whether it is one number in simplest form. */
export const isValue = (expression: Expression): boolean =>
  isWorkedOut(expression) && changes.simplified(expression) === null

const isInForm: Record<RewriteForm, (expression: Expression) => boolean> = {
  value: isValue,
  expanded: (expression) => changes.expanded(expression) === null,
  factored: (expression) => changes.factored(expression) === null,
  simplified: (expression) => changes.simplified(expression) === null,
  power: (expression) => changes.power(expression) === null,
  scientific: isScientific,
}

/** A calculation that appears in an earlier line: 3 · 4 = 12 next to 2 + 3 · 4. */
const isPartOfWork = (first: ReadExpression, above: Above): boolean =>
  partsOfWork(above).some((part) => isSameTree(part, first.expression))

/** The simplified part of an earlier line, such as 3x - 6 next to 3(x - 2) + 4x. A number alone counts as a result. */
const isSideWork = (first: ReadExpression, above: Above): boolean =>
  !isPlainNumber(first.expression) && partsOfWork(above).some((part) => isSame(part, first.form))

/** 3% of 500 = 15 next to 500 · 3/100 · 4, and -24 ÷ 3 = -8 next to -24 ÷ 3 · (-2). */
const isCalculated = (first: ReadExpression, above: Above): boolean =>
  lettersIn(first.expression).size === 0 && (isSideWork(first, above) || isFirstPart(first, above))

/** A minus sign in front of a product is read as the sign of all of it, but may belong to its first part. */
const isFirstPart = ({ expression }: ReadExpression, above: Above): boolean =>
  expression.kind === 'negative' &&
  !isNumber(expression) &&
  partsOfWork(above).some((part) => isSame(part, normalForm(expression.of)))

const partsOfWork = ({ earlier }: Above): Expression[] =>
  earlier.flatMap((line) => {
    const side = lastSide(line)
    return side === null ? [] : [...partsWithin(side.expression)]
  })

function isSame(part: Expression, form: Quotient): boolean {
  try {
    return isEquivalent(normalForm(part), form)
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** Its parts, and the results of combining neighbors in its sums and products. */
export function* partsWithin(expression: Expression): Generator<Expression> {
  for (const part of partsOf(expression)) {
    yield part
    yield* partsWithin(part)
  }
  if (expression.kind === 'sum') for (const terms of runsOf(expression.terms)) yield { kind: 'sum', terms }
  if (expression.kind === 'product')
    for (const factors of runsOf(expression.factors)) yield { kind: 'product', factors }
}

/** Neighbors in a list: two or more, but not all. Of a long list, only pairs. */
function* runsOf(parts: readonly Expression[]): Generator<readonly Expression[]> {
  const max = parts.length > 6 ? 2 : parts.length - 1
  for (let size = 2; size <= max; size += 1)
    for (let from = 0; from + size <= parts.length; from += 1) yield parts.slice(from, from + size)
}

/** 3 + 4 = 7 · 2 = 14: each side continues from the result of the one before. */
export function runsOn(sides: readonly ReadExpression[]): boolean {
  return sides.slice(1).every((side, index) => {
    const before = sides[index]
    if (before === undefined) return false
    if (isEquivalent(before.form, side.form)) return true
    return [...partsWithin(side.expression)].some((part) => isSame(part, before.form))
  })
}
