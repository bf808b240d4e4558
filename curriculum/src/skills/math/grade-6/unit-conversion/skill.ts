import { skillFrom, tex } from '#form'
import { doubleLine } from '#figures/proportion-figure/proportion-figure.ts'
import { quantity } from '#units/units.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { changeRate, findMistake } from './rates.ts'
import { showWork } from './show-work.ts'
import { unitsOfResults } from './results.ts'
import { convert, orderCards, readPairs } from './systems.ts'
import { twoRates } from './two-rates.ts'

export const unitConversion = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'ratio',
  prerequisites: ['unit-rates', 'convert-units'],
  lesson: {
    idea: [
      'what',
      say('lesson.forth', { equation: tex(String.raw`10 \times 1.6 = 16`) }),
      say('lesson.back', { equation: tex(String.raw`24 \div 1.6 = 15`) }),
      say('lesson.rate', {
        first: tex(String.raw`3 \times 1{,}000 = 3{,}000`),
        second: tex(String.raw`3{,}000 \div 60 = 50`),
      }),
      'units',
    ],
    figure: doubleLine({
      top: say('unit', { of: quantity(2, 'mile') }),
      bottom: say('unit', { of: quantity(2, 'kilometer') }),
      marks: [0, 5, 10, 15].map((at) => ({ at, top: at, bottom: at * 1.6 })),
    }),
    workedExample: { model: 'change-rate', level: 3 },
    words: ['convert', 'conversion-rate', 'per', 'system'],
  },
  models: [convert, readPairs, changeRate, twoRates, showWork, unitsOfResults, orderCards, findMistake],
})
