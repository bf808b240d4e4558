import { advise, type Advice } from '../advice/advice.ts'
import type { Expression } from './expression.ts'

/** Maps letters that were typed to the letters of the question that they may stand for. */
export type Renaming = ReadonlyMap<string, string>

/** Maximum number of letters that may differ from the question's. */
const letterLimit = 2

/** All ways to match the typed letters that the question lacks with the question's letters that the answer lacks. */
export function renamings(typed: ReadonlySet<string>, asked: ReadonlySet<string>): readonly Renaming[] {
  const extra = [...typed].filter((letter) => !asked.has(letter))
  const missing = [...asked].filter((letter) => !typed.has(letter))
  if (extra.length === 0 || extra.length !== missing.length || extra.length > letterLimit) return []
  const orders = extra.length === 1 ? [missing] : [missing, missing.toReversed()]
  return orders.map((order) => new Map(extra.map((letter, index) => [letter, order[index] ?? letter])))
}

/** The expression with its letters renamed. */
export function renamed(expression: Expression, names: Renaming): Expression {
  const inside = (part: Expression) => renamed(part, names)
  switch (expression.kind) {
    case 'number':
    case 'pi':
      return expression
    case 'letter':
      return { kind: 'letter', name: names.get(expression.name) ?? expression.name }
    case 'sum':
      return { kind: 'sum', terms: expression.terms.map(inside) }
    case 'product':
      return { kind: 'product', factors: expression.factors.map(inside) }
    case 'quotient':
      return { kind: 'quotient', above: inside(expression.above), below: inside(expression.below) }
    case 'power':
      return { kind: 'power', base: inside(expression.base), exponent: inside(expression.exponent) }
    case 'root':
      return { ...expression, of: inside(expression.of) }
    case 'negative':
    case 'absolute':
      return { kind: expression.kind, of: inside(expression.of) }
  }
}

/** Advice on which letter to use. */
export function letterAdvice(names: Renaming): Advice {
  const [[typed, asked] = ['', ''], ...more] = names
  return more.length === 0
    ? advise('other-letter', { typed, asked })
    : advise('other-letters', { asked: [...names.values()].toSorted().join(', ') })
}
