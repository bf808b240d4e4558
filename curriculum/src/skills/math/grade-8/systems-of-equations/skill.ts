import { skillFrom, tex } from '#form'
import { axis, lineFigure } from '#figures/line-figure/line-figure.ts'
import { accepted } from './accepted.gen.ts'
import { checkPoints, howMany, solve } from './algebra.ts'
import { drawLine, readGraph } from './graphs.ts'
import { say } from './messages.gen.ts'
import { story } from './story.ts'

export const systemsOfEquations = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'crossing',
  prerequisites: ['linear-equations', 'slope'],
  formerIds: {
    'swaps-coordinates': 'line.swaps-coordinates',
    'sign-of-quadrant': 'equation.loses-sign',
    'one-line-only': 'system.one-line-only',
    'counts-squares': 'graph.counts-squares',
    'start-value': 'system.takes-start',
    'other-crossing': 'system.other-crossing',
    'wrong-sign': 'slope.wrong-sign',
    'slope-for-start': 'line.swaps-start',
    'start-on-x-axis': 'line.start-on-x-axis',
    'run-over-rise': 'slope.run-over-rise',
    'distributes-once': 'expression.distributes-once',
    'adds-for-subtracts': 'system.adds-for-subtracts',
    'one-side-only': 'system.one-side',
    'looks-at-constants': 'equation.compares-one-term',
    'same-for-none': 'system.parallel-or-same',
    'looks-different': 'system.looks-different',
    'answers-other': 'model.answers-other',
    'splits-evenly': 'system.splits-evenly',
    'one-kind-only': 'system.one-kind',
  },
  lesson: {
    idea: [say('lesson.what', { one: tex('x + y = 7'), other: tex('x − y = 3') }), 'lines', 'how'],
    figure: lineFigure({
      x: axis(-2, 10, 'x'),
      y: axis(-4, 8, 'y'),
      lines: [
        {
          through: [
            [0, 7],
            [7, 0],
          ],
          label: 'x + y = 7',
        },
        {
          through: [
            [3, 0],
            [0, -3],
          ],
          label: 'x − y = 3',
        },
      ],
      points: [{ at: [5, 2], label: 'P' }],
    }),
    workedExample: { model: 'solve', level: 2 },
    words: ['system', 'solution', 'substitution', 'elimination'],
  },
  models: [readGraph, drawLine, solve, checkPoints, howMany, story],
})
