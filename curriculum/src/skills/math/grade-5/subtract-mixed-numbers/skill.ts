import { skillFrom, tex } from '#form'
import { countUpFigure } from '#figures/fraction-figure/count-up-figure.ts'
import { sameValue } from '#shapes/difference-ways/difference-ways.ts'
import { needsRegroup } from '#shapes/regroup-sort/regroup-sort.ts'
import { accepted } from './accepted.gen.ts'
import { compute, findMistake } from './compute.ts'
import { say } from './messages.gen.ts'
import { countUp, records } from './models.ts'

const difference = String.raw`4\frac{1}{3} − 1\frac{2}{3}`

export const subtractMixedNumbers = skillFrom(accepted, say, {
  strand: 'fractions',
  icon: 'number-line',
  prerequisites: ['add-fractions'],
  lesson: {
    idea: [
      'pieces',
      say('lesson.break', {
        difference: tex(difference),
        regrouped: tex(String.raw`4\frac{1}{3} = 3\frac{4}{3}`),
        result: tex(String.raw`3\frac{4}{3} − 1\frac{2}{3} = 2\frac{2}{3}`),
      }),
      say('lesson.jumps', {
        start: tex(String.raw`1\frac{2}{3}`),
        jumps: tex(String.raw`\frac{1}{3} + 2 + \frac{1}{3} = 2\frac{2}{3}`),
      }),
      say('lesson.move', { equation: tex(String.raw`${difference} = 4\frac{2}{3} − 2`) }),
    ],
    figure: countUpFigure('length', [13, 3], [5, 3]),
    workedExample: { model: 'compute', level: 2 },
    words: ['mixed-number', 'regroup', 'common', 'difference'],
  },
  models: [compute, countUp, needsRegroup, sameValue, records, findMistake],
})
