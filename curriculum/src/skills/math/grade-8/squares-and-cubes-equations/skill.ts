import { skillFrom, tex } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { findMistake, howMany, match } from './sets.ts'
import { missingNumber, solve } from './solve.ts'
import { story, writeEquation } from './story.ts'

export const squaresAndCubesEquations = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'equation',
  prerequisites: ['roots', 'two-step-equations'],
  lesson: {
    idea: [
      say('lesson.square', { equation: tex('x^{2} = 36') }),
      say('lesson.zero', { none: tex('x^{2} = −36'), zero: tex('x^{2} = 0') }),
      say('lesson.cube', { equation: tex('x^{3} = −8') }),
      say('lesson.steps', { equation: tex('3x^{2} = 75'), power: tex('x^{2} = 25') }),
    ],
    figure: tableFigure(
      say('lesson.title'),
      [say('lesson.number'), say('lesson.squared'), say('lesson.cubed')],
      ['−3', '−2', '−1', '0', '1', '2', '3'].map((n, at) => {
        const value = at - 3
        return [n, value ** 2, String(value ** 3).replace('-', '−')]
      }),
    ),
    workedExample: { model: 'solve', level: 2 },
    words: ['solution', 'perfect-square', 'perfect-cube'],
  },
  models: [solve, howMany, match, missingNumber, writeEquation, story, findMistake],
})
