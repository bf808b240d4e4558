import { skillFrom } from '#form'
import { gapTable } from '#figures/proportion-figure/proportion-figure.ts'
import { pair } from '#grids/grid.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { plotPairs, writePair } from './points.ts'
import { matchRelations } from './relate.ts'
import { findMistake, story, writeTerms } from './terms.ts'
import { task } from './task.ts'

export const numberPatterns = skillFrom(accepted, say, {
  strand: 'operations',
  icon: 'grid',
  prerequisites: ['plot-points'],
  lesson: {
    idea: ['what', 'relation', say('lesson.pairs', { one: pair([3, 6]), other: pair([6, 12]) }), 'start'],
    figure: gapTable({
      title: say('lesson.title'),
      columns: [say('table.term'), say('table.column', { name: 'A' }), say('table.column', { name: 'B' })],
      rows: [
        [1, 0, 0],
        [2, 3, 6],
        [3, 6, 12],
        [4, 9, 18],
      ],
    }),
    workedExample: { model: 'story', level: 1 },
    words: ['pattern', 'rule', 'term', 'corresponding-terms', 'ordered-pair'],
  },
  models: [writeTerms, matchRelations, plotPairs, writePair, story, findMistake, task],
})
