import { skillFrom, tex } from '#form'
import { lineThroughPQ, plainAxes } from '#figures/line-figure/line-figure.ts'
import { accepted } from './accepted.gen.ts'
import { compareRates } from './compare.ts'
import { fromPoints, readGraph, sameSlope } from './find-slope.ts'
import { say } from './messages.gen.ts'
import { findMistake, interpret } from './stories.ts'
import { task } from './task.ts'

export const slope = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'slope',
  prerequisites: ['unit-rates', 'signed-numbers'],
  formerIds: {
    'run-over-rise': 'slope.run-over-rise',
    'wrong-sign': 'slope.wrong-sign',
    'rise-only': 'slope.rise-only',
    'one-point': 'slope.one-point',
    'adds-coordinates': 'slope.loses-minus',
    'loses-minus': 'slope.loses-minus',
    'counts-squares': 'graph.counts-squares',
    'one-step-only': 'slope.one-step',
    'stops-early': 'slope.stops-at-change',
    'stops-late': 'slope.stops-at-change',
    'compares-totals': 'rate.one-quantity',
    'judges-by-looks': 'rate.one-quantity',
    'start-for-rate': 'line.swaps-start',
    'first-value-as-start': 'line.first-value',
    'ignores-one-rate': 'model.one-plan-only',
    'adds-rates': 'equation.adds-across',
  },
  lesson: {
    idea: [
      'what',
      say('lesson.how', { slope: tex(String.raw`\frac{6}{3} = 2`) }),
      say('lesson.equation', { equation: tex('y = 2x + 5') }),
      'rate',
    ],
    figure: lineThroughPQ(plainAxes(0, 10), [1, 2], [4, 8]),
    workedExample: { model: 'from-points', level: 2 },
    words: ['slope', 'rise', 'run', 'rate-of-change', 'starting-value'],
  },
  models: [readGraph, fromPoints, compareRates, interpret, sameSlope, findMistake, task],
})
