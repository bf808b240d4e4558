import { skillFrom, tex } from '#form'
import { gapTable } from '#figures/proportion-figure/proportion-figure.ts'
import { accepted } from './accepted.gen.ts'
import { convertOne, findMistake, order, sortConversions, story, table } from './convert.ts'
import { say } from './messages.gen.ts'

export const convertUnits = skillFrom(accepted, say, {
  strand: 'measurement',
  icon: 'number-line',
  prerequisites: ['decimal-place-value'],
  lesson: {
    idea: [
      'what',
      say('lesson.down', { equation: tex(String.raw`6 \times 12 = 72`) }),
      say('lesson.up', { equation: tex(String.raw`250 \div 100 = 2.5`) }),
      'check',
    ],
    figure: gapTable({
      title: say('lesson.title'),
      columns: [say('lesson.feet'), say('lesson.inches')],
      rows: [
        [1, 12],
        [2, 24],
        [6, 72],
      ],
    }),
    workedExample: { model: 'convert', level: 3 },
    words: ['convert', 'customary', 'metric', 'prefix'],
  },
  models: [convertOne, table, story, order, sortConversions, findMistake],
})
