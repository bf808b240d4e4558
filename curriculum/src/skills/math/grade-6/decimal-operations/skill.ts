import { skillFrom, tex } from '#form'
import { receipt } from '#shapes/decimal-receipt/decimal-receipt.ts'
import { sortSizes } from '#shapes/decimal-sizes/decimal-sizes.ts'
import { story } from '#shapes/decimal-stories/decimal-stories.ts'
import { accepted } from './accepted.gen.ts'
import { addSubtract, divide, multiply, placePoint, showWork } from './compute.ts'
import { say } from './messages.gen.ts'
import { findMistake } from './find-mistake.ts'

export const decimalOperations = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'decimal',
  prerequisites: ['decimal-place-value'],
  lesson: {
    idea: [
      'align',
      say('lesson.times', { product: tex(String.raw`1.2 \times 0.4 = 0.48`) }),
      say('lesson.over', { quotient: tex(String.raw`7.2 \div 0.3 = 72 \div 3 = 24`) }),
      'estimate',
    ],
    figure: {
      kind: 'number-line',
      description: say('lesson.figure'),
      from: 0,
      to: 1.2,
      step: 0.1,
      labelled: [0, 0.4, 0.8, 1.2],
      points: [
        { at: 0.48, label: 'A' },
        { at: 1.2, label: 'B' },
      ],
      jumps: [],
    },
    workedExample: { model: 'multiply', level: 2 },
    words: ['sum', 'difference', 'product', 'quotient', 'estimate'],
  },
  models: [addSubtract, multiply, showWork, divide, placePoint, sortSizes, story, receipt, findMistake],
})
