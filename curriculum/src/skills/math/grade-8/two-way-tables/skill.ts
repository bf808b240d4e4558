import { skillFrom } from '#form'
import { allCells, tableFigure, type TwoWay } from '#situations/two-way-counts/two-way-counts.ts'
import { accepted } from './accepted.gen.ts'
import { association, meaning } from './associations.ts'
import { build, relative } from './fill.ts'
import { say } from './messages.gen.ts'
import { findMistake, missing, predict, share } from './shares.ts'
import { task } from './task/task.ts'

const survey: TwoWay = { story: 'travel', counts: [12, 28, 15, 45] }

export const twoWayTables = skillFrom(accepted, say, {
  strand: 'statistics',
  icon: 'grid',
  prerequisites: ['percent-change', 'scatter-plots'],
  lesson: {
    idea: ['what', 'relative', 'association'],
    figure: tableFigure(survey, allCells(survey)),
    workedExample: { model: 'share', level: 1 },
    words: ['two-way', 'relative-frequency', 'total', 'association'],
  },
  models: [build, relative, share, missing, association, meaning, findMistake, predict, task],
})
