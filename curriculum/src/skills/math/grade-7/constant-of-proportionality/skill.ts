import { skillFrom, tex } from '#form'
import { graphOf } from '#figures/proportional/proportional-figures.ts'
import { orderConstants } from '#shapes/order-constants/order-constants.ts'
import { accepted } from './accepted.gen.ts'
import { matchPairs, readConstant, useEquation, writeFromPair } from './equations.ts'
import { say } from './messages.gen.ts'

export const constantOfProportionality = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'proportion',
  prerequisites: ['proportional-relationships'],
  lesson: {
    idea: ['what', say('lesson.read', { equation: tex('2d = 9t'), plain: tex('d = 4.5t') }), 'both', 'use'],
    figure: graphOf('hiker', { rate: 2.5, step: 5, across: 6, up: 15 }),
    workedExample: { model: 'use-equation', level: 2 },
    words: ['constant', 'equation', 'proportional'],
  },
  models: [readConstant, useEquation, matchPairs, orderConstants(['7.RP.A.2b']), writeFromPair],
})
