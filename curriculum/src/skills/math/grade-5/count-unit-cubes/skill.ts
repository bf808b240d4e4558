import { bankModel, skillFrom } from '#form'
import { stacksFigure } from '#solids/boxes.ts'
import { accepted } from './accepted.gen.ts'
import { compareSpace, orderSolids } from './compare.ts'
import { findMistake, hiddenCubes, layerTable } from './count.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { packUnits, rebuild } from './space.ts'

export const countUnitCubes = skillFrom(accepted, say, {
  strand: 'measurement',
  icon: 'cube',
  prerequisites: [],
  lesson: {
    idea: ['what', 'volume', 'how', 'unit'],
    figure: stacksFigure([
      [3, 2, 2],
      [2, 1, 1],
    ]),
    workedExample: { model: 'layer-table', level: 1 },
    words: ['unit-cube', 'volume', 'layer', 'cubic-centimeter'],
  },
  models: [
    layerTable,
    hiddenCubes,
    packUnits,
    rebuild,
    orderSolids,
    compareSpace,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
