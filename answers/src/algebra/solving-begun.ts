import { absolute, equals, one } from '../rational.ts'
import { partsOf, type Expression } from './expression.ts'
import type { Relations } from './read-relations.ts'

/**
 * How far an equation or inequality equivalent to the given one has been solved: `solved` if the letter is alone,
 * `begun` if terms have been simplified, null if it is still as given. For 6k + 2 = 68, 6k = 66 is begun, but 6k = 68 -
 * 2 and 3k + 1 = 34 are not.
 */
export function solvingBegun(read: Relations, asked: Relations): 'solved' | 'begun' | null {
  const isShorter = partsLeft(read) < partsLeft(asked) && numbersAndLetters(read) < numbersAndLetters(asked)
  if (!isShorter) return null
  return read.sides.some(({ expression }) => expression.kind === 'letter') ? 'solved' : 'begun'
}

/** The number of parts left when each side is simplified: its terms, and coefficients next to letters. */
const partsLeft = ({ sides }: Relations): number =>
  sides.reduce((sum, { form }) => {
    const terms = [...form.above.values()]
    const factors = terms.filter(
      ({ coefficient, powers }) => powers.length > 0 && !equals(absolute(coefficient), one),
    )
    return sum + terms.length + factors.length
  }, 0)

const numbersAndLetters = ({ sides }: Relations): number =>
  sides.reduce((sum, { expression }) => sum + leavesOf(expression), 0)

/** A 0 does not count: 6k - 66 = 0 is solved as far as 6k = 66. */
function leavesOf(expression: Expression): number {
  const parts = partsOf(expression)
  if (parts.length > 0) return parts.reduce((sum, part) => sum + leavesOf(part), 0)
  return expression.kind === 'number' && expression.value.numerator === 0n ? 0 : 1
}
