import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { estimate, sameQuotient, useFact } from './quotients.ts'
import { byPlace, grids } from '#shapes/decimal-division/shares.ts'
import { plan, story } from '#shapes/decimal-division/stories.ts'

export const divideDecimals = skillFrom(accepted, say, {
  strand: 'base-ten',
  icon: 'divide',
  prerequisites: ['decimal-arithmetic', 'two-digit-divisors', 'powers-of-ten'],
  lesson: {
    idea: [
      say('lesson.share', { equation: tex(String.raw`0.84 \div 6 = 0.14`) }),
      say('lesson.fits', { equation: tex(String.raw`0.84 \div 0.06 = 14`) }),
      say('lesson.same', { equation: tex(String.raw`8.4 \div 0.6 = 84 \div 6 = 14`) }),
      say('lesson.check', {
        near: tex(String.raw`30 \div 5 = 6`),
        equation: tex(String.raw`31.2 \div 4.8 = 6.5`),
      }),
    ],
    figure: {
      kind: 'percent-grid',
      description: say('lesson.figure'),
      grids: [{ label: '', shaded: 84 }],
    },
    workedExample: { model: 'story', level: 2 },
    words: ['dividend', 'divisor', 'quotient', 'tenth', 'hundredth'],
  },
  models: [grids, byPlace, estimate, useFact, sameQuotient, story, plan],
})
