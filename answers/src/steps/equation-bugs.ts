import { rational } from '../rational.ts'
import { lettersIn, termsOf, type Expression } from '../algebra/expression.ts'
import { numberOf, oppositeOf, plusOf, timesOf } from './numbers.ts'
import { swapped, turned, type TwoSides } from './sides.ts'
import type { StepBug } from './step-bugs.ts'
import { termParts } from './tree-bugs.ts'

export interface MadeSides {
  readonly sides: TwoSides
  readonly name: StepBug
}

/** The results of mistakes with an equation or inequality as a whole. */
export function* equationBugs(sides: TwoSides): Generator<MadeSides> {
  for (const each of [sides, swapped(sides)]) {
    yield* moving(each)
    yield* dividing(each)
    yield* dividingTerms(each)
  }
  yield* proportions(sides)
}

const over = (above: Expression, below: Expression): Expression => ({ kind: 'quotient', above, below })

/** Moves t in A + t = B to the other side in a wrong way. */
function* moving({ left, right, sign }: TwoSides): Generator<MadeSides> {
  const terms = termsOf(left)
  for (const [index, term] of terms.entries()) {
    const rest = plusOf(terms.filter((_, at) => at !== index))
    yield { name: 'moves-without-sign', sides: { left: rest, right: plusOf([right, term]), sign } }
    if (terms.length === 1) continue
    yield { name: 'one-side-only', sides: { left: rest, right, sign } }
    const twice = plusOf([right, oppositeOf(term), oppositeOf(term)])
    yield { name: 'moves-twice', sides: { left: rest, right: twice, sign } }
  }
}

/** Removes the number in ax = B or x/a = B in a wrong way. */
function* dividing({ left, right, sign }: TwoSides): Generator<MadeSides> {
  if (termsOf(left).length !== 1 || lettersIn(left).size === 0) return
  if (left.kind === 'power' && left.base.kind === 'letter')
    yield { name: 'root-as-half', sides: { left: left.base, right: over(right, left.exponent), sign } }
  const { coefficient, letters } = termParts(left)
  const isOne = coefficient.denominator === 1n && coefficient.numerator === 1n
  if (letters.length === 0 || isOne) return
  const alone = timesOf(letters)
  const by = numberOf(coefficient)
  const made = (name: StepBug, other: Expression): MadeSides => ({
    name,
    sides: { left: alone, right: other, sign },
  })
  yield made('divides-one-side', right)
  yield made('multiplies-for-dividing', timesOf([by, right]))
  yield made('subtracts-coefficient', plusOf([right, oppositeOf(by)]))
  yield made('coefficient-sign-lost', over(right, oppositeOf(by)))
  yield {
    name: 'coefficient-sign-lost',
    sides: { left: alone, right: over(right, oppositeOf(by)), sign: turned(sign) },
  }
  yield made('divides-wrong-way', over(by, right))
  if (coefficient.denominator !== 1n) {
    const size = numberOf(rational(coefficient.denominator))
    const sized = coefficient.numerator < 0n ? oppositeOf(size) : size
    yield made('multiplies-for-dividing', over(right, sized))
    yield made('subtracts-coefficient', plusOf([right, oppositeOf(sized)]))
    yield made('subtracts-coefficient', plusOf([right, sized]))
  } else {
    yield made('subtracts-coefficient', plusOf([right, by]))
  }
}

/** Divides only some of the terms in ax + b = c by a. */
function* dividingTerms({ left, right, sign }: TwoSides): Generator<MadeSides> {
  const terms = termsOf(left)
  if (terms.length < 2) return
  for (const [index, term] of terms.entries()) {
    const { coefficient, letters } = termParts(term)
    const isUnit =
      coefficient.denominator === 1n && (coefficient.numerator === 1n || coefficient.numerator === -1n)
    if (letters.length === 0 || isUnit) continue
    const by = numberOf(coefficient)
    const divided = plusOf(terms.map((its, at) => (at === index ? timesOf(letters) : its)))
    const all = plusOf(terms.map((its, at) => (at === index ? timesOf(letters) : over(its, by))))
    yield { name: 'divides-one-term', sides: { left: divided, right: over(right, by), sign } }
    yield { name: 'divides-one-term', sides: { left: divided, right, sign } }
    yield { name: 'divides-one-side', sides: { left: all, right, sign } }
  }
}

/** Solves a/b = c/d by multiplying straight across, or by adding. */
function* proportions({ left, right, sign }: TwoSides): Generator<MadeSides> {
  if (left.kind !== 'quotient' || right.kind !== 'quotient') return
  yield {
    name: 'multiplies-across',
    sides: { left: timesOf([left.above, right.above]), right: timesOf([left.below, right.below]), sign },
  }
  yield {
    name: 'proportion-turned',
    sides: { left: over(left.above, left.below), right: over(right.below, right.above), sign },
  }
  const minus = (a: Expression, b: Expression) => plusOf([a, oppositeOf(b)])
  yield {
    name: 'proportion-by-adding',
    sides: { left: minus(right.above, left.above), right: minus(right.below, left.below), sign },
  }
  yield {
    name: 'proportion-by-adding',
    sides: { left: minus(left.below, left.above), right: minus(right.below, right.above), sign },
  }
}
