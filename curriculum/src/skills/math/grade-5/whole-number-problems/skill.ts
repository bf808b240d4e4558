import { skillFrom } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { findMistake } from './find-mistake.ts'
import { matchExpressions, remainders } from './questions.ts'
import { backwards, steps, story } from './stories.ts'
import { task } from './task.ts'

export const wholeNumberProblems = skillFrom(accepted, say, {
  strand: 'base-ten',
  icon: 'divide',
  prerequisites: ['multi-digit-multiplication', 'two-digit-divisors'],
  lesson: {
    idea: ['what', 'order', 'rest', 'check'],
    // 14 × 50 = 700 = 29 × 24 + 4
    figure: tableFigure(
      say('lesson.figure'),
      [say('lesson.step'), say('lesson.result')],
      [
        [say('lesson.row.all'), 700],
        [say('lesson.row.full'), 29],
        [say('lesson.row.left'), 4],
      ],
    ),
    workedExample: { model: 'story', level: 2 },
    words: ['quotient', 'remainder', 'estimate'],
  },
  models: [story, steps, backwards, remainders, matchExpressions, findMistake, task],
})
