import { skillFrom } from '#form'
import { graphOf } from '#figures/proportional/proportional-figures.ts'
import { orderRelations } from '#shapes/order-relations/order-relations.ts'
import { plotPoint } from '#shapes/plot-proportional/plot-proportional.ts'
import { sortGraphs } from '#shapes/sort-graphs/sort-graphs.ts'
import { compareLines } from '#shapes/two-lines/two-lines.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { findMistake, matchPoints } from './points.ts'

export const proportionalGraphs = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'slope',
  prerequisites: ['proportional-relationships'],
  lesson: {
    idea: ['what', 'origin', 'one', 'compare'],
    figure: graphOf('hose', { rate: 6, step: 6, across: 4, up: 24 }),
    workedExample: { model: 'compare-lines', level: 1 },
    words: ['origin', 'unit-rate', 'proportional'],
  },
  models: [matchPoints, plotPoint, sortGraphs, compareLines, orderRelations, findMistake],
})
