import { skillFrom, tex } from '#form'
import { jumpsFigure } from '#figures/fraction-figure/fraction-figure.ts'
import { accepted } from './accepted.gen.ts'
import { compute, showWork } from './compute.ts'
import { findMistake } from './find-mistake.ts'
import { howMany } from './how-many.ts'
import { say } from './messages.gen.ts'
import { orderQuotients } from './order-quotients.ts'
import { story } from './story.ts'
import { whichCalculation } from './which-calculation.ts'

const quotient = String.raw`3 \div \frac{3}{4}`

export const divideFractions = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'divide',
  prerequisites: ['divide-unit-fractions', 'multiply-fractions'],
  formerIds: {
    multiplies: 'fraction.no-reciprocal',
    'flips-first': 'fraction.flips-dividend',
    'rest-of-whole': 'fraction.remainder-in-wholes',
    'drops-rest': 'fraction.drops-remainder',
    'divides-always': 'fraction.picks-operation',
    subtracts: 'fraction.picks-operation',
    'bigger-divisor': 'fraction.larger-divisor-more',
    'always-smaller': 'fraction.division-shrinks',
  },
  lesson: {
    idea: [
      say('lesson.fits', { quotient: tex(quotient), size: tex(String.raw`\frac{3}{4}`) }),
      'more',
      say('lesson.how', {
        reciprocal: tex(String.raw`\frac{4}{3}`),
        size: tex(String.raw`\frac{3}{4}`),
        equation: tex(String.raw`3 \times \frac{4}{3} = 4`),
      }),
    ],
    figure: jumpsFigure({
      to: 3,
      pieces: 4,
      stops: [0, 3, 6, 9, 12],
      labels: ['3/4', '3/4', '3/4', '3/4'],
      description: say('lesson.figure'),
    }),
    workedExample: { model: 'compute', level: 2 },
    words: ['dividend', 'divisor', 'quotient', 'reciprocal'],
  },
  models: [howMany, compute, showWork, story, whichCalculation, orderQuotients, findMistake],
})
