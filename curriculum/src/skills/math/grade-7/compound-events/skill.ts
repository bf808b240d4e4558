import { skillFrom } from '#form'
import { designTrials } from '#shapes/digit-trials/design-trials.ts'
import { estimateChance } from '#shapes/digit-trials/digit-trials.ts'
import { exampleTable, fillOutcomes, tableChance } from '#shapes/spin-tables/spin-tables.ts'
import { accepted } from './accepted.gen.ts'
import { countOutcomes, letterChance, pickOutcomes } from './letters.ts'
import { treeChance } from './tiles.ts'
import { say } from './messages.gen.ts'

export const compoundEvents = skillFrom(accepted, say, {
  strand: 'statistics',
  icon: 'dice',
  prerequisites: ['probability', 'multiply-fractions'],
  lesson: {
    idea: ['what', 'space', 'chance', 'simulate'],
    figure: exampleTable,
    workedExample: { model: 'table-chance', level: 1 },
    words: ['compound', 'sample-space', 'simulation'],
  },
  models: [
    countOutcomes,
    pickOutcomes,
    fillOutcomes,
    tableChance,
    treeChance,
    letterChance,
    estimateChance,
    designTrials,
  ],
})
