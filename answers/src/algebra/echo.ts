import type { Expression, ExpressionOf } from './expression.ts'

/** Binding strength of a node's operator. A node needs parentheses inside a node that binds tighter. */
const tightness: Record<Expression['kind'], number> = {
  sum: 1,
  negative: 1,
  product: 2,
  quotient: 2,
  power: 3,
  number: 4,
  letter: 4,
  pi: 4,
  root: 4,
  absolute: 4,
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const roots: Record<number, string> = { 2: '√', 3: '∛', 4: '∜' }

/** Formats an expression as plain text with the fewest parentheses: `2(x + 3)`, `3x²/4`, `√(x + 1)`. */
export function echoOf(expression: Expression, min = 0): string {
  const text = plainEcho(expression)
  return tightnessOf(expression) < min ? `(${text})` : text
}

function tightnessOf(expression: Expression): number {
  if (expression.kind !== 'number') return tightness[expression.kind]
  return expression.written === 'mixed' ? 2 : 4
}

function plainEcho(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return expression.shown
    case 'letter':
      return expression.name
    case 'pi':
      return 'π'
    case 'sum':
      return expression.terms.map(signedTerm).join('')
    case 'negative':
      return `-${echoOf(expression.of, 2)}`
    case 'product':
      return expression.factors.map((factor, index) => joined(expression.factors[index - 1], factor)).join('')
    case 'quotient': {
      const above = expression.above.kind === 'product' ? 2 : 3
      return `${echoOf(expression.above, above)}/${echoOf(expression.below, 3)}`
    }
    case 'power':
      return `${echoOf(expression.base, 4)}${echoOfExponent(expression.exponent)}`
    case 'root':
      return echoOfRoot(expression)
    case 'absolute':
      return `|${echoOf(expression.of)}|`
  }
}

function signedTerm(term: Expression, index: number): string {
  if (index === 0) return echoOf(term, term.kind === 'negative' ? 0 : 2)
  return term.kind === 'negative' ? ` - ${echoOf(term.of, 2)}` : ` + ${echoOf(term, 2)}`
}

function joined(before: Expression | undefined, factor: Expression): string {
  const text = echoOf(factor, 3)
  return before !== undefined && /^[\d.]/.test(text) ? ` · ${text}` : text
}

function echoOfRoot({ of, degree }: ExpressionOf<'root'>): string {
  const isAtom = of.kind === 'number' || of.kind === 'letter' || of.kind === 'pi'
  return `${roots[degree] ?? '√'}${isAtom ? echoOf(of) : `(${echoOf(of)})`}`
}

function echoOfExponent(exponent: Expression): string {
  const text = echoOf(exponent)
  if (!/^-?\d+$/.test(text)) return exponent.kind === 'letter' ? `^${text}` : `^(${text})`
  return Array.from(text, (sign) => (sign === '-' ? '⁻' : (raised[Number(sign)] ?? sign))).join('')
}
