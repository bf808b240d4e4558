import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { layers } from './layers.ts'
import { literLab } from './liter-lab.ts'
import { say } from './messages.gen.ts'
import { seas, seaAsks, seaClaims, seaOrders } from './seas.ts'
import { streams } from './streams.gen.ts'

const standard = ['MS-ESS2-6']

export const oceanCurrents = skillFrom(accepted, say, {
  strand: 'weather',
  icon: 'wave',
  prerequisites: ['climate-patterns'],
  lesson: {
    idea: ['drive', 'dense', 'deep', 'surface'],
    figure: recordsTable(seas, [0, 2, 5, 6, 7]),
    workedExample: { model: 'layers', level: 1 },
    words: ['salinity', 'density', 'gyre', 'upwelling'],
  },
  dimensions: {
    layers: ['develop-models', 'cause-and-effect'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['argue-from-evidence', 'patterns'],
    'order-rows': ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-drivers': ['construct-explanations', 'systems'],
    'order-paths': ['develop-models', 'systems'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    layers,
    ...recordModels(seas, { asks: seaAsks, claims: seaClaims, orders: seaOrders }, standard),
    runSimulation(literLab, standard),
    fairRows(literLab, standard),
    bankModel('sort-drivers', streams, { kind: 'sort' }),
    bankModel('order-paths', streams, { kind: 'order' }),
    bankModel('explain', streams, { kind: 'build' }),
    bankModel('name-it', streams, { kind: 'term' }),
  ],
})
