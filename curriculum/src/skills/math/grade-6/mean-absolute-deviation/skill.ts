import { skillFrom } from '#form'
import { countsOf, dotFigure } from '#data-sets/data-sets.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake } from './find-mistake.ts'
import { orderSteady, whatChanges } from './judge.ts'
import { fillDistances, fromDots, missingDistance } from './lists.ts'
import { mustBeTrue } from './must-be-true.ts'
import { say } from './messages.gen.ts'

export const meanAbsoluteDeviation = skillFrom(accepted, say, {
  strand: 'statistics',
  icon: 'chart',
  prerequisites: ['data-displays', 'absolute-value'],
  lesson: {
    idea: ['what', 'steps', 'small', 'change'],
    figure: dotFigure({ topic: 'books', from: 0, step: 1, counts: countsOf([1, 3, 5, 5, 6], 0, 1, 9) }),
    workedExample: { model: 'fill-distances', level: 2 },
    words: ['mean', 'deviation', 'mad', 'consistent'],
  },
  models: [fillDistances, missingDistance, fromDots, orderSteady, whatChanges, mustBeTrue, findMistake],
})
