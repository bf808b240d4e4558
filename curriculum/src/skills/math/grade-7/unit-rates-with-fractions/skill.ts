import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { ratePairs } from '#figures/rate-pairs/rate-pairs.ts'
import { fromPlain } from '#fractions/fraction.ts'
import { quantity } from '#units/units.ts'
import { matchComplex } from './complex.ts'
import { say } from './messages.gen.ts'
import { orderRates } from './paces.ts'
import { findMistake, findRate, rateTable, useRate } from './rates.ts'

export const unitRatesWithFractions = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'scale',
  prerequisites: ['unit-rates', 'divide-fractions'],
  lesson: {
    idea: [
      'what',
      say('lesson.how', { complex: tex(String.raw`\frac{\frac{3}{4}}{\frac{1}{3}}`) }),
      say('lesson.divide', {
        equation: tex(String.raw`\frac{3}{4} \div \frac{1}{3} = \frac{3}{4} \times 3 = 2\frac{1}{4}`),
      }),
      'use',
    ],
    figure: ratePairs({ ys: quantity(1, 'mile'), xs: quantity(1, 'hour') }, [
      [fromPlain('1/3'), fromPlain('3/4')],
      [fromPlain('1'), fromPlain('2 1/4')],
    ]),
    workedExample: { model: 'find-rate', level: 2 },
    words: ['unit-rate', 'complex-fraction', 'reciprocal'],
  },
  models: [findRate, useRate, rateTable, matchComplex, orderRates, findMistake],
})
