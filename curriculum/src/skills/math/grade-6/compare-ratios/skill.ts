import { skillFrom } from '#form'
import { doubleLine } from '#figures/proportion-figure/proportion-figure.ts'
import { finishArgument, levelTable } from '#shapes/level-mixes/level-mixes.ts'
import { orderMixes, sortMixes } from '#shapes/mix-cards/mix-cards.ts'
import { quantity } from '#units/units.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { makeTheSame, partOrWhole, pourTogether } from './use.ts'

export const compareRatios = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'ratio',
  prerequisites: ['equivalent-ratios', 'factors-and-multiples'],
  lesson: {
    idea: ['what', 'equal', 'whole', 'trap'],
    figure: doubleLine({
      top: say('of', { of: quantity(2, 'lemon-juice-cup') }),
      bottom: say('of', { of: quantity(2, 'water-cup') }),
      marks: [0, 1, 2, 3, 4].map((at) => ({ at, top: 3 * at, bottom: 5 * at })),
    }),
    workedExample: { model: 'level-table', level: 2 },
    words: ['part-to-part', 'part-to-whole', 'stronger'],
  },
  models: [levelTable, orderMixes, sortMixes, partOrWhole, makeTheSame, pourTogether, finishArgument],
})
