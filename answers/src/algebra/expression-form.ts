import { advise, type Advice } from '../advice/advice.ts'
import { isWhole } from '../rational.ts'
import { hasSumInside, partsOf, termsOf, type Expression } from './expression.ts'
import { factoredChange } from './factored.ts'
import { likeTermsChange } from './like-terms.ts'
import { simplifiedChange } from './simplified.ts'

/**
 * `expanded`: a sum of terms without parentheses, with like terms combined. `factored`: a product whose factors cannot
 * be factored further. `simplified`: nothing left to combine, cancel, or evaluate, expanded or not (2(x + 3) is as
 * simple as 2x + 6; require `expanded` to rule it out). `power`: one number or letter with one exponent, 3⁷. Any by
 * default.
 */
export type ExpressionForm = 'any' | 'expanded' | 'factored' | 'simplified' | 'power'

/** What to change, in a child's words; null if the expression has the form. */
export const changes: Record<ExpressionForm, (expression: Expression) => Advice | null> = {
  any: () => null,
  expanded: expandedChange,
  factored: factoredChange,
  simplified: simplifiedChange,
  power: powerChange,
}

function powerChange(expression: Expression): Advice | null {
  const change = advise('single-power')
  if (expression.kind !== 'power') return expression.kind === 'letter' ? null : change
  const { base, exponent } = expression
  const isBaseSingle = partsOf(base.kind === 'negative' ? base.of : base).length === 0
  const exponentSize = exponent.kind === 'negative' ? exponent.of : exponent
  return isBaseSingle && exponentSize.kind === 'number' && isWhole(exponentSize.value) ? null : change
}

function expandedChange(expression: Expression): Advice | null {
  const terms = termsOf(expression)
  if (terms.some(hasSumInside)) return advise('multiply-out')
  return likeTermsChange(terms) ?? firstChange(terms, simplifiedChange)
}

const firstChange = (parts: readonly Expression[], changeOf: (part: Expression) => Advice | null) =>
  parts.map(changeOf).find((change) => change !== null) ?? null
