import { skillFrom } from '#form'
import { betterDeal } from '#shapes/better-deal/better-deal.ts'
import { buildUp, percentTape } from '#shapes/percent-tables/percent-tables.ts'
import { survey } from '#shapes/survey-percents/survey-percents.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { matchEquation, tipOrSale } from './stories.ts'

const box = say('lesson.box')

export const percentProblems = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'percent',
  prerequisites: ['percents', 'double-number-lines'],
  lesson: {
    idea: ['tape', 'parts', 'which', 'pay'],
    figure: {
      kind: 'tape-diagram',
      description: say('lesson.figure'),
      tapes: [{ label: say('lesson.whole'), boxes: [box, box, box, box, box], total: '100%' }],
    },
    workedExample: { model: 'tip-or-sale', level: 2 },
    words: ['benchmark', 'discount', 'tip'],
  },
  models: [percentTape, buildUp, tipOrSale, matchEquation, betterDeal, survey],
})
