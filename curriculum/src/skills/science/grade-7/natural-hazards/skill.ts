import { bankModel, skillFrom } from '#form'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { forecasts } from './forecasts.gen.ts'
import { say } from './messages.gen.ts'
import { storms, stormAsks, stormClaims, stormOrders } from './storms.ts'
import { towerLab } from './tower-lab.ts'

export const naturalHazards = skillFrom(accepted, say, {
  strand: 'human-activity',
  icon: 'tornado',
  prerequisites: ['plate-tectonics', 'weather-and-air-masses'],
  lesson: {
    idea: ['where', 'signs', 'chance', 'ready'],
    figure: recordsTable(storms, [0, 1, 2, 4, 5]),
    workedExample: { model: 'ask-table', level: 3 },
    words: ['hazard', 'forecast', 'frequency', 'magnitude'],
  },
  dimensions: {
    'ask-table': ['analyze-data', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-hazards': ['analyze-data', 'patterns'],
    'order-warning': ['construct-explanations', 'cause-and-effect'],
    explain: ['argue-from-evidence', 'patterns'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    ...recordModels(storms, { asks: stormAsks, claims: stormClaims, orders: stormOrders }, ['MS-ESS3-2']),
    runSimulation(towerLab, ['MS-ESS3-2']),
    bankModel('sort-hazards', forecasts, { kind: 'sort' }),
    bankModel('order-warning', forecasts, { kind: 'order' }),
    bankModel('explain', forecasts, { kind: 'build' }),
    bankModel('name-it', forecasts, { kind: 'term' }),
  ],
})
