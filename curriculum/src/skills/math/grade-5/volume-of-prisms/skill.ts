import { bankModel, skillFrom } from '#form'
import { blockFigure } from '#solids/boxes.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake } from './find-mistake.ts'
import { ideas } from './ideas.gen.ts'
import { labelledEdges } from './labelled-edges.ts'
import { say } from './messages.gen.ts'
import { orderBoxes } from './order-boxes.ts'
import { story } from './story.ts'
import { unitCubes } from './unit-cubes.ts'
import { task } from './task.ts'

export const volumeOfPrisms = skillFrom(accepted, say, {
  strand: 'measurement',
  icon: 'cube',
  prerequisites: ['numerical-expressions'],
  formerIds: {
    'counts-visible-faces': 'volume.visible-faces',
    'adds-factors': 'volume.grows-like-one-edge',
  },
  lesson: {
    idea: ['what', 'how', 'example', 'two'],
    figure: blockFigure({ length: 4, width: 3, height: 2 }),
    workedExample: { model: 'labelled-edges', level: 1 },
    words: ['volume', 'unit-cube', 'prism', 'edge', 'base'],
  },
  models: [
    unitCubes,
    labelledEdges,
    story,
    orderBoxes,
    findMistake,
    bankModel('sort-measures', ideas, { kind: 'sort' }),
    bankModel('explain', ideas, { kind: 'build' }),
    task,
  ],
})
