import { advise, type Advice } from '../advice/advice.ts'
import type { Expression } from './expression.ts'
import { normalForm } from './normal-form.ts'
import { isConstant, keyOf, onlyTerm, variablePart } from './polynomial.ts'

/** What to change if two terms of a sum can be combined, or one is 0; null otherwise. */
export function likeTermsChange(terms: readonly Expression[]): Advice | null {
  const seen = new Set<string>()
  for (const term of terms) {
    const { above, below } = normalForm(term)
    if (above.size === 0 && terms.length > 1) return advise('term-of-zero')
    const only = onlyTerm(above)
    if (only === null || !isConstant(below)) continue
    const key = keyOf(only.powers)
    if (seen.has(key)) {
      return variablePart(only.powers).length === 0 ? advise('work-out') : advise('combine-like-terms')
    }
    seen.add(key)
  }
  return null
}
