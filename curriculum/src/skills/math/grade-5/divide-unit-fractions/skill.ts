import { skillFrom, tex } from '#form'
import { jumpsFigure } from '#figures/fraction-figure/fraction-figure.ts'
import { accepted } from './accepted.gen.ts'
import { compute, findMistake } from './compute.ts'
import { readFigure } from './figures.ts'
import { say } from './messages.gen.ts'
import { orderQuotients, rewrite } from './sizes.ts'
import { story, whichCalculation } from './stories.ts'

const third = tex(String.raw`\frac{1}{3}`)

export const divideUnitFractions = skillFrom(accepted, say, {
  strand: 'fractions',
  icon: 'divide',
  prerequisites: ['multiply-fractions'],
  lesson: {
    idea: [
      say('lesson.pieces', { third, quotient: tex(String.raw`2 \div \frac{1}{3} = 6`) }),
      say('lesson.share', { third, quotient: tex(String.raw`\frac{1}{3} \div 2 = \frac{1}{6}`) }),
      say('lesson.check', { product: tex(String.raw`6 \times \frac{1}{3} = 2`) }),
    ],
    figure: jumpsFigure({
      to: 2,
      pieces: 3,
      stops: [0, 1, 2, 3, 4, 5, 6],
      labels: ['1/3', '1/3', '1/3', '1/3', '1/3', '1/3'],
      description: say('lesson.figure'),
    }),
    workedExample: { model: 'compute', level: 1 },
    words: ['unit-fraction', 'dividend', 'divisor', 'quotient'],
  },
  models: [readFigure, compute, story, whichCalculation, rewrite, orderQuotients, findMistake],
})
