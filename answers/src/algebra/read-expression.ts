import { advise } from '../advice/advice.ts'
import { lettersIn, partsOf, type Expression } from './expression.ts'
import { isEquivalent, normalForm } from './normal-form.ts'
import { isPlainNumber, parseExpression, type Reading } from './parser.ts'
import { prepare } from './prepare.ts'
import type { Quotient } from './quotient.ts'
import { Refused } from './refused.ts'

export interface ReadExpression {
  readonly expression: Expression
  readonly form: Quotient
}

/** `f(x) =`, or a name or a few words with an equals sign: `y =`, `the perimeter =`. */
const named = /^(?:\p{L}\(\p{L}\)|(?:\p{L}{1,20} ){0,3}\p{L}{1,20}(?:_?\d)?)?\s*=\s*(?=\S)/u
const relation = /[=<>≤≥≠≈]/

/** @throws Refused with what to change */
export function readExpression(typed: string, options: Reading = {}): ReadExpression {
  const text = withoutName(prepare(typed), options)
  const [first, ...others] = text.split('=', partLimit).map((part) => {
    if (relation.test(part)) throw new Refused(justOne)
    const expression = parseExpression(part, options)
    return { expression, form: normalForm(expression) }
  })
  if (first === undefined || others.some(({ form }) => !isEquivalent(first.form, form))) {
    throw new Refused(justOne)
  }
  // For 2(x + 3) = 2x + 6, use the last side: the student has shown the work.
  return others.at(-1) ?? first
}

const partLimit = 4
const justOne = advise('no-relation')

/** Removes a name in front, unless the name is a letter of the answer itself: `x = 2x`. */
function withoutName(text: string, { letters }: Reading): string {
  const name = named.exec(text)?.[0].replace(/[\s=]+$/, '') ?? ''
  return letters?.has(name) ? text : text.replace(named, '')
}

/** Reads an expression without letters: `2√3`, `-7/8`, `π/2`. @throws Refused when it contains letters */
export function readConstant(text: string): ReadExpression {
  const expression = parseExpression(text, { letters: new Set() })
  const [letter] = lettersIn(expression)
  if (letter !== undefined) throw new Refused(advise('letter-in-number', { letter }))
  return { expression, form: normalForm(expression) }
}

/** Reads one exact number as an answer. Arithmetic without roots or π must be carried out. @throws Refused */
export const readValue = (text: string): ReadExpression => requireValue(readConstant(text).expression)

/** The same check for an expression without letters that was already parsed. @throws Refused */
export function requireValue(expression: Expression): ReadExpression {
  if (!isPlainNumber(expression) && !isExact(expression)) {
    throw new Refused(advise('work-out-first'))
  }
  return { expression, form: normalForm(expression) }
}

/** Whether it contains a root or π, so that it cannot be written as a plain number. */
const isExact = (expression: Expression): boolean =>
  expression.kind === 'root' || expression.kind === 'pi' || partsOf(expression).some(isExact)
