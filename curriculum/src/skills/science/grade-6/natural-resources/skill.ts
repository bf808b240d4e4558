import { bankModel, skillFrom } from '#form'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { copper, copperAsks, copperClaims, copperOrders } from './copper.ts'
import { flowLab } from './flow-lab.ts'
import { say } from './messages.gen.ts'
import { origins } from './origins.gen.ts'

export const naturalResources = skillFrom(accepted, say, {
  strand: 'human-activity',
  icon: 'pickaxe',
  prerequisites: ['weather-and-air-masses', 'unit-rates'],
  lesson: {
    idea: ['uneven', 'formed', 'limited', 'water'],
    figure: recordsTable(copper, [0, 1, 2, 4, 6]),
    workedExample: { model: 'ask-table', level: 2 },
    words: ['ore', 'fossil-fuel', 'groundwater', 'nonrenewable'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-origins': ['construct-explanations', 'cause-and-effect'],
    'order-formation': ['construct-explanations', 'cause-and-effect'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'energy-and-matter'],
  },
  models: [
    ...recordModels(copper, { asks: copperAsks, claims: copperClaims, orders: copperOrders }, ['MS-ESS3-1']),
    runSimulation(flowLab, ['MS-ESS3-1']),
    bankModel('sort-origins', origins, { kind: 'sort' }),
    bankModel('order-formation', origins, { kind: 'order' }),
    bankModel('explain', origins, { kind: 'build' }),
    bankModel('name-it', origins, { kind: 'term' }),
  ],
})
