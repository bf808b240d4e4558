import { type Text, tex } from '@skills-center/messages/values'
import { toNumber } from '../../bugs/bug.ts'
import { numberTex } from '../../equations/exact.ts'
import { checkTex, leftOver, operationsOf, type TwoStep } from '../../equations/two-step.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'
import { undoing } from './undo.ts'

/** The two moves, starting with the last operation, each with the line after it. */
export function twoMoves(equation: TwoStep): Text[] {
  const [first, last] = operationsOf(equation)
  const { side, result } = leftOver(equation)
  const lines = [`${side} = ${numberTex(result)}`, `${equation.letter} = ${numberTex(equation.value)}`]
  return [last, first].map((each, at) => say('leaves', { move: undoing(each), line: tex(lines[at] ?? '') }))
}

/** Undoes two operations, the last one first. */
export function undoTwo(equation: TwoStep): WrittenSolution {
  const [, last] = operationsOf(equation)
  const letter = tex(equation.letter)
  const isWhole = Number.isInteger(toNumber(equation.value))
  return {
    hints: [say('nudge-two', { letter }), say('hint-two', { move: undoing(last) })],
    solution: [
      ...twoMoves(equation),
      ...(isWhole || typeof equation.value === 'number'
        ? [say('check', { tried: tex(checkTex(equation)) })]
        : []),
    ],
  }
}
