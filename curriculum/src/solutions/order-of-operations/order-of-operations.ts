import { type Text, tex } from '@skills-center/messages/values'
import { expressionTex, type Step, stepsOf } from '../../order-of-operations/expression.ts'
import { say } from './messages.gen.ts'

const unworked = ({ left, operator, right }: Step): string => expressionTex(`${left} ${operator} ${right}`)

/** The reason why this step comes next. */
export function reasonOf({
  inside,
  rest,
  operator,
}: Step): 'parentheses' | 'brackets' | 'strong' | 'order' | 'last' {
  if (inside !== undefined) return inside === '[' ? 'brackets' : 'parentheses'
  if (rest.length === 1) return 'last'
  const hasWeak = rest.includes('+') || rest.includes('−')
  return hasWeak && (operator === '×' || operator === '÷') ? 'strong' : 'order'
}

/** The steps in the right order. */
export function inOrder(text: string): { hints: Text[]; solution: Text[] } {
  const steps = stepsOf(text)
  const [first] = steps
  if (first === undefined) throw new RangeError(`No step in ${text}`)
  const kind = text.includes('[') ? 'bracket' : text.includes('(') ? 'group' : 'none'
  return {
    hints: [say(`nudge.${kind}`), say('hint', { first: tex(unworked(first)) })],
    solution: steps.map((step) =>
      say(`step.${reasonOf(step)}`, { worked: tex(`${unworked(step)} = ${step.result}`) }),
    ),
  }
}
