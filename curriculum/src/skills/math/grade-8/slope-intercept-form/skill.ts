import { skillFrom, tex } from '#form'
import { lineFigure, plainAxes } from '#figures/line-figure/line-figure.ts'
import { accepted } from './accepted.gen.ts'
import { drawLine, matchLines, writeLine } from '#shapes/line-equations/graphs.ts'
import { say } from './messages.gen.ts'
import { findMistake, readEquation } from './read-equation.ts'
import { whatChanges, whyEquation } from '#shapes/line-equations/why.ts'

export const slopeInterceptForm = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'slope',
  prerequisites: ['slope', 'linear-equations'],
  lesson: {
    idea: [
      say('lesson.what', { equation: tex('y = mx + b'), m: tex('m'), b: tex('b') }),
      say('lesson.example', { equation: tex('y = 2x − 3') }),
      'draw',
      say('lesson.rewrite', { one: tex('6x + 3y = 12'), other: tex('y = −2x + 4') }),
    ],
    figure: lineFigure({
      ...plainAxes(-6, 6),
      lines: [
        {
          through: [
            [0, -3],
            [4, 5],
          ],
        },
      ],
      points: [{ at: [0, -3], label: 'B' }],
    }),
    workedExample: { model: 'write-line', level: 2 },
    words: ['slope-intercept-form', 'y-intercept', 'slope'],
  },
  models: [readEquation, matchLines, writeLine, drawLine, whatChanges, whyEquation, findMistake],
})
