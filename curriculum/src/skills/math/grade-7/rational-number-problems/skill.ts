import { skillFrom, tex } from '#form'
import { arrows } from '#figures/signed-line/signed-line.ts'
import { accepted } from './accepted.gen.ts'
import { compute, findMistake, orderResults } from './compute.ts'
import { say } from './messages.gen.ts'
import { stories, table, workBack } from './stories.ts'
import { task } from './task.ts'

export const rationalNumberProblems = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'number-line',
  prerequisites: ['multiply-signed-numbers', 'fractions-to-decimals', 'decimal-operations'],
  lesson: {
    idea: [
      say('lesson.story', { equation: tex(String.raw`−2 + 4 \times (−1.5) = −2 + (−6) = −8`) }),
      'signs',
      say('lesson.forms', { fraction: tex(String.raw`−\frac{3}{4}`), decimal: tex('−0.75') }),
      say('lesson.back', { equation: tex(String.raw`(−8 − (−2)) \div 4 = −6 \div 4 = −1.5`) }),
    ],
    figure: arrows({ start: -2, moves: [-3, -3] }),
    workedExample: { model: 'story', level: 1 },
    words: ['rational-number', 'mean', 'opposite', 'elevation'],
  },
  models: [stories, workBack, table, compute, orderResults, findMistake, task],
})
