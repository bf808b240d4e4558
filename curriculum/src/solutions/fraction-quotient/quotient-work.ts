import {
  type Fraction,
  fractionPart,
  fractionTex,
  greatestCommonFactor,
  lowest,
  mixedTex,
  wholePart,
} from '../../fractions/fraction.ts'
import { isMixed } from '../../fractions/products.ts'
import { flipped, type FractionQuotient, quotientTex } from '../../fractions/quotients.ts'
import type { Line, Step, Work } from '../../shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

/** Two numbers with an operator, or at the end one number. */
export interface Operands extends Line {
  one: Fraction
  other: Fraction
}

const pair = (one: Fraction, sign: string, other: Fraction): Operands => ({
  one,
  other,
  line: `${fractionTex(one)} ${sign} ${fractionTex(other)}`,
})
const alone = (one: Fraction, line = fractionTex(one)): Operands => ({ one, other: [1, 1], line })
const [times, over] = [String.raw`\times`, String.raw`\div`]

const reciprocal: Step<Operands> = {
  right: ({ one, other }) => pair(one, times, flipped(other)),
  // Takes the reciprocal of the first number instead of the second.
  wrong: ({ one, other }) => pair(flipped(one), times, other),
  move: () => say('move.reciprocal'),
}
const multiply: Step<Operands> = {
  right: ({ one: [a, b], other: [c, d] }) => alone([a * c, b * d]),
  wrong: ({ one: [a, b], other: [c, d] }) => alone([a * c, b + d]),
  move: () => say('move.multiply'),
}
const simplify: Step<Operands> = {
  right: ({ one }) => alone(one, mixedTex(lowest(one))),
  wrong: ({ one: [n, d] }) =>
    alone([n, d], n > d ? `1${fractionTex([n, d])}` : fractionTex([n / greatestCommonFactor(n, d), d])),
  move: () => say('move.simplify'),
}

/** Writes a mixed number as a fraction first; otherwise simplifies at the end. */
export function quotientWork(values: FractionQuotient): Work<Operands> {
  const { one, other } = values
  const start: Operands = { one, other, line: quotientTex(values) }
  if (!isMixed(one)) return { start, steps: [reciprocal, multiply, simplify] }
  const improper: Step<Operands> = {
    right: () => pair(one, over, other),
    wrong: () => pair([wholePart(one) + fractionPart(one)[0], one[1]], over, other),
    move: () => say('move.improper'),
  }
  return { start, steps: [improper, reciprocal, multiply] }
}
