import { rational } from '../rational.ts'
import { lettersIn, partsOf, termsOf, type Expression } from '../algebra/expression.ts'
import { normalForm } from '../algebra/normal-form.ts'
import { Refused } from '../algebra/refused.ts'
import { numberOf, oppositeOf, plusOf, timesOf, treeOf } from './numbers.ts'
import { rewrittenSomewhere, type Rewritten } from './replace.ts'
import { isTwoSided, turned, type Sides, type TwoSides } from './sides.ts'
import { termParts, valueIn } from './tree-bugs.ts'

/**
 * Sides that follow from these in one step that students make. The list is incomplete, but it is enough to find where a
 * mistake was made.
 */
export function* soundSteps(sides: Sides): Generator<Sides> {
  const { left, right, sign } = sides
  for (const { tree } of rewrittenSomewhere(left, soundRewrites)) yield { left: tree, right, sign }
  if (!isTwoSided(sides)) {
    const short = simplified(left)
    if (short !== null) yield { left: short, right, sign }
    return
  }
  for (const { tree } of rewrittenSomewhere(sides.right, soundRewrites)) yield { left, right: tree, sign }
  const [shortLeft, shortRight] = [simplified(left), simplified(sides.right)]
  if (shortLeft !== null) yield { left: shortLeft, right, sign }
  if (shortRight !== null) yield { left, right: shortRight, sign }
  if (shortLeft !== null && shortRight !== null) yield { left: shortLeft, right: shortRight, sign }
  yield* moves(sides)
  yield* divisions(sides)
}

/** Equivalent forms of a node: evaluated or expanded. */
function* soundRewrites(node: Expression): Generator<Rewritten<null>> {
  if (partsOf(node).length > 0 && lettersIn(node).size === 0 && valueIn(node) === null) {
    const value = simplified(node)
    if (value !== null) yield { tree: value, name: null }
  }
  if (node.kind === 'product') {
    const sum = node.factors.find(({ kind }) => kind === 'sum')
    const others = node.factors.filter((factor) => factor !== sum)
    if (sum?.kind === 'sum')
      yield { tree: plusOf(sum.terms.map((term) => timesOf([...others, term]))), name: null }
  }
  if (node.kind === 'negative' && node.of.kind === 'sum') yield { tree: oppositeOf(node.of), name: null }
  if (node.kind === 'quotient' && node.above.kind === 'sum') {
    const { below } = node
    yield {
      tree: plusOf(node.above.terms.map((above): Expression => ({ kind: 'quotient', above, below }))),
      name: null,
    }
  }
}

function* moves({ left, right, sign }: TwoSides): Generator<Sides> {
  for (const [index, term] of termsOf(left).entries()) {
    const rest = termsOf(left).filter((_, at) => at !== index)
    yield short({ left: plusOf(rest), right: plusOf([right, oppositeOf(term)]), sign })
  }
  for (const [index, term] of termsOf(right).entries()) {
    const rest = termsOf(right).filter((_, at) => at !== index)
    yield short({ left: plusOf([left, oppositeOf(term)]), right: plusOf(rest), sign })
  }
}

/** Divides both sides by the coefficient of the letters, or multiplies by their denominator. */
function* divisions({ left, right, sign }: TwoSides): Generator<Sides> {
  const seen = new Set<string>()
  for (const term of [...termsOf(left), ...termsOf(right)]) {
    const { coefficient, letters } = termParts(term)
    const key = `${coefficient.numerator}/${coefficient.denominator}`
    if (letters.length === 0 || key === '1/1' || coefficient.numerator === 0n || seen.has(key)) continue
    seen.add(key)
    const by = numberOf(rational(coefficient.denominator, coefficient.numerator))
    const isTurned = coefficient.numerator < 0n
    const scaled = (side: Expression) => plusOf(termsOf(side).map((its) => timesOf([by, its])))
    yield short({ left: scaled(left), right: scaled(right), sign: isTurned ? turned(sign) : sign })
  }
}

const short = (sides: TwoSides): Sides => ({
  ...sides,
  left: simplified(sides.left) ?? sides.left,
  right: simplified(sides.right) ?? sides.right,
})

/** Evaluates the expression and combines like terms; null if that changes nothing, or if it contains roots. */
export function simplified(expression: Expression): Expression | null {
  try {
    return treeOf(normalForm(expression))
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}
