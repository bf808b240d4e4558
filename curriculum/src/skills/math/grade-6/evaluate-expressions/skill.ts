import { skillFrom, tex } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake } from './find-mistake.ts'
import { useFormula } from './formulas.ts'
import { say } from './messages.gen.ts'
import { missingNumber, planSteps } from './plan.ts'
import { fillValues, orderValues } from './tables.ts'

export const evaluateExpressions = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'expression',
  prerequisites: ['numerical-expressions', 'exponents'],
  lesson: {
    idea: [
      say('lesson.what', { x: tex('x = 4'), term: tex('3x') }),
      'order',
      say('lesson.power', { one: tex('3x^{2}'), all: tex('(3x)^{2}') }),
      'formula',
    ],
    figure: tableFigure(
      say('table-title'),
      ['x', 'x²', '3x²'],
      [
        [1, 1, 3],
        [2, 4, 12],
        [3, 9, 27],
      ],
    ),
    workedExample: { model: 'plan-steps', level: 3 },
    words: ['evaluate', 'variable', 'coefficient', 'formula'],
  },
  models: [useFormula, fillValues, orderValues, planSteps, missingNumber, findMistake],
})
