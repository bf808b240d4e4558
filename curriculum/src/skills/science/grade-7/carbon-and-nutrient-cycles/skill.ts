import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { accepted } from './accepted.gen.ts'
import { balanceStores, exampleCycle } from './balance-stores.ts'
import { atoms } from './atoms.gen.ts'
import { drainLab } from './drain-lab.ts'
import { lands, landAsks, landClaims, landOrders } from './lands.ts'
import { say } from './messages.gen.ts'

const standard = ['MS-LS2-3']

export const carbonAndNutrientCycles = skillFrom(accepted, say, {
  strand: 'ecosystems',
  icon: 'recycle',
  prerequisites: ['matter-and-energy-in-ecosystems', 'unit-rates'],
  lesson: {
    idea: ['stores', 'carbon', 'nitrogen', 'balance'],
    figure: exampleCycle,
    workedExample: { model: 'balance-stores', level: 2 },
    words: ['store', 'nutrient', 'fixation', 'sink'],
  },
  dimensions: {
    'balance-stores': ['develop-models', 'stability-and-change'],
    'ask-table': ['use-mathematics', 'energy-and-matter'],
    'sort-claims': ['argue-from-evidence', 'patterns'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'systems'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-paths': ['develop-models', 'energy-and-matter'],
    'order-paths': ['develop-models', 'systems'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    balanceStores,
    ...recordModels(lands, { asks: landAsks, claims: landClaims, orders: landOrders }, standard),
    runSimulation(drainLab, standard),
    fairRows(drainLab, standard),
    bankModel('sort-paths', atoms, { kind: 'sort' }),
    bankModel('order-paths', atoms, { kind: 'order' }),
    bankModel('explain', atoms, { kind: 'build' }),
    bankModel('name-it', atoms, { kind: 'term' }),
  ],
})
