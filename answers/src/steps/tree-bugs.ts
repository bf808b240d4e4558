import { divide, isWhole, multiply, rational, type Rational } from '../rational.ts'
import { factorsOf, lettersIn, type Expression } from '../algebra/expression.ts'
import { numberOf, oppositeOf, plusOf, timesOf, treeKey } from './numbers.ts'
import type { Rewritten } from './replace.ts'
import type { StepBug } from './step-bugs.ts'
import { fractionBugs } from './fraction-bugs.ts'
import { powerBugs } from './power-bugs.ts'

type Bug = Rewritten<StepBug>

/** The results of mistakes at one node of a tree. */
export function* treeBugs(node: Expression): Generator<Bug> {
  switch (node.kind) {
    case 'product':
      yield* distributing(node.factors)
      yield* raisingAll(node.factors)
      break
    case 'negative':
      yield* signs(node.of)
      break
    case 'sum':
      yield* adding(node.terms)
      yield* orders(node.terms)
      break
    case 'number':
      yield* numbers(node.value, node.written)
      break
    default:
      break
  }
  yield* fractionBugs(node)
  yield* powerBugs(node)
}

/** k(a + b) with the factor on only one term, or with a wrong sign. */
function* distributing(factors: readonly Expression[]): Generator<Bug> {
  const at = factors.findIndex(({ kind }) => kind === 'sum')
  const sum = factors[at]
  if (sum?.kind !== 'sum') return
  const others = factors.filter((_, index) => index !== at)
  yield* sharing(others, sum.terms)
}

/** 5 · 2³ as (5 · 2)³. */
function* raisingAll(factors: readonly Expression[]): Generator<Bug> {
  for (const [index, factor] of factors.entries()) {
    if (factor.kind !== 'power' || index === 0 || lettersIn(factor).size > 0) continue
    const base = timesOf([...factors.slice(0, index), factor.base])
    const raised: Expression = { kind: 'power', base, exponent: factor.exponent }
    yield { name: 'left-to-right', tree: timesOf([raised, ...factors.slice(index + 1)]) }
  }
}

function* sharing(factor: readonly Expression[], terms: readonly Expression[]): Generator<Bug> {
  for (let only = 0; only < terms.length; only += 1) {
    yield {
      name: 'distributes-to-one',
      tree: plusOf(terms.map((term, index) => (index === only ? timesOf([...factor, term]) : term))),
    }
  }
  for (let flipped = 1; flipped < terms.length; flipped += 1) {
    const shared = terms.map((term, index) =>
      timesOf([...factor, index === flipped ? oppositeOf(term) : term]),
    )
    yield { name: 'sign-in-distributing', tree: plusOf(shared) }
  }
}

/** -(a + b) as -a + b, and lost signs. */
function* signs(of: Expression): Generator<Bug> {
  if (of.kind === 'sum') {
    const [first, ...others] = of.terms
    if (first !== undefined)
      yield { name: 'sign-in-distributing', tree: plusOf([oppositeOf(first), ...others]) }
  }
  const factors = factorsOf(of)
  const sum = factors.find(({ kind }) => kind === 'sum')
  if (factors.length > 1 && sum?.kind === 'sum') {
    const others = factors.filter((factor) => factor !== sum)
    const [first = numberOf(rational(1)), ...rest] = others
    for (const { tree, name } of sharing([oppositeOf(first), ...rest], sum.terms)) yield { tree, name }
  }
  yield {
    name: of.kind === 'negative' ? 'double-negative' : 'sign-lost',
    tree: of.kind === 'negative' ? { kind: 'negative', of: of.of } : of,
  }
}

