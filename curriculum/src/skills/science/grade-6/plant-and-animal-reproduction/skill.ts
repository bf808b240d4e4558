import { bankModel, skillFrom } from '#form'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { broodAsks, broodClaims, broodOrders, broods } from './broods.ts'
import { flowerLab } from './flower-lab.ts'
import { say } from './messages.gen.ts'
import { young } from './young.gen.ts'

export const plantAndAnimalReproduction = skillFrom(accepted, say, {
  strand: 'structures',
  icon: 'flower',
  prerequisites: ['species-interactions'],
  lesson: {
    idea: ['chance', 'animals', 'plants', 'argue'],
    figure: recordsTable(broods, [0, 2, 3, 5, 6]),
    workedExample: { model: 'ask-table', level: 3 },
    words: ['pollination', 'seed-dispersal', 'courtship', 'parental-care'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['argue-from-evidence', 'cause-and-effect'],
    'order-rows': ['analyze-data', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-helps': ['argue-from-evidence', 'structure-and-function'],
    'order-life': ['construct-explanations', 'cause-and-effect'],
    explain: ['argue-from-evidence', 'cause-and-effect'],
    'name-it': ['communicate-information', 'structure-and-function'],
  },
  models: [
    ...recordModels(broods, { asks: broodAsks, claims: broodClaims, orders: broodOrders }, ['MS-LS1-4']),
    runSimulation(flowerLab, ['MS-LS1-4']),
    bankModel('sort-helps', young, { kind: 'sort' }),
    bankModel('order-life', young, { kind: 'order' }),
    bankModel('explain', young, { kind: 'build' }),
    bankModel('name-it', young, { kind: 'term' }),
  ],
})
