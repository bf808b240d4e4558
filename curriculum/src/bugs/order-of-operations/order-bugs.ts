import { tex } from '@skills-center/messages/values'
import type { DrawnExpression } from '../../order-of-operations/draw-expression.ts'
import { bare, expressionTex, stepsOf, valueOf } from '../../order-of-operations/expression.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

type Its = Pick<DrawnExpression, 'text'>
const whole = (value: number): number | null => (Number.isInteger(value) && value >= 0 ? value : null)
/** Null if it makes no difference. */
const other = ({ text }: Its, value: number): number | null => (value === valueOf(text) ? null : whole(value))
const firstOf = (text: string): string => {
  const [step] = stepsOf(text)
  return step === undefined ? text : `${step.left} ${step.operator} ${step.right}`
}

const leftToRight = bug<Its>({
  id: 'operations.left-to-right',
  answer: (its) => other(its, valueOf(its.text, 'left-to-right')),
  feedback: () => say('left'),
  // 14 × 3
  example: [{ text: '10 + 4 × 3' }, 42],
})

const addsFirst = bug<Its>({
  id: 'operations.adds-first',
  answer(its) {
    const got = valueOf(its.text, 'weak-first')
    return got === valueOf(its.text, 'left-to-right') ? null : other(its, got)
  },
  feedback: () => say('adds'),
  // 2 × 8
  example: [{ text: '2 × 3 + 5' }, 16],
})

const ignoresParentheses = bug<Its>({
  id: 'operations.ignores-parentheses',
  answer: (its) => (bare(its.text) === its.text ? null : other(its, valueOf(bare(its.text)))),
  feedback: ({ text }) => say('parentheses', { first: tex(expressionTex(firstOf(text))) }),
  // 12 + 5
  example: [{ text: '3 × (4 + 5)' }, 17],
})

const stopsEarly = bug<Its>({
  id: 'operations.stops-early',
  answer: (its) => {
    const before = stepsOf(its.text).at(-2)
    return before === undefined ? null : other(its, before.result)
  },
  feedback: () => say('stops'),
  example: [{ text: '3 × (4 + 5)' }, 9],
})

export const expressionBugs = [leftToRight, addsFirst, ignoresParentheses, stopsEarly]
