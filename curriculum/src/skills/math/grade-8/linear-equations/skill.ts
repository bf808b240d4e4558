import { skillFrom, tex } from '#form'
import { balanceFigure } from '#figures/equation-figure/equation-figure.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake, howMany, missingNumber, orderSteps, showWork, solve } from './equations.ts'
import { say } from './messages.gen.ts'
import { story } from './story.ts'

export const linearEquations = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'equation',
  prerequisites: ['two-step-equations', 'signed-numbers'],
  formerIds: {
    'sign-in-brackets': 'equation.loses-sign',
    'sign-lost': 'equation.loses-sign',
    'adds-constant': 'equation.same-operation',
    'subtracts-coefficient': 'equation.wrong-inverse',
    'always-one': 'equation.expects-one-solution',
    'no-x-no-matter': 'equation.none-or-all',
    'zero-is-none': 'equation.none-or-all',
    'same-constant': 'equation.compares-one-term',
    'looks-at-constants': 'equation.compares-one-term',
    'unlike-terms': 'expression.unlike-terms',
    'rate-and-start': 'model.swaps-rate',
    'mixes-offers': 'model.mixes-plans',
    'blames-right-step': 'judging.blames-right-work',
  },
  lesson: {
    idea: [
      say('lesson.what', { equation: tex('5x + 3 = 2x + 15'), less: tex('3x + 3 = 15'), term: tex('2x') }),
      say('lesson.how', { first: tex('3x = 12'), second: tex('x = 4') }),
      say('lesson.count', { none: tex('2 = 5'), all: tex('5 = 5') }),
    ],
    figure: balanceFigure(['x', 'x', 'x', '2'], ['x', '8']),
    workedExample: { model: 'solve', level: 2 },
    words: ['distribute', 'like-terms', 'coefficient', 'infinitely-many'],
  },
  models: [solve, showWork, story, howMany, missingNumber, findMistake, orderSteps],
})
