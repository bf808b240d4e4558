import { advise, type Advice } from '../advice/advice.ts'
import { divide, equals, isWhole, one } from '../rational.ts'
import { factorsOf, partsOf, type Expression, type ExpressionOf } from './expression.ts'
import { likeTermsChange } from './like-terms.ts'
import { Effort } from './effort.ts'
import { normalForm } from './normal-form.ts'
import { coefficientsOf, haveCommonFactor } from './one-letter.ts'
import { isConstant, onlyTerm, variablePart, wholeExponent, type Polynomial } from './polynomial.ts'
import { proportion } from './quotient.ts'
import { contentOf } from './roots.ts'

const workOut = advise('work-out')
const combine = advise('combine-like-terms')
const combinePowers = advise('letter-once')
const cancel = advise('cancel')
const reduce = advise('simplest-fraction-part')
const rootBelow = advise('root-below')
const rootLeft = advise('simplify-root')
const signs = advise('fewer-minus-signs')

/** What to change if something is left to combine, cancel, or evaluate; null if nothing is. */
export function simplifiedChange(expression: Expression): Advice | null {
  return (
    changeAt(expression) ??
    partsOf(expression)
      .map(simplifiedChange)
      .find((change) => change !== null) ??
    null
  )
}

function changeAt(expression: Expression): Advice | null {
  switch (expression.kind) {
    case 'number':
      return expression.written === 'percent' ? workOut : null
    case 'letter':
    case 'pi':
      return null
    case 'sum':
      return changeOfSum(expression)
    case 'negative':
      return expression.of.kind === 'negative' || isZero(expression.of) ? signs : null
    case 'product':
      return changeOfProduct(expression)
    case 'quotient':
      return changeOfQuotient(expression)
    case 'power':
      return changeOfPower(expression)
    case 'root':
      return changeOfRoot(expression)
    case 'absolute':
      return isConstant(normalForm(expression.of).above) ? workOut : null
  }
}

function changeOfSum({ terms }: ExpressionOf<'sum'>): Advice | null {
  const isPartlyExpanded = terms.some((term) => {
    const inside = term.kind === 'negative' ? term.of : term
    return factorsOf(inside).some((factor) => factor.kind === 'sum' || isPowerOfSum(factor))
  })
  if (isPartlyExpanded) return combine
  const fractions = terms.filter((term) => !isConstant(normalForm(term).below))
  return fractions.length > 1 ? advise('fractions-together') : likeTermsChange(terms)
}

const isPowerOfSum = (factor: Expression) => factor.kind === 'power' && factor.base.kind === 'sum'

function changeOfProduct({ factors }: ExpressionOf<'product'>): Advice | null {
  if (factors.filter(isNumber).length > 1) return workOut
  if (factors.some((factor) => isNumber(factor) && isTrivial(factor))) return workOut
  if (factors.some(({ kind }) => kind === 'negative')) return signs
  const bases = factors.filter((factor) => !isNumber(factor)).map(baseOf)
  const names = bases.flatMap((base) =>
    base.kind === 'letter' ? [base.name] : base.kind === 'pi' ? ['π'] : [],
  )
  if (new Set(names).size < names.length) return combinePowers
  const roots = bases.filter((base) => base.kind === 'root' && isConstant(normalForm(base).above))
  if (roots.length > 1) return rootLeft
  // (1/2)x(2/3)y and 3(x/6) have numbers in more than one place.
  const quotients = factors.filter((factor) => factor.kind === 'quotient' && !isNumber(factor))
  return quotients.length > 0 && factors.some(isNumber) ? workOut : null
}

const baseOf = (factor: Expression): Expression => (factor.kind === 'power' ? factor.base : factor)

/** A single number as written: 3, 0.5, 2/3. */
const isNumber = (expression: Expression): boolean =>
  expression.kind === 'number' ||
  (expression.kind === 'quotient' && expression.above.kind === 'number' && expression.below.kind === 'number')

