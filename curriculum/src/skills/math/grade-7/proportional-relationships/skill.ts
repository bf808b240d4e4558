import { skillFrom } from '#form'
import { graphOf } from '#figures/proportional/proportional-figures.ts'
import { accepted } from './accepted.gen.ts'
import { drawLine, pointMeaning } from './graphs.ts'
import { isProportional } from './is-proportional.ts'
import { say } from './messages.gen.ts'
import { fillTable, findConstant, writeEquation } from './tables.ts'

export const proportionalRelationships = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'proportion',
  prerequisites: ['equivalent-ratios', 'unit-rates'],
  formerIds: {
    'adds-same': 'ratio.additive',
    'one-number': 'proportion.amount-as-constant',
    scale: 'graph.counts-squares',
    'uneven-steps': 'proportion.even-steps',
  },
  lesson: {
    idea: ['what', 'how', 'use'],
    figure: graphOf('almonds', { rate: 7.5, step: 10, across: 4, up: 30 }),
    workedExample: { model: 'write-equation', level: 2 },
    words: ['proportional', 'constant', 'origin'],
  },
  models: [findConstant, fillTable, isProportional, drawLine, writeEquation, pointMeaning],
})
