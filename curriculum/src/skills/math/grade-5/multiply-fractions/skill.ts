import { skillFrom, tex } from '#form'
import { stripedSquare } from '#figures/area-figure/area-figure.ts'
import { accepted } from './accepted.gen.ts'
import { compareSizes } from './compare-sizes.ts'
import { compute, findMistake, showWork } from './compute.ts'
import { say } from './messages.gen.ts'
import { area, parts } from './parts.ts'
import { story } from './story.ts'

const product = String.raw`\frac{3}{4} \times \frac{2}{5}`

export const multiplyFractions = skillFrom(accepted, say, {
  strand: 'fractions',
  icon: 'grid',
  prerequisites: ['add-fractions'],
  formerIds: {
    adds: 'fraction.adds-for-times',
    'keeps-bottom': 'fraction.keeps-denominator',
    'turns-over': 'fraction.cross-multiplies',
  },
  lesson: {
    idea: [
      say('lesson.part', {
        product: tex(product),
        one: tex(String.raw`\frac{3}{4}`),
        other: tex(String.raw`\frac{2}{5}`),
      }),
      say('lesson.square', { cells: tex(String.raw`3 \times 2 = 6`), result: tex(String.raw`\frac{6}{20}`) }),
      say('lesson.how', { equation: tex(String.raw`${product} = \frac{6}{20}`) }),
      'size',
    ],
    figure: stripedSquare([3, 4], [2, 5]),
    workedExample: { model: 'area', level: 1 },
    words: ['factor', 'product', 'numerator', 'denominator', 'mixed-number'],
  },
  models: [area, compute, showWork, parts, compareSizes, story, findMistake],
})
