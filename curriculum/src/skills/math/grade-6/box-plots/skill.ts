import { skillFrom } from '#form'
import { boxFigure } from '#data-sets/data-sets.ts'
import { hiddenNumber, listClaim, whatChanges } from '#shapes/box-data/changes.ts'
import { pickPart } from '#shapes/box-data/parts.ts'
import { drawBox, fiveNumbers } from '#shapes/box-data/summaries.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { task } from './task.ts'

export const boxPlots = skillFrom(accepted, say, {
  strand: 'statistics',
  icon: 'chart',
  prerequisites: ['data-displays'],
  lesson: {
    idea: ['what', 'halves', 'parts', 'spread'],
    figure: boxFigure('quiz', [0, 30], [[4, 9, 15, 18, 27]]),
    workedExample: { model: 'hidden-number', level: 3 },
    words: ['five-number-summary', 'lower-quartile', 'upper-quartile', 'iqr'],
  },
  models: [fiveNumbers, pickPart, drawBox, hiddenNumber, whatChanges, listClaim, task],
})
