import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { areaModel, back, findMistake, order, quotient, story } from './divide.ts'
import { say } from './messages.gen.ts'

export const twoDigitDivisors = skillFrom(accepted, say, {
  strand: 'base-ten',
  icon: 'divide',
  prerequisites: ['numerical-expressions'],
  lesson: {
    idea: [
      'what',
      say('lesson.parts', { equation: tex(String.raw`100 + 20 + 3 = 123`) }),
      say('lesson.estimate', { estimate: tex(String.raw`1{,}800 \div 20 = 90`) }),
      say('lesson.check', { check: tex(String.raw`15 \times 123 = 1{,}845`) }),
    ],
    figure: {
      kind: 'area-model',
      description: say('lesson.figure'),
      columns: [
        { label: '100', size: 6 },
        { label: '20', size: 4 },
        { label: '3', size: 3 },
      ],
      rows: [{ label: '15', size: 4 }],
      cells: [[{ text: '1,500' }, { text: '300' }, { text: '45' }]],
    },
    workedExample: { model: 'find-quotient', level: 2 },
    words: ['dividend', 'divisor', 'quotient', 'remainder'],
  },
  models: [areaModel, quotient, story, order, back, findMistake],
})
