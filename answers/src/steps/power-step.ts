import { add, multiply, rational, subtract, type Rational } from '../rational.ts'
import { echoOf } from '../algebra/echo.ts'
import { partsOf, type Expression } from '../algebra/expression.ts'
import { isSameTree, numberOf } from './numbers.ts'
import { withParts } from './replace.ts'
import type { NextStep, StepMove } from './step-move.ts'
import { valueIn } from './tree-bugs.ts'

interface Combined {
  readonly tree: Expression
  readonly move: StepMove
  /** The part that the rule is applied to. */
  readonly node: Expression
}

/** The next step toward a single power: one rule for exponents, the innermost first. Null if none applies. */
export function powerStep(expression: Expression): NextStep | null {
  const found = combinedIn(expression)
  return found === null ? null : { move: found.move, by: echoOf(found.node), line: echoOf(found.tree) }
}

function combinedIn(expression: Expression): Combined | null {
  const parts = partsOf(expression)
  for (const [index, part] of parts.entries()) {
    const found = combinedIn(part)
    if (found === null) continue
    const changed = parts.map((its, at) => (at === index ? found.tree : its))
    return { ...found, tree: withParts(expression, changed) }
  }
  return ruleAt(expression)
}

function ruleAt(node: Expression): Combined | null {
  switch (node.kind) {
    case 'power': {
      const times = valueIn(node.exponent)
      const inner = node.base.kind === 'power' ? powerIn(node.base) : null
      if (times === null || inner === null) return null
      return { node, move: 'multiply-exponents', tree: powerOf(inner.base, multiply(inner.exponent, times)) }
    }
    case 'quotient': {
      const tree = joined(node.above, node.below, subtract)
      return tree === null ? null : { node, move: 'subtract-exponents', tree }
    }
    case 'product': {
      const [first, second, ...others] = node.factors
      const tree = first === undefined || second === undefined ? null : joined(first, second, add)
      if (tree === null) return null
      return {
        node,
        move: 'add-exponents',
        tree: others.length === 0 ? tree : { kind: 'product', factors: [tree, ...others] },
      }
    }
    default:
      return null
  }
}

interface Power {
  readonly base: Expression
  readonly exponent: Rational
}

/** A power with a known exponent; a base alone has the exponent 1. */
function powerIn(expression: Expression): Power | null {
  if (expression.kind !== 'power') return { base: expression, exponent: rational(1) }
  const exponent = valueIn(expression.exponent)
  return exponent === null ? null : { base: expression.base, exponent }
}

function joined(
  one: Expression,
  other: Expression,
  join: (a: Rational, b: Rational) => Rational,
): Expression | null {
  const [a, b] = [powerIn(one), powerIn(other)]
  if (a === null || b === null || !isSameTree(a.base, b.base)) return null
  return powerOf(a.base, join(a.exponent, b.exponent))
}

const powerOf = (base: Expression, exponent: Rational): Expression => ({
  kind: 'power',
  base,
  exponent: numberOf(exponent),
})
