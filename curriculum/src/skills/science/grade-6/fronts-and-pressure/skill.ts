import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { airAsks, airClaims, airOrders, airs } from './airs.ts'
import { frontTank } from './front-tank.ts'
import { say } from './messages.gen.ts'
import { orderWinds } from './order-winds.ts'
import { tracking } from './tracking.gen.ts'
import { whoseAir } from './whose-air.ts'

const standard = ['MS-ESS2-5']

export const frontsAndPressure = skillFrom(accepted, say, {
  strand: 'weather',
  icon: 'wind',
  prerequisites: ['weather-and-air-masses'],
  lesson: {
    idea: ['source', 'change', 'wind', 'chance'],
    figure: recordsTable(airs, [0, 3, 5, 6, 8]),
    workedExample: { model: 'order-winds', level: 2 },
    words: ['air-mass', 'front', 'pressure', 'humidity', 'isobar'],
  },
  dimensions: {
    'whose-air': ['analyze-data', 'patterns'],
    'order-winds': ['use-mathematics', 'cause-and-effect'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-signs': ['argue-from-evidence', 'systems'],
    'order-events': ['develop-models', 'systems'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    whoseAir,
    orderWinds,
    ...recordModels(airs, { asks: airAsks, claims: airClaims, orders: airOrders }, standard),
    runSimulation(frontTank, standard),
    fairRows(frontTank, standard),
    bankModel('sort-signs', tracking, { kind: 'sort' }),
    bankModel('order-events', tracking, { kind: 'order' }),
    bankModel('explain', tracking, { kind: 'build' }),
    bankModel('name-it', tracking, { kind: 'term' }),
  ],
})
