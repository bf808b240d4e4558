import { skillFrom, tex } from '#form'
import { rayFigure } from '#figures/ray-figure/ray-figure.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { graph, missingNumber, showWork, solve, sortDirections } from './solve.ts'
import { story, writeInequality } from './stories.ts'
import { findMistake } from './work.ts'

export const twoStepInequalities = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'inequality',
  prerequisites: ['inequalities', 'two-step-equations', 'multiply-signed-numbers'],
  lesson: {
    idea: [
      say('lesson.what', { inequality: tex('3x + 4 > 19'), next: tex('3x > 15'), solution: tex('x > 5') }),
      say('lesson.turn', { true: tex('2 < 5'), turned: tex('−2 > −5') }),
      say('lesson.negative', { inequality: tex('−3x < 12'), solution: tex('x > −4') }),
      'story',
    ],
    figure: rayFigure({ sign: '>', at: -4 }),
    workedExample: { model: 'solve', level: 2 },
    words: ['inequality', 'solution', 'coefficient', 'bound'],
  },
  models: [solve, showWork, graph, story, writeInequality, findMistake, sortDirections, missingNumber],
})
