import { money, skillFrom } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { betweenPoints } from './line.ts'
import { mixed } from './mixed/mixed.ts'
import { isEnough, matchSteps } from './plans.ts'
import { backwards, findMistake, story } from './stories.ts'
import { task } from './task/task.ts'

export const measurementProblems = skillFrom(accepted, say, {
  strand: 'measurement',
  icon: 'scale',
  prerequisites: ['convert-units', 'decimal-arithmetic'],
  lesson: {
    idea: ['what', 'same', 'two', 'check'],
    // 5 × 18 = 90, and 90 ÷ 36 = 2.5
    figure: tableFigure(
      say('lesson.figure'),
      [say('lesson.step'), say('lesson.result')],
      [
        [say('lesson.row.small'), say('lesson.row.small-result')],
        [say('lesson.row.large'), say('lesson.row.large-result')],
        [say('lesson.row.cost'), say('lesson.row.cost-result', { cost: money(750) })],
      ],
    ),
    workedExample: { model: 'story', level: 3 },
    words: ['unit', 'convert', 'trade'],
  },
  models: [story, mixed, betweenPoints, isEnough, matchSteps, backwards, findMistake, task],
})
