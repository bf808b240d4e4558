import { skillFrom, tex } from '#form'
import { equationFigure, repeated } from '#figures/equation-figure/equation-figure.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake, howMany, missingNumber, showWork, solve } from './equations.ts'
import { say } from './messages.gen.ts'

export const numberOfSolutions = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'equation',
  prerequisites: ['linear-equations'],
  lesson: {
    idea: [
      say('lesson.clear', {
        equation: tex(String.raw`\frac{1}{2}x + 3 = \frac{1}{3}x + 5`),
        cleared: tex('3x + 18 = 2x + 30'),
      }),
      'every',
      say('lesson.count', { none: tex('2x + 3 = 2x + 5'), all: tex('2x + 3 = 2x + 3') }),
    ],
    figure: equationFigure('balance', [...repeated(['x'], 3), '18'], '42'),
    workedExample: { model: 'solve', level: 1 },
    words: ['denominator', 'common-multiple', 'solution'],
  },
  models: [solve, showWork, howMany, missingNumber, findMistake],
})
