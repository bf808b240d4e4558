import { skillFrom, tex } from '#form'
import { graphOf } from '#figures/proportional/proportional-figures.ts'
import { accepted } from './accepted.gen.ts'
import { orderRates, steeperOrNot } from './compare.ts'
import { drawGraph, explainSteeper } from './draw.ts'
import { say } from './messages.gen.ts'
import { difference, findMistake, findSlope, raw } from './rates.ts'

export const compareProportionalRelationships = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'slope',
  prerequisites: ['slope', 'proportional-graphs'],
  lesson: {
    idea: [
      say('lesson.slope', { equation: tex(raw`24 \div 4 = 6`) }),
      say('lesson.equation', { equation: tex('w = 6t') }),
      'forms',
      'steeper',
    ],
    figure: graphOf('hose', { rate: 6, step: 6, across: 4, up: 24 }),
    workedExample: { model: 'difference-of-rates', level: 1 },
    words: ['unit-rate', 'slope', 'steeper', 'proportional'],
  },
  models: [findSlope, difference, orderRates, drawGraph, steeperOrNot, findMistake, explainSteeper],
})
