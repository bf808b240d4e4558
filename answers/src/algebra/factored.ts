import { advise, type Advice } from '../advice/advice.ts'
import { isWhole } from '../rational.ts'
import { factorsOf, type Expression } from './expression.ts'
import { normalForm } from './normal-form.ts'
import { coefficientsOf, isReducible } from './one-letter.ts'
import { isConstant, type Polynomial } from './polynomial.ts'
import { contentOf } from './roots.ts'

const notProduct = advise('factor')
const further = advise('factor-further')
const withWholeNumbers = advise('whole-numbers-inside')

/** What to change if an expression is not a product of irreducible factors. */
export function factoredChange(expression: Expression): Advice | null {
  const factors = factorsWithin(expression)
  const all = normalForm(expression)
  const areAllWhole = [...all.above.values()].every(({ coefficient }) => isWhole(coefficient))
  const isProduct = factors.length > 1 || expression.kind !== 'sum'
  for (const factor of factors.filter(({ kind }) => kind === 'sum')) {
    const { above } = normalForm(factor)
    if (above.size <= 1) return further
    if (areAllWhole && [...above.values()].some(({ coefficient }) => !isWhole(coefficient)))
      return withWholeNumbers
    if (canBeSplit(above)) return isProduct ? further : notProduct
  }
  return null
}

/** The factors, with signs, powers, and fractions taken apart. */
function factorsWithin(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'negative':
      return factorsWithin(expression.of)
    case 'power':
      return factorsWithin(expression.base)
    case 'quotient':
      return [expression.above, expression.below].flatMap(factorsWithin)
    case 'product':
      return factorsOf(expression).flatMap(factorsWithin)
    default:
      return [expression]
  }
}

function canBeSplit(sum: Polynomial): boolean {
  if (isConstant(sum)) return true
  const { content, primitive } = contentOf(sum)
  if (content.numerator !== 1n) return true
  const [first, ...others] = [...primitive.values()].map(({ powers }) => powers)
  const hasCommonLetter = first?.some(([{ name }]) => {
    return others.every((powers) => powers.some(([atom]) => atom.name === name))
  })
  const inOne = coefficientsOf(primitive)
  return hasCommonLetter === true || (inOne !== null && isReducible(inOne.coefficients))
}
