import { skillFrom, tex } from '#form'
import { arrows } from '#figures/signed-line/signed-line.ts'
import { accepted } from './accepted.gen.ts'
import { howLarge, sameResult } from './compare.ts'
import { easyWay, knownProduct, mixedForms, showWork } from './compute.ts'
import { say } from './messages.gen.ts'
import { findMistake, story } from './stories.ts'

export const signedFractionsAndDecimals = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'number-line',
  prerequisites: ['multiply-signed-numbers', 'fractions-to-decimals'],
  lesson: {
    idea: [
      say('lesson.sign', { product: tex(String.raw`−2.5 \times 2 = −5`) }),
      say('lesson.form', {
        product: tex(String.raw`−\frac{3}{4} \times 1.2`),
        decimals: tex(String.raw`−0.75 \times 1.2 = −0.9`),
        fractions: tex(String.raw`−\frac{3}{4} \times \frac{6}{5} = −\frac{9}{10}`),
      }),
      say('lesson.thirds', { third: tex(String.raw`\frac{2}{3}`) }),
      say('lesson.easy', { equation: tex(String.raw`−2.5 \times 7.3 \times 4 = −10 \times 7.3 = −73`) }),
    ],
    figure: arrows({ start: 0, moves: [-2.5, -2.5] }),
    workedExample: { model: 'mixed-forms', level: 1 },
    words: ['reciprocal', 'opposite', 'repeating-decimal'],
  },
  models: [mixedForms, showWork, knownProduct, howLarge, sameResult, easyWay, story, findMistake],
})
