import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { airBetween } from './air-between.ts'
import { airAsks, airClaims, airOrders, airVessels } from './vessels.ts'
import { say } from './messages.gen.ts'
import { pumpLab } from './pump-lab.ts'
import { unseen } from './unseen.gen.ts'

const standard = ['5-PS1-1']

export const airIsMatter = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'wind',
  prerequisites: ['particles-of-matter'],
  lesson: {
    idea: ['space', 'mass', 'squeeze', 'push'],
    figure: recordsTable(airVessels, [0, 3, 4, 6, 8]),
    workedExample: { model: 'air-between', level: 1 },
    words: ['matter', 'gas', 'volume', 'mass', 'compressed'],
  },
  dimensions: {
    'air-between': ['use-mathematics', 'energy-and-matter'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['argue-from-evidence', 'scale-proportion-quantity'],
    'order-rows': ['use-mathematics', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'scale-proportion-quantity'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-evidence': ['argue-from-evidence', 'cause-and-effect'],
    'order-events': ['develop-models', 'cause-and-effect'],
    explain: ['develop-models', 'cause-and-effect'],
    'name-it': ['communicate-information', 'scale-proportion-quantity'],
  },
  models: [
    airBetween,
    ...recordModels(airVessels, { asks: airAsks, claims: airClaims, orders: airOrders }, standard),
    runSimulation(pumpLab, standard),
    fairRows(pumpLab, standard),
    bankModel('sort-evidence', unseen, { kind: 'sort' }),
    bankModel('order-events', unseen, { kind: 'order' }),
    bankModel('explain', unseen, { kind: 'build' }),
    bankModel('name-it', unseen, { kind: 'term' }),
  ],
})
