import { skillFrom, tex } from '#form'
import { boxTapes } from '#figures/two-tapes/box-tapes.ts'
import { sameSize, tapes } from '#shapes/scale-forms/scale-forms.ts'
import { scaleStory } from '#shapes/scale-stories/scale-stories.ts'
import { accepted } from './accepted.gen.ts'
import { matchSizes, openNumerator, orderProducts } from './factors.ts'
import { say } from './messages.gen.ts'

export const multiplicationAsScaling = skillFrom(accepted, say, {
  strand: 'fractions',
  icon: 'scale',
  prerequisites: ['multiply-fractions'],
  lesson: {
    idea: [
      say('lesson.scale', { factor: tex(String.raw`\frac{3}{5}`) }),
      'more',
      say('lesson.one', { equation: tex(String.raw`\frac{3}{4} \times \frac{5}{5} = \frac{15}{20}`) }),
      say('lesson.compare', {
        less: tex(String.raw`\frac{7}{8} \times 614`),
        more: tex(String.raw`\frac{9}{8} \times 614`),
      }),
    ],
    figure: boxTapes([say('lesson.tape', { name: 'A' }), say('lesson.tape', { name: 'B' })], [5, 3], null),
    workedExample: { model: 'tapes', level: 2 },
    words: ['factor', 'product', 'scale', 'numerator', 'denominator'],
  },
  models: [tapes, matchSizes, orderProducts, openNumerator, sameSize, scaleStory],
})
