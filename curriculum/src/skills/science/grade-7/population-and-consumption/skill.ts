import { bankModel, skillFrom } from '#form'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { demands } from './demands.gen.ts'
import { say } from './messages.gen.ts'
import { nationAsks, nationClaims, nationOrders, nations } from './nations.ts'
import { townLab } from './town-lab.ts'

export const populationAndConsumption = skillFrom(accepted, say, {
  strand: 'human-activity',
  icon: 'people',
  prerequisites: ['natural-resources', 'human-impact'],
  lesson: {
    idea: ['two', 'total', 'hidden', 'argue'],
    figure: recordsTable(nations, [0, 1, 2, 5, 9]),
    workedExample: { model: 'ask-table', level: 3 },
    words: ['population', 'consumption', 'per-person', 'sustainable'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['argue-from-evidence', 'cause-and-effect'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['develop-models', 'cause-and-effect'],
    'sort-arguments': ['argue-from-evidence', 'cause-and-effect'],
    'order-use': ['construct-explanations', 'cause-and-effect'],
    explain: ['argue-from-evidence', 'stability-and-change'],
    'name-it': ['communicate-information', 'scale-proportion-quantity'],
  },
  models: [
    ...recordModels(nations, { asks: nationAsks, claims: nationClaims, orders: nationOrders }, ['MS-ESS3-4']),
    runSimulation(townLab, ['MS-ESS3-4']),
    bankModel('sort-arguments', demands, { kind: 'sort' }),
    bankModel('order-use', demands, { kind: 'order' }),
    bankModel('explain', demands, { kind: 'build' }),
    bankModel('name-it', demands, { kind: 'term' }),
  ],
})
