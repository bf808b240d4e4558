import { skillFrom, tex } from '#form'
import { sharedFigure } from '#figures/fraction-figure/fraction-figure.ts'
import { accepted } from './accepted.gen.ts'
import { compute, findMistake } from './compute.ts'
import { say } from './messages.gen.ts'
import { between, match, orderShares } from './sizes.ts'
import { readFigure, story } from './told.ts'

export const fractionsAsDivision = skillFrom(accepted, say, {
  strand: 'fractions',
  icon: 'pie',
  prerequisites: [],
  lesson: {
    idea: [
      say('lesson.what', {
        equation: tex(String.raw`3 \div 4 = \frac{3}{4}`),
        fourth: tex(String.raw`\frac{1}{4}`),
      }),
      say('lesson.mixed', {
        equation: tex(String.raw`7 \div 2 = \frac{7}{2} = 3\frac{1}{2}`),
        half: tex(String.raw`\frac{1}{2}`),
      }),
      say('lesson.check', { equation: tex(String.raw`4 \times \frac{3}{4} = 3`) }),
      'between',
    ],
    figure: sharedFigure('bars', 3, 4),
    workedExample: { model: 'story', level: 2 },
    words: ['numerator', 'denominator', 'mixed-number', 'dividend', 'divisor'],
  },
  models: [readFigure, compute, story, between, match, orderShares, findMistake],
})
