import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { matchStories } from './match.ts'
import { say } from './messages.gen.ts'
import { findMistake, fromEquation, solveStory, sortStories, writeEquation } from './solve.ts'

export const equationWordProblems = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'equation',
  prerequisites: ['one-step-equations', 'decimal-operations'],
  lesson: {
    idea: [
      say('lesson.what', { x: tex('x') }),
      say('lesson.sum', { equation: tex('x + 1.5 = 6.3') }),
      say('lesson.product', { equation: tex('3x = 7.2'), solution: tex(String.raw`x = 7.2 \div 3 = 2.4`) }),
      'check',
    ],
    figure: {
      kind: 'tape-diagram',
      description: say('lesson.figure'),
      tapes: [{ label: '3x = 7.2', boxes: ['x', 'x', 'x'], total: '7.2' }],
    },
    workedExample: { model: 'solve-story', level: 2 },
    words: ['variable', 'equation', 'solution', 'coefficient'],
  },
  models: [writeEquation, solveStory, matchStories, sortStories, fromEquation, findMistake],
})