const isTrivial = (expression: Expression) =>
  expression.kind === 'number' && (isZero(expression) || equals(expression.value, one))

const isZero = (expression: Expression) => expression.kind === 'number' && expression.value.numerator === 0n

function changeOfQuotient({ above, below }: ExpressionOf<'quotient'>): Advice | null {
  if ([above, below].some((part) => part.kind === 'quotient')) return cancel
  if (below.kind === 'negative' || (below.kind === 'number' && isTrivial(below)))
    return below.kind === 'number' ? workOut : signs
  if (above.kind === 'number' && below.kind === 'number') {
    if (!isWhole(above.value) || !isWhole(below.value)) return reduce
    return divide(above.value, below.value).denominator === below.value.numerator ? null : reduce
  }
  const [top, bottom] = [normalForm(above), normalForm(below)]
  if (
    [...bottom.above.values()].some(
      ({ powers }) => powers.length > variablePart(powers).length && hasRoot(below),
    )
  )
    return rootBelow
  return haveCommon(top.above, bottom.above) || haveCommonParts(above, below) ? cancel : null
}

const hasRoot = (expression: Expression): boolean =>
  expression.kind === 'root' || partsOf(expression).some(hasRoot)

/** Whether a number, a letter, or (in one letter) a sum is a common factor of both. */
function haveCommon(a: Polynomial, b: Polynomial): boolean {
  if (a.size === 0) return true
  const [contentA, contentB] = [contentOf(a), contentOf(b)]
  const ratio = divide(contentA.content, contentB.content)
  // 4/6 reduces to 2/3, so check that the denominator's numbers all remain.
  if (ratio.denominator !== contentB.content.numerator || contentB.content.denominator !== 1n) return true
  const common = lettersInAll(a).intersection(lettersInAll(b))
  if (common.size > 0) return true
  const [left, right] = [coefficientsOf(contentA.primitive), coefficientsOf(contentB.primitive)]
  return (
    left !== null &&
    right !== null &&
    left.letter === right.letter &&
    haveCommonFactor(left.coefficients, right.coefficients)
  )
}

function lettersInAll(polynomial: Polynomial): Set<string> {
  const [first = new Set<string>(), ...others] = [...polynomial.values()].map(({ powers }) => {
    return new Set(powers.map(([{ name }]) => name))
  })
  return others.reduce((common, names) => common.intersection(names), first)
}

/** Whether a sum that is a factor of the numerator is also a factor of the denominator, up to a number. */
function haveCommonParts(above: Expression, below: Expression): boolean {
  const sums = (side: Expression) =>
    factorsOf(side)
      .map((factor) => normalForm(baseOf(factor)).above)
      .filter((form) => onlyTerm(form) === null)
  return sums(above).some((a) => sums(below).some((b) => proportion(a, b, new Effort()) !== null))
}

function changeOfPower({ base, exponent }: ExpressionOf<'power'>): Advice | null {
  if (base.kind === 'number' || base.kind === 'root') return workOut
  if (
    base.kind === 'product' ||
    base.kind === 'quotient' ||
    base.kind === 'power' ||
    base.kind === 'negative'
  ) {
    return advise('exponent-on-factors')
  }
  return exponent.kind === 'number' && isTrivial(exponent) ? workOut : null
}

/** √8 has a factor 2 to move outside, √(x²) needs no root, and √(x³) has a factor x to move outside. */
function changeOfRoot(root: ExpressionOf<'root'>): Advice | null {
  const { above, below } = normalForm(root)
  const term = onlyTerm(above)
  if (term === null || !equals(term.coefficient, one) || onlyTerm(below)?.powers.length !== 0) return rootLeft
  if (root.of.kind === 'root' || root.of.kind === 'quotient') return rootLeft
  const isRooted = term.powers.some(([{ sort }, exponent]) => sort === 'root' || exponent < wholeExponent)
  const isOutside = term.powers.some(([{ sort }, exponent]) => sort === 'letter' && exponent >= wholeExponent)
  return isRooted && !isOutside ? null : rootLeft
}
