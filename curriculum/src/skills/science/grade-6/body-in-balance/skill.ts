import { bankModel, skillFrom } from '#form'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { activities, activityAsks, activityClaims, activityOrders } from './activities.ts'
import { balance } from './balance.gen.ts'
import { say } from './messages.gen.ts'
import { sweatLab } from './sweat-lab.ts'

export const bodyInBalance = skillFrom(accepted, say, {
  strand: 'structures',
  icon: 'heart',
  prerequisites: ['body-systems', 'decimal-arithmetic'],
  lesson: {
    idea: ['change', 'together', 'feedback', 'evidence'],
    figure: recordsTable(activities, [1, 4, 6, 9]),
    workedExample: { model: 'ask-table', level: 3 },
    words: ['system', 'balance', 'feedback', 'pulse'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-responses': ['argue-from-evidence', 'systems'],
    'order-loop': ['develop-models', 'stability-and-change'],
    explain: ['argue-from-evidence', 'systems'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    ...recordModels(activities, { asks: activityAsks, claims: activityClaims, orders: activityOrders }, [
      'MS-LS1-3',
    ]),
    runSimulation(sweatLab, ['MS-LS1-3']),
    bankModel('sort-responses', balance, { kind: 'sort' }),
    bankModel('order-loop', balance, { kind: 'order' }),
    bankModel('explain', balance, { kind: 'build' }),
    bankModel('name-it', balance, { kind: 'term' }),
  ],
})
