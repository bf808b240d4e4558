import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { ballAsks, ballClaims, ballOrders, balls } from './balls.ts'
import { bumperLab } from './bumper-lab.ts'
import { crashes } from './crashes.gen.ts'
import { say } from './messages.gen.ts'
import { twoObjects } from './two-objects.ts'

const standard = ['MS-PS2-1']

export const collisions = skillFrom(accepted, say, {
  strand: 'forces',
  icon: 'force',
  prerequisites: ['net-force'],
  lesson: {
    idea: ['pair', 'mass', 'time', 'design'],
    figure: recordsTable(balls, [0, 1, 3, 5, 8]),
    workedExample: { model: 'two-objects', level: 2 },
    words: ['collision', 'third-law', 'crumple', 'velocity'],
  },
  dimensions: {
    'two-objects': ['use-mathematics', 'systems'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['argue-from-evidence', 'patterns'],
    'order-rows': ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-effects': ['argue-from-evidence', 'systems'],
    'order-design': ['construct-explanations', 'cause-and-effect'],
    explain: ['construct-explanations', 'systems'],
    'name-it': ['communicate-information', 'cause-and-effect'],
  },
  models: [
    twoObjects,
    ...recordModels(balls, { asks: ballAsks, claims: ballClaims, orders: ballOrders }, standard),
    runSimulation(bumperLab, standard),
    fairRows(bumperLab, standard),
    bankModel('sort-effects', crashes, { kind: 'sort' }),
    bankModel('order-design', crashes, { kind: 'order' }),
    bankModel('explain', crashes, { kind: 'build' }),
    bankModel('name-it', crashes, { kind: 'term' }),
  ],
})
