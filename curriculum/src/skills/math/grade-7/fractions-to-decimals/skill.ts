import { bankModel, skillFrom, tex } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { divide, findMistake, stepsTable } from './convert.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { endsOrRepeats, farDigit, matchDecimals, orderDecimals } from './numbers.ts'

export const fractionsToDecimals = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'decimal',
  prerequisites: ['long-division', 'decimal-operations', 'multiply-signed-numbers'],
  lesson: {
    idea: [
      say('lesson.what', { fraction: tex(String.raw`\frac{3}{8}`), decimal: tex('0.375') }),
      say('lesson.repeats', {
        fraction: tex(String.raw`\frac{5}{22}`),
        decimal: tex(String.raw`0.2\overline{27}`),
      }),
      'why',
      say('lesson.which', {
        ends: tex(String.raw`\frac{9}{12} = \frac{3}{4}`),
        repeats: tex(String.raw`\frac{7}{12}`),
      }),
      'type',
    ],
    figure: tableFigure(
      say('lesson.title'),
      [say('steps.now'), say('steps.digit'), say('steps.rest')],
      [
        [50, 2, 6],
        [60, 2, 16],
        [160, 7, 6],
      ],
    ),
    workedExample: { model: 'divide', level: 2 },
    words: ['terminating-decimal', 'repeating-decimal', 'rational-number', 'remainder'],
  },
  models: [
    divide,
    stepsTable,
    endsOrRepeats,
    matchDecimals,
    orderDecimals,
    farDigit,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
