import { skillFrom, tex } from '#form'
import { missingNumber } from '#shapes/system-numbers/missing-number.ts'
import { multiplyBy } from '#shapes/system-numbers/multiply-by.ts'
import { endings, firstMove } from '#shapes/system-moves/system-moves.ts'
import { axis, lineFigure } from '#figures/line-figure/line-figure.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake } from './check.ts'
import { replace, showWork } from './combine.ts'
import { say } from './messages.gen.ts'

export const solveSystems = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'crossing',
  prerequisites: ['systems-of-equations', 'linear-equations'],
  lesson: {
    idea: [
      'what',
      say('lesson.replace', {
        one: tex('y = 2x − 1'),
        other: tex('3x + 2y = 12'),
        put: tex('3x + 2(2x − 1) = 12'),
      }),
      say('lesson.remove', { one: tex('x + 2y = 4'), other: tex('3x − 2y = 4'), sum: tex('4x = 8') }),
      say('lesson.end', { never: tex('0 = 5'), always: tex('0 = 0') }),
    ],
    figure: lineFigure({
      x: axis(-2, 8, 'x'),
      y: axis(-4, 6, 'y'),
      lines: [
        {
          through: [
            [0, 2],
            [4, 0],
          ],
          label: 'x + 2y = 4',
        },
        {
          through: [
            [0, -2],
            [4, 4],
          ],
          label: '3x − 2y = 4',
        },
      ],
      points: [{ at: [2, 1], label: 'P' }],
    }),
    workedExample: { model: 'replace', level: 2 },
    words: ['substitution', 'elimination', 'opposites'],
  },
  models: [replace, multiplyBy, showWork, firstMove, endings, missingNumber, findMistake],
})
