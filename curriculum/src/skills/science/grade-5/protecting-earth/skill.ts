import { bankModel, skillFrom } from '#form'
import { twoGroups } from '#shapes/cluster/two-groups.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { care } from './care.gen.ts'
import { say } from './messages.gen.ts'
import { phenomena } from './phenomena.ts'
import { soilLab } from './soil-lab.ts'
import { waste, wasteAsks, wasteClaims, wasteOrders } from './waste.ts'

export const protectingEarth = skillFrom(accepted, say, {
  strand: 'human-activity',
  icon: 'recycle',
  prerequisites: ['water-on-earth'],
  lesson: {
    idea: ['use', 'reach', 'protect', 'evidence'],
    figure: recordsTable(waste, [0, 1, 4, 8, 9]),
    workedExample: { model: 'ask-table', level: 1 },
    words: ['resource', 'pollution', 'recycle', 'erosion'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['communicate-information', 'systems'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'one-phenomenon': ['construct-explanations', 'cause-and-effect'],
    'sort-ideas': ['communicate-information', 'systems'],
    'order-effects': ['construct-explanations', 'systems'],
    explain: ['communicate-information', 'cause-and-effect'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    ...recordModels(waste, { asks: wasteAsks, claims: wasteClaims, orders: wasteOrders }, ['5-ESS3-1']),
    runSimulation(soilLab, ['5-ESS3-1']),
    twoGroups(phenomena, ['5-ESS3-1']),
    bankModel('sort-ideas', care, { kind: 'sort' }),
    bankModel('order-effects', care, { kind: 'order' }),
    bankModel('explain', care, { kind: 'build' }),
    bankModel('name-it', care, { kind: 'term' }),
  ],
})
