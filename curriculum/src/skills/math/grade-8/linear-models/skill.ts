import { skillFrom, tex } from '#form'
import { axis, lineThroughPQ } from '#figures/line-figure/line-figure.ts'
import { accepted } from './accepted.gen.ts'
import { fromGraph, newEquation } from './equations.ts'
import { matchStories } from './match-stories.ts'
import { say } from './messages.gen.ts'
import { findMistake, predict } from './predict.ts'
import { trueStatements } from './statements.ts'
import { task } from './task.ts'

export const linearModels = skillFrom(accepted, say, {
  strand: 'functions',
  icon: 'function',
  prerequisites: ['slope-intercept-form', 'functions'],
  lesson: {
    idea: [
      say('lesson.what', { form: tex('y = mx + b'), m: tex('m'), b: tex('b') }),
      say('lesson.rate', { x: tex('x'), y: tex('y') }),
      say('lesson.start', { x: tex('x') }),
      say('lesson.use', { equation: tex('y = −2x + 20') }),
    ],
    figure: lineThroughPQ(
      { x: axis(0, 10, say('lesson.across')), y: axis(0, 20, say('lesson.up'), 2) },
      [2, 16],
      [6, 8],
    ),
    workedExample: { model: 'predict', level: 2 },
    words: ['linear-model', 'rate-of-change', 'initial-value'],
  },
  models: [predict, fromGraph, newEquation, matchStories, trueStatements, findMistake, task],
})
