import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { findMistake, multiply, story } from './compute.ts'
import { say } from './messages.gen.ts'
import { missingDigit } from './missing-digit.ts'
import { areaModel, orderProducts, partialTable } from './parts.ts'

export const multiDigitMultiplication = skillFrom(accepted, say, {
  strand: 'base-ten',
  icon: 'grid',
  prerequisites: ['numerical-expressions'],
  lesson: {
    idea: [
      say('lesson.parts', { equation: tex(String.raw`46 \times 23 = 46 \times 20 + 46 \times 3`) }),
      'figure',
      say('lesson.lines', {
        ones: tex(String.raw`46 \times 3 = 138`),
        tens: tex(String.raw`46 \times 20 = 920`),
        sum: tex('138 + 920 = 1,058'),
      }),
      say('lesson.estimate', { equation: tex(String.raw`50 \times 20 = 1,000`) }),
    ],
    figure: {
      kind: 'area-model',
      description: say('lesson.description'),
      columns: [
        { label: '40', size: 4 },
        { label: '6', size: 3 },
      ],
      rows: [
        { label: '20', size: 3 },
        { label: '3', size: 2 },
      ],
      cells: [
        [{ text: '800' }, { text: '120' }],
        [{ text: '120' }, { text: '18' }],
      ],
    },
    workedExample: { model: 'multiply', level: 2 },
    words: ['factor', 'product', 'partial-product', 'regroup', 'estimate'],
  },
  models: [areaModel, multiply, partialTable, missingDigit, orderProducts, story, findMistake],
})
