import type { Rational } from '../rational.ts'

/** The parse tree of what was typed. Parentheses are kept only in the shape of the tree. */
export type Expression =
  | {
      readonly kind: 'number'
      readonly value: Rational
      /** As typed, in plain text: `1 1/2`, `0.5`, `20%`. */
      readonly shown: string
      readonly written: 'whole' | 'decimal' | 'mixed' | 'percent'
    }
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'pi' }
  | { readonly kind: 'sum'; readonly terms: readonly Expression[] }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'product'; readonly factors: readonly Expression[] }
  | { readonly kind: 'quotient'; readonly above: Expression; readonly below: Expression }
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: 'root'; readonly degree: number; readonly of: Expression }
  | { readonly kind: 'absolute'; readonly of: Expression }

export type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>

export const termsOf = (expression: Expression): readonly Expression[] =>
  expression.kind === 'sum' ? expression.terms : [expression]

export const factorsOf = (expression: Expression): readonly Expression[] =>
  expression.kind === 'product' ? expression.factors : [expression]

/** Nested sums and nested products are flattened. */
export const sumOf = (left: Expression, right: Expression): Expression => ({
  kind: 'sum',
  terms: [...termsOf(left), ...termsOf(right)],
})

export const productOf = (left: Expression, right: Expression): Expression => ({
  kind: 'product',
  factors: [...factorsOf(left), ...factorsOf(right)],
})

/** The direct children of a node. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'number':
    case 'letter':
    case 'pi':
      return []
    case 'sum':
      return expression.terms
    case 'product':
      return expression.factors
    case 'quotient':
      return [expression.above, expression.below]
    case 'power':
      return [expression.base, expression.exponent]
    case 'negative':
    case 'root':
    case 'absolute':
      return [expression.of]
  }
}

export const hasSumInside = (expression: Expression): boolean =>
  partsOf(expression).some((part) => part.kind === 'sum' || hasSumInside(part))

export function lettersIn(expression: Expression): Set<string> {
  if (expression.kind === 'letter') return new Set([expression.name])
  return new Set(partsOf(expression).flatMap((part) => [...lettersIn(part)]))
}
