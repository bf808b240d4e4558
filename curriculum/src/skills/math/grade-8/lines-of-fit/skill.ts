import { skillFrom, tex } from '#form'
import { closest, trust } from '#shapes/judge-fit/compare-lines.ts'
import { balance, differences } from '#shapes/judge-fit/distances.ts'
import { fitFigure } from '#situations/fitted-lines/fitted-lines.ts'
import { accepted } from './accepted.gen.ts'
import { change, meaning, writeLine } from './meaning.ts'
import { say } from './messages.gen.ts'
import { task } from './task.ts'

export const linesOfFit = skillFrom(accepted, say, {
  strand: 'statistics',
  icon: 'dots',
  prerequisites: ['scatter-plots', 'slope-intercept-form'],
  lesson: {
    idea: ['what', 'close', say('lesson.meaning', { line: tex('y = 4x + 18') }), 'limits'],
    figure: fitFigure(
      {
        story: 'pizza',
        slope: 4,
        start: 18,
        points: [
          [1, 25],
          [2, 23],
          [4, 38],
          [5, 34],
          [7, 50],
          [8, 45],
          [9, 57],
        ],
      },
      [
        [0, 18],
        [10, 58],
      ],
    ),
    workedExample: { model: 'change', level: 1 },
    words: ['line-of-fit', 'prediction', 'slope', 'intercept'],
  },
  models: [meaning, change, writeLine, differences, balance, closest, trust, task],
})
