import { skillFrom, tex } from '#form'
import { twoPartsFigure } from '#figures/area-figure/area-figure.ts'
import { howFactored, missingNumber } from '#shapes/factored-forms/factored-forms.ts'
import { splitClaim, splitProduct } from '#shapes/split-products/split-products.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { task } from './task.ts'
import { areaPart, sameTotal } from './totals.ts'

export const distributiveProperty = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'parentheses',
  prerequisites: ['equivalent-expressions', 'factors-and-multiples'],
  lesson: {
    idea: [
      say('lesson.what', { product: tex('4(x + 5)'), sum: tex('4x + 20') }),
      say('lesson.numbers', {
        product: tex(String.raw`6 \times 98`),
        split: tex('6(100 − 2)'),
        parts: tex('600 − 12 = 588'),
      }),
      say('lesson.factor', { sum: tex('12x + 18'), product: tex('6(2x + 3)') }),
      'check',
    ],
    figure: twoPartsFigure('4', ['x', '5'], 'both', ['4x', '20']),
    workedExample: { model: 'missing-number', level: 2 },
    words: ['distributive-property', 'greatest-common-factor', 'factor'],
  },
  models: [splitProduct, areaPart, sameTotal, missingNumber, howFactored, splitClaim, task],
})
