import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { land } from './land.gen.ts'
import { say } from './messages.gen.ts'
import { paceOfChange } from './pace-of-change.ts'
import { riverAsks, riverClaims, riverOrders, rivers } from './rivers.ts'
import { streamLab } from './stream-lab.ts'

const standard = ['MS-ESS2-2']

export const shapingTheLand = skillFrom(accepted, say, {
  strand: 'earth-systems',
  icon: 'mountain',
  prerequisites: ['rock-cycle', 'unit-rates'],
  lesson: {
    idea: ['process', 'pace', 'size', 'both'],
    figure: recordsTable(rivers, [0, 1, 2, 4, 8]),
    workedExample: { model: 'pace-of-change', level: 2 },
    words: ['weathering', 'erosion', 'deposition', 'sediment'],
  },
  dimensions: {
    'pace-of-change': ['use-mathematics', 'scale-proportion-quantity'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['use-mathematics', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-processes': ['construct-explanations', 'scale-proportion-quantity'],
    'order-changes': ['construct-explanations', 'stability-and-change'],
    explain: ['construct-explanations', 'scale-proportion-quantity'],
    'name-it': ['communicate-information', 'stability-and-change'],
  },
  models: [
    paceOfChange,
    ...recordModels(rivers, { asks: riverAsks, claims: riverClaims, orders: riverOrders }, standard),
    runSimulation(streamLab, standard),
    fairRows(streamLab, standard),
    bankModel('sort-processes', land, { kind: 'sort' }),
    bankModel('order-changes', land, { kind: 'order' }),
    bankModel('explain', land, { kind: 'build' }),
    bankModel('name-it', land, { kind: 'term' }),
  ],
})
