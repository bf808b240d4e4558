import { skillFrom, tex } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { changeOf, sortRules, twoRules } from './rules.ts'
import { graphEquation, onGraph, wrongRow } from './stories.ts'

export const rulesTablesAndGraphs = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'function',
  prerequisites: ['two-variables'],
  lesson: {
    idea: [
      'forms',
      say('lesson.plus', { equation: tex('y = x + 4'), x: tex('x'), y: tex('y') }),
      say('lesson.times', { equation: tex('y = 4x'), x: tex('x'), y: tex('y') }),
      'check',
    ],
    figure: tableFigure(
      say('lesson.table'),
      [say('lesson.x'), say('lesson.more'), say('lesson.as-many')],
      [
        [0, 4, 0],
        [1, 5, 4],
        [2, 6, 8],
        [4, 8, 16],
      ],
    ),
    workedExample: { model: 'change', level: 1 },
    words: ['independent', 'dependent', 'rule', 'constant'],
  },
  models: [graphEquation, wrongRow, onGraph, sortRules, twoRules, changeOf],
})
