import { skillFrom, tex } from '#form'
import { cutRectangle } from '#figures/area-figure/area-figure.ts'
import { areaParts } from '#shapes/area-parts/area-parts.ts'
import { productWays } from '#shapes/product-ways/product-ways.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { areas, batches, findMistake, orderProducts } from './models.ts'
import { task } from './task.ts'

const product = String.raw`2\frac{1}{2} \times 3\frac{1}{4}`

export const multiplyMixedNumbers = skillFrom(accepted, say, {
  strand: 'fractions',
  icon: 'grid',
  prerequisites: ['multiply-fractions', 'subtract-mixed-numbers'],
  lesson: {
    idea: [
      say('lesson.area', { product: tex(product) }),
      say('lesson.parts', {
        sum: tex(String.raw`6 + \frac{2}{4} + 1\frac{1}{2} + \frac{1}{8} = 8\frac{1}{8}`),
      }),
      say('lesson.one', {
        equation: tex(String.raw`${product} = \frac{5}{2} \times \frac{13}{4} = \frac{65}{8}`),
      }),
      'check',
    ],
    figure: cutRectangle([5, 2], [13, 4]),
    workedExample: { model: 'rectangles', level: 2 },
    words: ['mixed-number', 'factor', 'product', 'partial-product', 'area'],
  },
  models: [areaParts, areas, productWays, batches, orderProducts, findMistake, task],
})
