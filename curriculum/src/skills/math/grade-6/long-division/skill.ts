import { skillFrom, tex } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { accepted } from './accepted.gen.ts'
import { back, findMistake, order, quotient, stepsTable, story } from './divide.ts'
import { say } from './messages.gen.ts'

export const longDivision = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'divide',
  prerequisites: ['two-digit-divisors'],
  lesson: {
    idea: [
      'what',
      say('lesson.example', { division: tex(String.raw`7{,}416 \div 24`) }),
      'zero',
      say('lesson.check', { check: tex(String.raw`24 \times 309 = 7{,}416`) }),
    ],
    figure: tableFigure(
      say('steps.title'),
      [say('steps.now'), say('steps.digit'), say('steps.product'), say('steps.left')],
      [
        [74, 3, 72, 2],
        [21, 0, 0, 21],
        [216, 9, 216, 0],
      ],
    ),
    workedExample: { model: 'find-quotient', level: 1 },
    words: ['dividend', 'divisor', 'quotient', 'remainder'],
  },
  models: [stepsTable, quotient, story, order, back, findMistake],
})
