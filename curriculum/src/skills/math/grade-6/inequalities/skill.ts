import { skillFrom, tex } from '#form'
import { rayFigure } from '#figures/ray-figure/ray-figure.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { findMistake, isSolution, matchWords } from './numbers.ts'
import { graphSolutions, readGraph, writeInequality } from './write-and-graph.ts'
import { task } from './task.ts'

export const inequalities = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'inequality',
  prerequisites: ['one-step-equations', 'compare-signed-numbers'],
  formerIds: {
    'turned-ray': 'inequality.turned-sign',
    circle: 'inequality.boundary',
    'forgets-operation': 'inequality.letter-alone',
    'skips-step': 'inequality.letter-alone',
    'wrong-operation': 'model.keyword',
  },
  lesson: {
    idea: [
      say('lesson.what', { example: tex('x > 3'), x: tex('x') }),
      say('lesson.sign', { example: tex(String.raw`x \ge 3`) }),
      'graph',
    ],
    figure: rayFigure({ sign: '≥', at: 3 }),
    workedExample: { model: 'write-inequality', level: 3 },
    words: ['inequality', 'solution', 'least', 'most'],
  },
  models: [writeInequality, graphSolutions, readGraph, isSolution, matchWords, findMistake, task],
})
