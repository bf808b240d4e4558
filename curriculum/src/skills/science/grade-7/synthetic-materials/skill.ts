import { bankModel, skillFrom } from '#form'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { fiberAsks, fiberClaims, fiberOrders, fibers } from './fibers.ts'
import { gelLab } from './gel-lab.ts'
import { made } from './made.gen.ts'
import { say } from './messages.gen.ts'

export const syntheticMaterials = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'shirt',
  prerequisites: ['conservation-of-mass'],
  lesson: {
    idea: ['made', 'properties', 'society', 'judge'],
    figure: recordsTable(fibers, [0, 1, 3, 5, 6]),
    workedExample: { model: 'ask-table', level: 2 },
    words: ['synthetic', 'natural-resource', 'polymer', 'property'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['communicate-information', 'structure-and-function'],
    'order-rows': ['analyze-data', 'structure-and-function'],
    'run-test': ['plan-investigations', 'structure-and-function'],
    'sort-sources': ['communicate-information', 'structure-and-function'],
    'order-making': ['communicate-information', 'structure-and-function'],
    explain: ['communicate-information', 'structure-and-function'],
    'name-it': ['communicate-information', 'structure-and-function'],
  },
  models: [
    ...recordModels(fibers, { asks: fiberAsks, claims: fiberClaims, orders: fiberOrders }, ['MS-PS1-3']),
    runSimulation(gelLab, ['MS-PS1-3']),
    bankModel('sort-sources', made, { kind: 'sort' }),
    bankModel('order-making', made, { kind: 'order' }),
    bankModel('explain', made, { kind: 'build' }),
    bankModel('name-it', made, { kind: 'term' }),
  ],
})
