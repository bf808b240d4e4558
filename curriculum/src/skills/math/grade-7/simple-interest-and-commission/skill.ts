import { skillFrom, tex } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { commission, simpleInterest, workBack } from './interest.ts'
import { say } from './messages.gen.ts'
import { orderOffers } from '#shapes/order-offers/order-offers.ts'
import { findMistake, growthTable } from './tables.ts'

export const simpleInterestAndCommission = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'percent',
  prerequisites: ['taxes-tips-and-discounts'],
  lesson: {
    idea: [
      'what',
      say('lesson.time', { equation: tex(String.raw`400 \times 0.03 \times 5 = 60`) }),
      'months',
      say('lesson.commission', { equation: tex(String.raw`300 + 2000 \times 0.05 = 400`) }),
    ],
    figure: tableFigure(
      say('lesson.title'),
      [say('table.years'), say('table.interest'), say('table.amount')],
      [
        [1, 12, 412],
        [2, 24, 424],
        [5, 60, 460],
      ],
    ),
    workedExample: { model: 'simple-interest', level: 2 },
    words: ['principal', 'interest', 'simple-interest', 'commission'],
  },
  models: [simpleInterest, workBack, commission, growthTable, orderOffers(['7.RP.A.3']), findMistake],
})
