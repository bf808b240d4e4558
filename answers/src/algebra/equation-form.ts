import { advise, type Advice } from '../advice/advice.ts'
import { isWhole } from '../rational.ts'
import { hasSumInside, lettersIn, termsOf, type Expression } from './expression.ts'
import { changes } from './expression-form.ts'
import { isConstant, rationalIn, wholeExponent } from './polynomial.ts'
import type { ReadExpression } from './read-expression.ts'
import { soloIn, type Relations } from './read-relations.ts'

/**
 * `slope-intercept`: y = mx + b. `standard`: Ax + By = C with whole numbers. `solved`: the key's letter alone on one
 * side. The sides may be swapped. Any by default.
 */
export type EquationForm = 'any' | 'slope-intercept' | 'standard' | 'solved'

/** What to change, in a child's words. `letter` is the letter that the key is solved for. */
export const changesOfEquation: Record<EquationForm, (read: Relations, letter: string) => Advice | null> = {
  any: () => null,
  solved: (read, letter) => (soloIn(read)?.letter === letter ? null : aloneFirst(letter)),
  'slope-intercept': (read, letter) => {
    const solo = soloIn(read)
    if (solo?.letter !== letter) return aloneFirst(letter)
    const terms = termsOf(solo.other.expression)
    const withLetter = terms.filter((term) => lettersIn(term).size > 0)
    // y = 1x + 0 counts the same as y = x.
    const isPlain =
      withLetter.length <= 1 && terms.length - withLetter.length <= 1 && !terms.some(hasSumInside)
    return isPlain ? null : advise('slope-intercept')
  },
  standard: ({ sides }) => {
    const isStandard = sides.some((side, index) => {
      const other = sides[1 - index]
      return isLettersOnly(side) && other !== undefined && isWholeNumber(other)
    })
    return isStandard ? null : advise('standard-form')
  },
}

const aloneFirst = (letter: string) => advise('letter-alone', { letter })

/** Whether the side is a sum of different letters, each once and with a whole coefficient. */
function isLettersOnly({ expression, form }: ReadExpression): boolean {
  const hasConstant = termsOf(expression).some((term) => lettersIn(term).size === 0)
  if (hasConstant || changes.expanded(expression) !== null || !isConstant(form.below)) return false
  return [...form.above.values()].every(({ coefficient, powers }) => {
    return isWhole(coefficient) && powers.length === 1 && powers[0]?.[1] === wholeExponent
  })
}

function isWholeNumber({ expression, form }: ReadExpression): boolean {
  const value = rationalIn(form.above)
  return value !== null && isWhole(value) && isPlain(expression)
}

const isPlain = (expression: Expression): boolean =>
  expression.kind === 'number' || (expression.kind === 'negative' && isPlain(expression.of))
