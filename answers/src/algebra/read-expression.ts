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

/** `f(x) =`, and a name or a few words with an equals sign: `y =`, `the perimeter =`. */
const named = /^(?:\p{L}\(\p{L}\)|(?:\p{L}{1,20} ){0,3}\p{L}{1,20}(?:_?\d)?)?\s*=\s*(?=\S)/u
const relation = /[=<>≤≥≠≈]/

/** @throws Refused with what to change. */
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
  // 2(x + 3) = 2x + 6: anyone who shows their work has arrived at the last of them.
  return others.at(-1) ?? first
}

const partLimit = 4
const justOne = advise('no-relation')

/** Without a name in front, unless the name is a letter that the answer itself is made of: `x = 2x`. */
function withoutName(text: string, { letters }: Reading): string {
  const name = named.exec(text)?.[0].replace(/[\s=]+$/, '') ?? ''
  return letters?.has(name) ? text : text.replace(named, '')
}

/** Reads what holds no letter: `2√3`, `-7/8`, `π/2`. @throws Refused when letters are in it. */
export function readConstant(text: string): ReadExpression {
  const expression = parseExpression(text, { letters: new Set() })
  const [letter] = lettersIn(expression)
  if (letter !== undefined) throw new Refused(advise('letter-in-number', { letter }))
  return { expression, form: normalForm(expression) }
}

/** Reads one number as an answer, exact: what can be worked out in the head must be. @throws Refused */
export const readValue = (text: string): ReadExpression => requireValue(readConstant(text).expression)

/** The same for an expression without letters that has been read. @throws Refused */
export function requireValue(expression: Expression): ReadExpression {
  if (!isPlainNumber(expression) && !isExact(expression)) {
    throw new Refused(advise('work-out-first'))
  }
  return { expression, form: normalForm(expression) }
}

/** With a root or π in it, it cannot be written as a plain number. */
const isExact = (expression: Expression): boolean =>
  expression.kind === 'root' || expression.kind === 'pi' || partsOf(expression).some(isExact)
