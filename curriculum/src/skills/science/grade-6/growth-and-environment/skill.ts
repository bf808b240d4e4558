import { bankModel, skillFrom } from '#form'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { barleyLab } from './barley-lab.ts'
import { growing } from './growing.gen.ts'
import { say } from './messages.gen.ts'
import { potAsks, potClaims, potOrders, pots } from './pots.ts'

export const growthAndEnvironment = skillFrom(accepted, say, {
  strand: 'structures',
  icon: 'sprout',
  prerequisites: ['cells', 'population-resources'],
  lesson: {
    idea: ['both', 'genes', 'place', 'test'],
    figure: recordsTable(pots, [0, 2, 3, 6, 8]),
    workedExample: { model: 'ask-table', level: 1 },
    words: ['genes', 'environment', 'trait', 'growth'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['argue-from-evidence', 'cause-and-effect'],
    'order-rows': ['analyze-data', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-factors': ['construct-explanations', 'cause-and-effect'],
    'order-evidence': ['construct-explanations', 'cause-and-effect'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'name-it': ['communicate-information', 'cause-and-effect'],
  },
  models: [
    ...recordModels(pots, { asks: potAsks, claims: potClaims, orders: potOrders }, ['MS-LS1-5']),
    runSimulation(barleyLab, ['MS-LS1-5']),
    bankModel('sort-factors', growing, { kind: 'sort' }),
    bankModel('order-evidence', growing, { kind: 'order' }),
    bankModel('explain', growing, { kind: 'build' }),
    bankModel('name-it', growing, { kind: 'term' }),
  ],
})
