import { bankModel, skillFrom } from '#form'
import { twoGroups } from '#shapes/cluster/two-groups.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { changes } from './changes.gen.ts'
import { geneModel } from './gene-model.ts'
import { lightLab } from './light-lab.ts'
import { say } from './messages.gen.ts'
import { phenomena } from './phenomena.ts'
import { plateAsks, plateClaims, plateOrders, plates } from './plates.ts'

export const mutations = skillFrom(accepted, say, {
  strand: 'heredity',
  icon: 'puzzle',
  prerequisites: ['inheritance'],
  lesson: {
    idea: ['genes', 'protein', 'effect', 'chance'],
    figure: recordsTable(plates, [0, 2, 4, 5, 7]),
    workedExample: { model: 'gene-model', level: 1 },
    words: ['gene', 'chromosome', 'protein', 'mutation'],
  },
  dimensions: {
    'gene-model': ['develop-models', 'structure-and-function'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'cause-and-effect'],
    'order-rows': ['analyze-data', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'one-phenomenon': ['construct-explanations', 'cause-and-effect'],
    'sort-effects': ['develop-models', 'structure-and-function'],
    'order-levels': ['develop-models', 'structure-and-function'],
    explain: ['construct-explanations', 'structure-and-function'],
    'name-it': ['communicate-information', 'structure-and-function'],
  },
  models: [
    geneModel,
    ...recordModels(plates, { asks: plateAsks, claims: plateClaims, orders: plateOrders }, ['MS-LS3-1']),
    runSimulation(lightLab, ['MS-LS3-1']),
    twoGroups(phenomena, ['MS-LS3-1']),
    bankModel('sort-effects', changes, { kind: 'sort' }),
    bankModel('order-levels', changes, { kind: 'order' }),
    bankModel('explain', changes, { kind: 'build' }),
    bankModel('name-it', changes, { kind: 'term' }),
  ],
})
