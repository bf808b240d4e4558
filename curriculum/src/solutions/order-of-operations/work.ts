import {
  expressionTex,
  isWhole,
  nextOperator,
  readValue,
  stepAt,
  textOf,
  type Tokens,
  tokensOf,
  ungrouped,
} from '../../order-of-operations/expression.ts'
import type { Line, Step, Work } from '../../shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'
import { reasonOf } from './order-of-operations.ts'

export interface ExpressionLine extends Line {
  tokens: Tokens
}
const shown = (tokens: Tokens): ExpressionLine => ({ line: expressionTex(textOf(tokens)), tokens })

const valueOf = (tokens: Tokens): number => readValue(textOf(tokens))
const next = (tokens: Tokens) => stepAt(tokens, nextOperator(tokens, 'rules'))

/** Skips parentheses, or works from left to right; if both give the right step, uses a different operation. */
function mistaken(tokens: Tokens): Tokens {
  const swapped = { '+': '×', '−': '+', '×': '+', '÷': '−' } as const
  const right = nextOperator(tokens, 'rules')
  const ways = [
    next(ungrouped(tokens)).rest,
    stepAt(tokens, nextOperator(tokens, 'left-to-right')).rest,
    stepAt(tokens.with(right, swapped[next(tokens).operator]), right).rest,
  ]
  const value = valueOf(tokens)
  return ways.find((rest) => isWhole(rest) && valueOf(rest) !== value) ?? tokens
}

/** One operation per line. */
export function expressionWork(text: string, steps: number): Work<ExpressionLine> {
  const step: Step<ExpressionLine> = {
    right: ({ tokens }) => shown(tokens.length > 1 ? next(tokens).rest : tokens),
    wrong: ({ tokens }) => shown(tokens.length > 1 ? mistaken(tokens) : tokens),
    move: ({ tokens }) => say(`move.${reasonOf(next(tokens))}`),
  }
  return { start: shown(tokensOf(text)), steps: Array.from({ length: steps }, () => step) }
}
