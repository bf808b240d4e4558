import { bankModel, skillFrom } from '#form'
import { askRecords } from '#shapes/records/ask-records.ts'
import { orderRecords } from '#shapes/records/order-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { breedLab } from './breed-lab.ts'
import { breeding } from './breeding.gen.ts'
import { cropOrders, crops } from './crops.ts'
import { farmAsks, farmClaims, farms } from './farms.ts'
import { say } from './messages.gen.ts'

export const artificialSelection = skillFrom(accepted, say, {
  strand: 'evolution',
  icon: 'dog',
  prerequisites: ['natural-selection', 'mutations'],
  lesson: {
    idea: ['choose', 'repeat', 'technology', 'judge'],
    figure: recordsTable(farms, [0, 2, 4, 6, 9]),
    workedExample: { model: 'ask-table', level: 1 },
    words: ['artificial-selection', 'trait', 'clone', 'genetic-engineering'],
  },
  dimensions: {
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['communicate-information', 'cause-and-effect'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['develop-models', 'cause-and-effect'],
    'sort-methods': ['communicate-information', 'cause-and-effect'],
    'order-breed': ['construct-explanations', 'cause-and-effect'],
    explain: ['communicate-information', 'cause-and-effect'],
    'name-it': ['communicate-information', 'cause-and-effect'],
  },
  models: [
    askRecords(farms, farmAsks, ['MS-LS4-5']),
    sortRecords(farms, farmClaims, ['MS-LS4-5']),
    orderRecords(crops, cropOrders, ['MS-LS4-5']),
    runSimulation(breedLab, ['MS-LS4-5']),
    bankModel('sort-methods', breeding, { kind: 'sort' }),
    bankModel('order-breed', breeding, { kind: 'order' }),
    bankModel('explain', breeding, { kind: 'build' }),
    bankModel('name-it', breeding, { kind: 'term' }),
  ],
})
