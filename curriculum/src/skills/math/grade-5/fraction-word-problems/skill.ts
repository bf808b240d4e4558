import { skillFrom, tex } from '#form'
import { dayTapes, tapes } from '#shapes/tape-sums/tape-sums.ts'
import { accepted } from './accepted.gen.ts'
import { matchQuestions, reasonable, whichOperation } from './choose.ts'
import { say } from './messages.gen.ts'
import { answer, twoSteps } from './stories.ts'
import { task } from './task.ts'

export const fractionWordProblems = skillFrom(accepted, say, {
  strand: 'fractions',
  icon: 'pie',
  prerequisites: ['add-fractions', 'subtract-mixed-numbers'],
  lesson: {
    idea: [
      'story',
      'operation',
      say('lesson.tapes', {
        box: tex(String.raw`\frac{1}{8}`),
        both: tex(String.raw`\frac{6}{8} + \frac{5}{8} = 1\frac{3}{8}`),
      }),
      say('lesson.check', { sum: tex(String.raw`\frac{3}{4} + \frac{5}{8}`) }),
    ],
    figure: dayTapes([6, 5], null),
    workedExample: { model: 'two-steps', level: 1 },
    words: ['tape', 'difference', 'estimate', 'reasonable'],
  },
  models: [whichOperation, tapes, matchQuestions, answer, twoSteps, reasonable, task],
})
