import { skillFrom, tex } from '#form'
import { doubleLine } from '#figures/proportion-figure/proportion-figure.ts'
import { accepted } from './accepted.gen.ts'
import { findPart, findPercent, findWhole, story } from './amounts.ts'
import { matchForms, orderAmounts } from './compare.ts'
import { findMistake } from './find-mistake.ts'
import { say } from './messages.gen.ts'
import { numberLine } from './number-line.ts'

export const percents = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'percent',
  prerequisites: ['equivalent-ratios', 'decimal-operations'],
  lesson: {
    idea: [
      'what',
      say('lesson.part', { equation: tex(String.raw`0.35 \times 80 = 28`) }),
      say('lesson.whole', {
        one: tex(String.raw`28 \div 35 = 0.8`),
        all: tex(String.raw`100 \times 0.8 = 80`),
      }),
      'check',
    ],
    figure: doubleLine({
      top: say('line.percent'),
      bottom: say('line.pages'),
      marks: [0, 25, 50, 75, 100].map((at) => ({ at, top: at, bottom: (80 * at) / 100 })),
    }),
    workedExample: { model: 'find-whole', level: 2 },
    words: ['percent', 'whole', 'part'],
  },
  models: [findPart, numberLine, findWhole, findPercent, matchForms, orderAmounts, story, findMistake],
})
