import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { findMistake } from './find-mistake.ts'
import { firstMove } from './first-move.ts'
import { fromFigure } from './from-figure.ts'
import { makesTrue } from './makes-true.ts'
import { say } from './messages.gen.ts'
import { missingNumber } from './missing-number.ts'
import { showWork, solve } from './solve.ts'
import { writeEquation } from './write-equation.ts'

export const oneStepEquations = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'balance',
  prerequisites: ['add-fractions', 'decimal-place-value'],
  formerIds: {
    'parts-apart': 'equation.fractions-across',
    'numbers-swapped': 'model.swaps-numbers',
    guesses: 'equation.does-not-test',
  },
  lesson: {
    idea: [
      'what',
      'undo',
      say('lesson.example', {
        plus: tex('x + 5 = 12'),
        minus: tex('x = 12 − 5 = 7'),
        times: tex('3x = 12'),
        over: tex(String.raw`x = 12 \div 3 = 4`),
        x: tex('x'),
      }),
      'test',
    ],
    figure: {
      kind: 'tape-diagram',
      description: say('lesson.figure'),
      tapes: [{ label: '3x = 12', boxes: ['x', 'x', 'x'], total: '12' }],
    },
    workedExample: { model: 'solve', level: 3 },
    words: ['equation', 'solution', 'variable', 'inverse', 'reciprocal'],
  },
  models: [solve, showWork, writeEquation, makesTrue, findMistake, fromFigure, missingNumber, firstMove],
})
