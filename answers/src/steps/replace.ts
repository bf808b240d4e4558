import { partsOf, type Expression } from '../algebra/expression.ts'

/** Substitutes `value` for every `letter` in the expression. */
export function replaced(expression: Expression, letter: string, value: Expression): Expression {
  if (expression.kind === 'letter') return expression.name === letter ? value : expression
  return withParts(
    expression,
    partsOf(expression).map((part) => replaced(part, letter, value)),
  )
}

/** The node with other children, in the order of `partsOf`. */
export function withParts(expression: Expression, parts: readonly Expression[]): Expression {
  const [first = expression, second = expression] = parts
  switch (expression.kind) {
    case 'number':
    case 'letter':
    case 'pi':
      return expression
    case 'sum':
      return { kind: 'sum', terms: parts.flatMap((part) => (part.kind === 'sum' ? part.terms : [part])) }
    case 'product':
      return {
        kind: 'product',
        factors: parts.flatMap((part) => (part.kind === 'product' ? part.factors : [part])),
      }
    case 'quotient':
      return { kind: 'quotient', above: first, below: second }
    case 'power':
      return { kind: 'power', base: first, exponent: second }
    case 'root':
      return { ...expression, of: first }
    case 'negative':
    case 'absolute':
      return { kind: expression.kind, of: first }
  }
}

/** A tree produced by a rewrite, and the name of the rewrite. */
export interface Rewritten<Name> {
  readonly tree: Expression
  readonly name: Name
}

/** Every tree that results from rewriting one node anywhere in it. `rewrite` yields the replacements for a node. */
export function* rewrittenSomewhere<Name>(
  expression: Expression,
  rewrite: (node: Expression) => Iterable<Rewritten<Name>>,
): Generator<Rewritten<Name>> {
  yield* rewrite(expression)
  const parts = partsOf(expression)
  for (const [index, part] of parts.entries()) {
    for (const { tree, name } of rewrittenSomewhere(part, rewrite)) {
      const others = parts.map((its, at) => (at === index ? tree : its))
      yield { tree: withParts(expression, others), name }
    }
  }
}
