import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { drillLab } from './drill-lab.ts'
import { fit } from './fit.gen.ts'
import { fossilClock } from './fossil-clock.ts'
import { gapAsks, gapClaims, gapOrders, gaps } from './gaps.ts'
import { say } from './messages.gen.ts'

const standard = ['MS-ESS2-3']

export const continentsThatFit = skillFrom(accepted, say, {
  strand: 'earth-systems',
  icon: 'puzzle',
  prerequisites: ['plate-tectonics'],
  lesson: {
    idea: ['shape', 'rocks', 'split', 'pace'],
    figure: recordsTable(gaps, [1, 3, 4, 5, 6]),
    workedExample: { model: 'fossil-clock', level: 3 },
    words: ['shelf', 'rift', 'ridge', 'independent'],
  },
  dimensions: {
    'fossil-clock': ['analyze-data', 'scale-proportion-quantity'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['use-mathematics', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-evidence': ['argue-from-evidence', 'patterns'],
    'order-history': ['construct-explanations', 'stability-and-change'],
    explain: ['argue-from-evidence', 'patterns'],
    'name-it': ['communicate-information', 'stability-and-change'],
  },
  models: [
    fossilClock,
    ...recordModels(gaps, { asks: gapAsks, claims: gapClaims, orders: gapOrders }, standard),
    runSimulation(drillLab, standard),
    fairRows(drillLab, standard),
    bankModel('sort-evidence', fit, { kind: 'sort' }),
    bankModel('order-history', fit, { kind: 'order' }),
    bankModel('explain', fit, { kind: 'build' }),
    bankModel('name-it', fit, { kind: 'term' }),
  ],
})
