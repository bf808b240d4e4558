import { skillFrom, tex } from '#form'
import { bothWays, sortFirstSteps } from '#shapes/two-ways/two-ways.ts'
import { accepted } from './accepted.gen.ts'
import { missingNumber, showWork, solveGroups, writeGroups } from './models.ts'
import { say } from './messages.gen.ts'

export const equationsWithParentheses = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'parentheses',
  prerequisites: ['two-step-equations', 'linear-expressions'],
  lesson: {
    idea: [
      say('lesson.what', { equation: tex('3(x + 4) = 27'), group: tex('x + 4') }),
      say('lesson.divide', { divided: tex('x + 4 = 9'), solution: tex('x = 5') }),
      say('lesson.distribute', { distributed: tex('3x + 12 = 27') }),
      'choose',
    ],
    figure: {
      kind: 'tape-diagram',
      description: say('lesson.figure'),
      tapes: [{ label: '3(x + 4) = 27', boxes: ['x', '4', 'x', '4', 'x', '4'], total: '27' }],
    },
    workedExample: { model: 'write-equation', level: 1 },
    words: ['parentheses', 'distribute', 'factor'],
  },
  models: [solveGroups, showWork, bothWays, writeGroups, sortFirstSteps, missingNumber],
})
