import { bankModel, skillFrom } from '#form'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { designs } from './designs.gen.ts'
import { filterLab } from './filter-lab.ts'
import { say } from './messages.gen.ts'
import { streamAsks, streamClaims, streamOrders, streams } from './streams.ts'

export const humanImpact = skillFrom(accepted, say, {
  strand: 'human-activity',
  icon: 'factory',
  prerequisites: ['water-on-earth', 'engineering-trade-offs'],
  lesson: {
    idea: ['impact', 'monitor', 'design', 'judge'],
    figure: recordsTable(streams, [0, 1, 3, 5, 6]),
    workedExample: { model: 'ask-table', level: 2 },
    words: ['impact', 'monitor', 'runoff', 'nutrient'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'cause-and-effect'],
    'order-rows': ['analyze-data', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-plans': ['plan-investigations', 'cause-and-effect'],
    'order-design': ['construct-explanations', 'cause-and-effect'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    ...recordModels(streams, { asks: streamAsks, claims: streamClaims, orders: streamOrders }, ['MS-ESS3-3']),
    runSimulation(filterLab, ['MS-ESS3-3']),
    bankModel('sort-plans', designs, { kind: 'sort' }),
    bankModel('order-design', designs, { kind: 'order' }),
    bankModel('explain', designs, { kind: 'build' }),
    bankModel('name-it', designs, { kind: 'term' }),
  ],
})
