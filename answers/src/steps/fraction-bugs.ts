import { factorsOf, termsOf, type Expression, type ExpressionOf } from '../algebra/expression.ts'
import { isSameTree, numberOf, plusOf, timesOf } from './numbers.ts'
import type { Rewritten } from './replace.ts'
import type { StepBug } from './step-bugs.ts'

type Bug = Rewritten<StepBug>

const over = (above: Expression, below: Expression): Expression => ({ kind: 'quotient', above, below })

/** The results of mistakes with fractions and division. */
export function* fractionBugs(node: Expression): Generator<Bug> {
  if (node.kind === 'sum') yield* ofSum(node.terms)
  if (node.kind === 'product') yield* ofProduct(node.factors)
  if (node.kind === 'quotient') yield* ofQuotient(node)
  if (node.kind === 'number' && node.written === 'mixed') {
    const [whole = '', above = '', below = ''] = node.shown.split(/[ /]/u)
    const [w, a, b] = [whole, above, below].map((part) =>
      numberOf({ numerator: BigInt(part), denominator: 1n }),
    )
    if (w && a && b) yield { name: 'mixed-number-as-product', tree: over(timesOf([w, a]), b) }
  }
}

interface Fraction {
  readonly above: Expression
  readonly below: Expression
}

function fractionIn(term: Expression): Fraction | null {
  if (term.kind === 'quotient') return term
  if (term.kind !== 'negative') return null
  const inside = fractionIn(term.of)
  return inside === null ? null : { above: { kind: 'negative', of: inside.above }, below: inside.below }
}

/** Whether a denominator is common to both fractions. One in letters may be. */
const isMultiple = (common: Expression, other: Expression): boolean =>
  common.kind !== 'number' ||
  other.kind !== 'number' ||
  (common.value.denominator === 1n &&
    other.value.denominator === 1n &&
    other.value.numerator !== 0n &&
    common.value.numerator % other.value.numerator === 0n)

/** a/b + c/d as (a + c)/(b + d), or over a common denominator with the original numerators. */
function* ofSum(terms: readonly Expression[]): Generator<Bug> {
  for (const [i, first] of terms.entries()) {
    for (const [j, second] of terms.entries()) {
      const [a, b] = [fractionIn(first), fractionIn(second)]
      if (j <= i || a === null || b === null) continue
      const others = terms.filter((_, index) => index !== i && index !== j)
      const above = plusOf([a.above, b.above])
      const joined = (tree: Expression) => plusOf([...others.slice(0, i), tree, ...others.slice(i)])
      yield { name: 'adds-denominators', tree: joined(over(above, plusOf([a.below, b.below]))) }
      yield { name: 'keeps-numerators', tree: joined(over(above, timesOf([a.below, b.below]))) }
      if (first.kind !== second.kind && !isSameTree(a.below, b.below)) {
        const below = plusOf([a.below, { kind: 'negative', of: b.below }])
        yield { name: 'adds-denominators', tree: joined(over(above, below)) }
      }
      for (const [common, other] of [
        [a.below, b.below],
        [b.below, a.below],
      ] as const)
        if (isMultiple(common, other)) yield { name: 'keeps-numerators', tree: joined(over(above, common)) }
    }
  }
}

/** n · a/b as na/nb, and a/b · c/d calculated as a quotient. */
function* ofProduct(factors: readonly Expression[]): Generator<Bug> {
  for (const [index, factor] of factors.entries()) {
    if (factor.kind !== 'quotient') continue
    const others = factors.filter((_, at) => at !== index)
    const plain = others.filter(({ kind }) => kind !== 'quotient')
    if (plain.length === others.length && others.length > 0)
      yield {
        name: 'multiplies-both-parts',
        tree: over(timesOf([...plain, factor.above]), timesOf([...plain, factor.below])),
      }
    // 12 ÷ 2 · 3 as 12 ÷ (2 · 3).
    const [before, after] = [factors.slice(0, index), factors.slice(index + 1)]
    for (let many = 1; many <= after.length; many += 1) {
      const made = over(factor.above, timesOf([factor.below, ...after.slice(0, many)]))
      yield { name: 'multiplies-before-dividing', tree: timesOf([...before, made, ...after.slice(many)]) }
    }
  }
}

function* ofQuotient({ above, below }: ExpressionOf<'quotient'>): Generator<Bug> {
  const [top, bottom] = [
    fractionIn(above) ?? { above, below: null },
    fractionIn(below) ?? { above: below, below: null },
  ]
  if (bottom.below !== null || top.below !== null) {
    yield { name: 'divides-without-inverting', tree: timesOf([above, below]) }
    const inverted =
      top.below === null
        ? over(numberOf({ numerator: 1n, denominator: 1n }), top.above)
        : over(top.below, top.above)
    yield { name: 'inverts-first', tree: timesOf([inverted, below]) }
  }
  // 4 · 2/3 as (4 · 2)/(4 · 3).
  const [first, ...others] = factorsOf(above)
  if (first !== undefined && others.length > 0)
    yield { name: 'multiplies-both-parts', tree: over(above, timesOf([first, below])) }
  yield* cancelling(above, below)
}

/** (ax + b)/a as x + b: cancels with only one term of a sum. */
function* cancelling(above: Expression, below: Expression): Generator<Bug> {
  const terms = termsOf(above)
  if (terms.length < 2) return
  for (const only of terms.keys()) {
    const made = terms.map((term, index) => (index === only ? over(term, below) : term))
    yield { name: 'cancels-across-sum', tree: plusOf(made) }
  }
  const shared = terms.filter((term) => factorsOf(term).some((factor) => isSameTree(factor, below)))
  for (const term of shared)
    yield { name: 'cancels-across-sum', tree: plusOf(terms.filter((its) => its !== term)) }
}
