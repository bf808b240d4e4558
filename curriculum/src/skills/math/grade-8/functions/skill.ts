import { skillFrom, tex } from '#form'
import { lineThroughPQ, plainAxes } from '#figures/line-figure/line-figure.ts'
import { accepted } from './accepted.gen.ts'
import { compareForms, sortLinear, writeEquation } from './lines.ts'
import { useRule } from './machine.ts'
import { say } from './messages.gen.ts'
import { isFunction } from './pairs.ts'
import { task } from './task.ts'

export const functions = skillFrom(accepted, say, {
  strand: 'functions',
  icon: 'function',
  prerequisites: ['linear-equations', 'slope'],
  formerIds: {
    'shared-output': 'function.shared-output',
    'misses-double': 'function.misses-double',
    'input-for-output': 'function.swaps-input',
    'order-of-steps': 'function.order-of-steps',
    'runs-forward': 'function.runs-forward',
    'stops-early': 'function.first-step-only',
    'step-not-one': 'function.step-not-one',
    'rate-and-start': 'line.swaps-start',
    'forgets-constant': 'line.drops-start',
    'wrong-direction': 'slope.wrong-sign',
    'first-row-start': 'line.first-value',
    'judges-by-looks': 'line.swaps-start',
  },
  lesson: {
    idea: ['what', 'forms', say('lesson.linear', { m: tex('m'), b: tex('b'), equation: tex('y = mx + b') })],
    figure: lineThroughPQ(plainAxes(0, 10), [0, 2], [4, 8]),
    workedExample: { model: 'write-equation', level: 2 },
    words: ['function', 'input', 'output', 'linear-function'],
  },
  models: [isFunction, useRule, writeEquation, compareForms, sortLinear, task],
})
