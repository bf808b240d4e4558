import { type Text, tex } from '@skills-center/messages/values'
import { calculate, flipped, inverseOf, isFraction, numberTex, workedTex } from '../../equations/exact.ts'
import { type OneStep, solutionOf, triedTex } from '../../equations/one-step.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** “Subtract 5 from both sides.” A fraction is undone by its reciprocal. */
export function undoing({ form, by }: Pick<OneStep, 'form' | 'by'>): Text {
  return form === 'times' && isFraction(by)
    ? say('both.reciprocal', { by: tex(numberTex(flipped(by))) })
    : say(`both.${form}`, { by: tex(numberTex(by)) })
}

/** The result after undoing the operation, evaluated. */
function undoneTex({ form, by, result }: OneStep): string {
  return form === 'times' && isFraction(by)
    ? workedTex(result, 'times', flipped(by))
    : workedTex(result, inverseOf[form], by)
}

/** “12 − 5 = 7. So x = 7.” */
export const soText = (equation: OneStep): Text =>
  say('so', {
    worked: tex(undoneTex(equation)),
    solution: tex(`${equation.letter} = ${numberTex(solutionOf(equation))}`),
  })

/** Undoes one operation on both sides. */
export function undo(equation: OneStep): WrittenSolution {
  const letter = tex(equation.letter)
  const by = tex(numberTex(equation.by))
  const done = say(`done.${equation.form}`, { letter, by })
  const move = undoing(equation)
  return {
    hints: [say('nudge', { letter }), say('hint', { done, move })],
    solution: [
      say('hint', { done, move }),
      soText(equation),
      say('check', { tried: tex(triedTex(equation, calculate(solutionOf(equation), 'times', 1))) }),
    ],
  }
}
