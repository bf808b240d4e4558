import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { findTotal, simpleInterest, workBackwards, writeExpression } from './amounts.ts'
import { exampleReceipt, fillReceipt } from '#shapes/price-receipt/price-receipt.ts'
import { sortDeals } from '#shapes/sort-deals/sort-deals.ts'
import { say } from './messages.gen.ts'

const { raw } = String

export const taxesTipsAndDiscounts = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'percent',
  prerequisites: ['percent-change', 'linear-expressions'],
  lesson: {
    idea: [
      'what',
      say('lesson.chain', { sale: tex(raw`0.8 \times 50 = 40`), total: tex(raw`1.06 \times 40 = 42.40`) }),
      'same',
      say('lesson.interest', { year: tex(raw`0.03 \times 200 = 6`), all: tex(raw`4 \times 6 = 24`) }),
    ],
    figure: exampleReceipt,
    workedExample: { model: 'find-total', level: 2 },
    words: ['discount', 'markup', 'sales-tax', 'tip', 'commission', 'simple-interest'],
  },
  models: [findTotal, workBackwards, simpleInterest, writeExpression, fillReceipt, sortDeals],
})
