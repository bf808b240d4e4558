import { skillFrom, tex } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { compute, findMistake, missing, story } from './compute.ts'
import { say } from './messages.gen.ts'
import { orderTens, statements, table } from './patterns.ts'

export const powersOfTen = skillFrom(accepted, say, {
  strand: 'base-ten',
  icon: 'power',
  prerequisites: ['decimal-place-value'],
  lesson: {
    idea: [
      say('lesson.power', { equation: tex(String.raw`10^{3} = 10 \times 10 \times 10 = 1,000`) }),
      say('lesson.times', { equation: tex(String.raw`4.5 \times 10^{3} = 4,500`) }),
      say('lesson.over', { equation: tex(String.raw`4.5 \div 10^{2} = 0.045`) }),
      say('lesson.zeros', { equation: tex(String.raw`50 \times 10^{3} = 50,000`) }),
    ],
    figure: tableFigure(
      say('lesson.table'),
      [say('table.expression'), say('table.value')],
      [
        ['4.5 × 10', '45'],
        ['4.5 × 10²', '450'],
        ['4.5 × 10³', '4,500'],
        ['4.5 ÷ 10', '0.45'],
        ['4.5 ÷ 10²', '0.045'],
      ],
    ),
    workedExample: { model: 'compute', level: 2 },
    words: ['power', 'exponent', 'base', 'factor'],
  },
  models: [compute, table, missing, statements, orderTens, story, findMistake],
})
