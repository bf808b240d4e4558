import { bankModel, skillFrom, tex } from '#form'
import { gapTable } from '#figures/proportion-figure/proportion-figure.ts'
import { accepted } from './accepted.gen.ts'
import { drawPoints, findMistake, matchRules } from './build.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { fillTable, readGraph, writeEquation } from './relate.ts'
import { task } from './task.ts'

export const twoVariables = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'function',
  prerequisites: ['one-step-equations', 'plot-points'],
  lesson: {
    idea: [
      say('lesson.what', { n: tex('n'), c: tex('c') }),
      say('lesson.equation', { c: tex('c'), n: tex('n'), equation: tex('c = 4n') }),
      'graph',
      'kinds',
    ],
    figure: gapTable({
      title: say('title'),
      columns: [say('lesson.tickets'), say('lesson.cost')],
      rows: [
        [1, 4],
        [2, 8],
        [5, 20],
      ],
    }),
    workedExample: { model: 'write-equation', level: 2 },
    words: ['variable', 'independent', 'dependent', 'relationship'],
  },
  models: [
    bankModel('roles', ideas, { kind: 'sort' }),
    writeEquation,
    fillTable,
    readGraph,
    drawPoints,
    matchRules,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
    task,
  ],
})