/** Unlike terms combined, or like terms combined wrongly. */
function* adding(terms: readonly Expression[]): Generator<Bug> {
  for (const [i, a] of terms.entries()) {
    for (const [j, b] of terms.entries()) {
      if (j <= i) continue
      const [left, right] = [termParts(a), termParts(b)]
      const others = terms.filter((_, index) => index !== i && index !== j)
      const joined = (made: Expression) => plusOf([...others.slice(0, i), made, ...others.slice(i)])
      const sum = rationalSum(left.coefficient, right.coefficient)
      const isLettered = [...left.letters, ...right.letters].some((its) => lettersIn(its).size > 0)
      if (left.key !== right.key) {
        if (!isLettered) continue
        const letters = left.letters.length > 0 ? left.letters : right.letters
        yield { name: 'unlike-terms', tree: joined(timesOf([numberOf(sum), ...letters])) }
        if (left.letters.length > 0 && right.letters.length > 0)
          yield {
            name: 'unlike-terms',
            tree: joined(timesOf([numberOf(sum), ...left.letters, ...right.letters])),
          }
      } else if (left.letters.length > 0) {
        yield {
          name: 'adds-exponents-of-like-terms',
          tree: joined(timesOf([numberOf(sum), ...left.letters, ...right.letters])),
        }
        yield* loneLetters(left, right, joined)
      }
      // One of the two signs is lost, or the smaller number is subtracted from the larger.
      const difference = rationalSum(left.coefficient, negated(right.coefficient))
      if (left.key === right.key)
        for (const coefficient of [difference, negated(difference), negated(sum)])
          yield { name: 'sign-lost', tree: joined(timesOf([numberOf(coefficient), ...left.letters])) }
    }
  }
  yield* factoringFromOne(terms)
}

interface TermParts {
  readonly coefficient: Rational
  readonly letters: readonly Expression[]
  readonly key: string
}

/** x counted as 0x: 3x - x is 3. */
function* loneLetters(
  left: TermParts,
  right: TermParts,
  joined: (made: Expression) => Expression,
): Generator<Bug> {
  const isLone = ({ coefficient }: TermParts) =>
    coefficient.denominator === 1n && (coefficient.numerator === 1n || coefficient.numerator === -1n)
  if (isLone(right) && !isLone(left)) {
    yield {
      name: 'lone-letter-as-zero',
      tree: joined(timesOf([numberOf(left.coefficient), ...left.letters])),
    }
    if (right.coefficient.numerator < 0n)
      yield { name: 'lone-letter-as-zero', tree: joined(numberOf(left.coefficient)) }
  }
  if (isLone(left) && !isLone(right))
    yield {
      name: 'lone-letter-as-zero',
      tree: joined(timesOf([numberOf(right.coefficient), ...right.letters])),
    }
}

/** The coefficient and the letters of a term such as -3xy or x/2. Anything else counts as letters. */
export function termParts(term: Expression): TermParts {
  if (term.kind === 'negative') {
    const inside = termParts(term.of)
    return { ...inside, coefficient: negated(inside.coefficient) }
  }
  if (term.kind === 'quotient' && term.below.kind === 'number' && term.below.value.numerator !== 0n) {
    const inside = termParts(term.above)
    return { ...inside, coefficient: divide(inside.coefficient, term.below.value) }
  }
  const factors = factorsOf(term)
  const letters = factors.filter((factor) => valueIn(factor) === null)
  const coefficient = factors.reduce(
    (product, factor) => multiply(product, valueIn(factor) ?? rational(1)),
    rational(1),
  )
  return {
    coefficient,
    letters,
    key: letters
      .map((letter) => treeKey(letter))
      .toSorted()
      .join('*'),
  }
}

/** The value of a plain number: 3, -2, 3/4; null for anything else. */
export function valueIn(expression: Expression): Rational | null {
  if (expression.kind === 'number') return expression.value
  if (expression.kind === 'negative') {
    const inside = valueIn(expression.of)
    return inside === null ? null : negated(inside)
  }
  if (expression.kind !== 'quotient') return null
  const [above, below] = [valueIn(expression.above), valueIn(expression.below)]
  return above === null || below === null || below.numerator === 0n ? null : divide(above, below)
}

