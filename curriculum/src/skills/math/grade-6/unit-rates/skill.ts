import { skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'
import { bestBuy, findMistake } from './offers.ts'
import { orderPaces } from './order-paces.ts'
import { doubleLine, findRate, rateTable, whatItTells } from './paces.ts'
import { task } from './task.ts'

const pages = (q: number) => say('lesson.quantity', { of: quantity(q, 'page') })
const minutes = say('lesson.quantity', { of: quantity(4, 'minute') })

export const unitRates = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'scale',
  prerequisites: ['equivalent-ratios'],
  formerIds: {
    multiplies: 'rate.total-as-one',
    'adds-difference': 'ratio.additive',
    'stops-early': 'rate.stops-at-one',
    'looks-at-total': 'rate.price-tag',
    'bigger-is-better': 'rate.bigger-pack',
    'compares-differences': 'rate.one-quantity',
  },
  lesson: {
    idea: ['what', 'how', 'use'],
    figure: {
      kind: 'tape-diagram',
      description: say('lesson.figure'),
      tapes: [{ label: minutes, boxes: [pages(3), pages(3), pages(3), pages(3)], total: pages(12) }],
    },
    workedExample: { model: 'find-rate', level: 3 },
    words: ['rate', 'unit-rate', 'per', 'unit-price'],
  },
  models: [findRate, rateTable, bestBuy, doubleLine, findMistake, orderPaces, whatItTells, task],
})
