import { rational } from '../rational.ts'
import { factorsOf, type Expression } from '../algebra/expression.ts'
import { isSameTree, numberOf, plusOf, timesOf } from './numbers.ts'
import type { Rewritten } from './replace.ts'
import type { StepBug } from './step-bugs.ts'

type Bug = Rewritten<StepBug>

const powerOf = (base: Expression, exponent: Expression): Expression => ({ kind: 'power', base, exponent })

/** The results of mistakes with powers and roots. */
export function* powerBugs(node: Expression): Generator<Bug> {
  switch (node.kind) {
    case 'power':
      yield* ofPower(node.base, node.exponent)
      break
    case 'negative':
      // -3² as (-3)².
      if (node.of.kind === 'power')
        yield {
          name: 'negative-squared',
          tree: powerOf({ kind: 'negative', of: node.of.base }, node.of.exponent),
        }
      break
    case 'product':
      yield* ofProduct(node.factors)
      break
    case 'quotient':
      yield* ofQuotient(node.above, node.below)
      break
    case 'root':
      yield {
        name: 'root-as-half',
        tree: { kind: 'quotient', above: node.of, below: numberOf(rational(node.degree)) },
      }
      if (node.of.kind === 'sum') {
        const roots = node.of.terms.map((of): Expression => ({ kind: 'root', degree: node.degree, of }))
        yield { name: 'root-termwise', tree: plusOf(roots) }
      }
      break
    default:
      break
  }
}

function* ofPower(base: Expression, exponent: Expression): Generator<Bug> {
  yield { name: 'power-as-product', tree: timesOf([base, exponent]) }
  if (base.kind === 'negative')
    yield { name: 'negative-squared', tree: { kind: 'negative', of: powerOf(base.of, exponent) } }
  if (base.kind === 'sum')
    yield { name: 'squares-termwise', tree: plusOf(base.terms.map((term) => powerOf(term, exponent))) }
  if (base.kind === 'product') {
    for (const only of base.factors.keys()) {
      const factors = base.factors.map((factor, index) =>
        index === only ? powerOf(factor, exponent) : factor,
      )
      yield { name: 'power-on-one-factor', tree: timesOf(factors) }
    }
  }
  if (base.kind === 'power')
    yield { name: 'adds-exponents-of-power', tree: powerOf(base.base, plusOf([base.exponent, exponent])) }
}

/** x² · x³ as x⁶, and 2³ · 2² as 4⁵. */
function* ofProduct(factors: readonly Expression[]): Generator<Bug> {
  const [a, b] = factors.filter(({ kind }) => kind === 'power' || kind === 'letter')
  if (a === undefined || b === undefined) return
  const [first, second] = [partsOfPower(a), partsOfPower(b)]
  if (!isSameTree(first.base, second.base)) return
  const others = factors.filter((factor) => factor !== a && factor !== b)
  const made = (tree: Expression) => timesOf([...others, tree])
  yield {
    name: 'multiplies-exponents',
    tree: made(powerOf(first.base, timesOf([first.exponent, second.exponent]))),
  }
  const squared = timesOf([first.base, second.base])
  yield { name: 'multiplies-bases', tree: made(powerOf(squared, plusOf([first.exponent, second.exponent]))) }
}

function* ofQuotient(above: Expression, below: Expression): Generator<Bug> {
  const [top, bottom] = [factorsOf(above), factorsOf(below)].map((factors) =>
    factors.find(({ kind }) => kind === 'power'),
  )
  if (top?.kind !== 'power' || bottom?.kind !== 'power') return
  if (!isSameTree(top.base, bottom.base)) return
  const exponent: Expression = { kind: 'quotient', above: top.exponent, below: bottom.exponent }
  yield { name: 'divides-exponents', tree: powerOf(top.base, exponent) }
}

const partsOfPower = (expression: Expression) =>
  expression.kind === 'power' ? expression : { base: expression, exponent: numberOf(rational(1)) }
