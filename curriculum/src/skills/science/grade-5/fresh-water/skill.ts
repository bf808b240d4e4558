import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { gravelLab } from './gravel-lab.ts'
import { say } from './messages.gen.ts'
import { reach } from './reach.gen.ts'
import { storeAsks, storeClaims, storeOrders, waterStores } from './stores.ts'
import { whichBar } from './which-bar.ts'

const standard = ['5-ESS2-2']

export const freshWater = skillFrom(accepted, say, {
  strand: 'earth-systems',
  icon: 'droplets',
  prerequisites: ['water-on-earth'],
  lesson: {
    idea: ['amount', 'ice', 'ground', 'graph'],
    figure: recordsTable(waterStores, [0, 4, 5, 7, 8]),
    workedExample: { model: 'ask-table', level: 1 },
    words: ['fresh', 'aquifer', 'reservoir', 'desalination'],
  },
  dimensions: {
    'which-bar': ['use-mathematics', 'scale-proportion-quantity'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['argue-from-evidence', 'scale-proportion-quantity'],
    'order-rows': ['use-mathematics', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'scale-proportion-quantity'],
    'fair-rows': ['plan-investigations', 'scale-proportion-quantity'],
    'sort-places': ['communicate-information', 'scale-proportion-quantity'],
    'order-ways': ['develop-models', 'systems'],
    explain: ['argue-from-evidence', 'scale-proportion-quantity'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    whichBar,
    ...recordModels(waterStores, { asks: storeAsks, claims: storeClaims, orders: storeOrders }, standard),
    runSimulation(gravelLab, standard),
    fairRows(gravelLab, standard),
    bankModel('sort-places', reach, { kind: 'sort' }),
    bankModel('order-ways', reach, { kind: 'order' }),
    bankModel('explain', reach, { kind: 'build' }),
    bankModel('name-it', reach, { kind: 'term' }),
  ],
})
