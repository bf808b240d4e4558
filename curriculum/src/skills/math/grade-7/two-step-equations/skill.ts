import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { fromFigure } from './from-figure.ts'
import { say } from './messages.gen.ts'
import { showWork, solve } from './solve.ts'
import { solveStory, twoWays } from './stories.ts'
import { findMistake, orderSteps } from './work.ts'
import { writeEquation } from './write-equation.ts'

export const twoStepEquations = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'balance',
  prerequisites: ['one-step-equations', 'signed-numbers'],
  formerIds: {
    'wrong-inverse': 'equation.same-operation',
    'subtracts-factor': 'equation.wrong-inverse',
    'half-distributes': 'expression.distributes-once',
    'turned-over': 'equation.same-operation',
    'multiplies-again': 'equation.same-operation',
    'forgets-part': 'equation.ignores-constant',
    'swaps-numbers': 'model.swaps-rate',
    'later-step': 'judging.names-later-line',
    'doubts-right-step': 'judging.blames-right-work',
    'solution-too-soon': 'equation.line-order',
    'check-too-soon': 'equation.line-order',
  },
  lesson: {
    idea: [
      say('lesson.what', { equation: tex('3x + 4 = 19'), x: tex('x') }),
      say('lesson.how', { first: tex('3x = 15'), second: tex('x = 5') }),
      say('lesson.groups', { group: tex('3(x + 4)'), sum: tex('3x + 12') }),
    ],
    figure: {
      kind: 'tape-diagram',
      description: say('lesson.figure'),
      tapes: [{ label: '3x + 4 = 19', boxes: ['x', 'x', 'x', '4'], total: '19' }],
    },
    workedExample: { model: 'solve-story', level: 1 },
    words: ['equation', 'solution', 'coefficient', 'inverse', 'like-terms'],
  },
  models: [solve, showWork, solveStory, writeEquation, findMistake, orderSteps, fromFigure, twoWays],
})