const negated = (value: Rational): Rational => multiply(value, rational(-1))
const rationalSum = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

/** 6x + 9 as 3(2x + 9): factored out of only one term. */
function* factoringFromOne(terms: readonly Expression[]): Generator<Bug> {
  if (terms.length !== 2 || terms.every((term) => lettersIn(term).size === 0)) return
  const parts = terms.map(termParts)
  for (const divisor of [2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n, 12n]) {
    const by = rational(divisor)
    const shares = parts.map(({ coefficient }) => isWhole(divide(coefficient, by)))
    if (!shares.every(Boolean)) continue
    for (const only of [0, 1]) {
      const inside = parts.map(({ coefficient, letters }, index) =>
        timesOf([numberOf(index === only ? divide(coefficient, by) : coefficient), ...letters]),
      )
      yield { name: 'factors-from-one', tree: timesOf([numberOf(by), plusOf(inside)]) }
    }
  }
}

/** Wrong orders: left to right despite the signs, sums before differences, or addition before multiplication. */
function* orders(terms: readonly Expression[]): Generator<Bug> {
  for (let at = 1; at < terms.length; at += 1) {
    const [before, after] = [terms[at - 1], terms[at]]
    if (before === undefined || after === undefined) continue
    const others = { left: terms.slice(0, at - 1), right: terms.slice(at + 1) }
    const joined = (made: Expression) => plusOf([...others.left, made, ...others.right])
    // 2 + 3 · 4 as (2 + 3) · 4.
    const [sign, size] = after.kind === 'negative' ? [true, after.of] : [false, after]
    const [first, ...more] = factorsOf(size)
    const isNumber = first !== undefined && lettersIn(first).size === 0 && lettersIn(before).size === 0
    if (isNumber && more.length > 0) {
      // Also with everything to the left: 7 - 8 + 2 · 3 as (7 - 8 + 2) · 3.
      const sums = [...terms.slice(0, at), sign ? oppositeOf(first) : first]
      yield { name: 'left-to-right', tree: plusOf([timesOf([plusOf(sums), ...more]), ...others.right]) }
    }
    if (isNumber && more.length > 0)
      yield {
        name: 'left-to-right',
        tree: joined(timesOf([plusOf([before, sign ? oppositeOf(first) : first]), ...more])),
      }
    if (size.kind === 'quotient' && lettersIn(after).size === 0) {
      const above = plusOf([before, sign ? oppositeOf(size.above) : size.above])
      yield { name: 'left-to-right', tree: joined({ kind: 'quotient', above, below: size.below }) }
    }
    if (size.kind === 'power' && lettersIn(after).size === 0) {
      const base = plusOf([before, sign ? oppositeOf(size.base) : size.base])
      yield { name: 'left-to-right', tree: joined({ kind: 'power', base, exponent: size.exponent }) }
    }
    // 3 · 4 + 2 as 3 · (4 + 2).
    const factors = factorsOf(before.kind === 'negative' ? before.of : before)
    const last = factors.at(-1)
    if (factors.length > 1 && last !== undefined && lettersIn(before).size === 0) {
      const made = timesOf([...factors.slice(0, -1), plusOf([last, after])])
      yield { name: 'adds-first', tree: joined(before.kind === 'negative' ? oppositeOf(made) : made) }
    }
    // 10 - 3 + 2 as 10 - (3 + 2).
    if (before.kind === 'negative' && at > 1)
      yield { name: 'adds-first', tree: joined(oppositeOf(plusOf([before.of, after]))) }
  }
}

function* numbers(value: Rational, written: string): Generator<Bug> {
  if (written === 'percent')
    yield { name: 'percent-as-whole', tree: numberOf(multiply(value, rational(100))) }
  if (written === 'decimal' || written === 'percent') {
    yield { name: 'point-moved', tree: numberOf(multiply(value, rational(10))) }
    yield { name: 'point-moved', tree: numberOf(divide(value, rational(10))) }
  }
}
