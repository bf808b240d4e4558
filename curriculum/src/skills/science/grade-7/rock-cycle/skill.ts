import { bankModel, skillFrom } from '#form'
import { twoGroups } from '#shapes/cluster/two-groups.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { deepRock, rockAsks, rockClaims, rockOrders } from './deep-rock.ts'
import { say } from './messages.gen.ts'
import { phenomena } from './phenomena.ts'
import { rockPaths } from './rock-paths.ts'
import { rocks } from './rocks.gen.ts'
import { shakeLab } from './shake-lab.ts'

export const rockCycle = skillFrom(accepted, say, {
  strand: 'earth-systems',
  icon: 'mountain',
  prerequisites: ['rock-layers', 'states-and-heating'],
  lesson: {
    idea: ['kinds', 'paths', 'energy', 'slow'],
    figure: recordsTable(deepRock, [0, 1, 2, 4, 6]),
    workedExample: { model: 'rock-paths', level: 1 },
    words: ['igneous', 'sedimentary', 'metamorphic', 'sediment', 'magma'],
  },
  dimensions: {
    'rock-paths': ['develop-models', 'energy-and-matter'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['develop-models', 'cause-and-effect'],
    'one-phenomenon': ['construct-explanations', 'cause-and-effect'],
    'sort-rocks': ['develop-models', 'energy-and-matter'],
    'order-history': ['construct-explanations', 'stability-and-change'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    rockPaths,
    ...recordModels(deepRock, { asks: rockAsks, claims: rockClaims, orders: rockOrders }, ['MS-ESS2-1']),
    runSimulation(shakeLab, ['MS-ESS2-1']),
    twoGroups(phenomena, ['MS-ESS2-1']),
    bankModel('sort-rocks', rocks, { kind: 'sort' }),
    bankModel('order-history', rocks, { kind: 'order' }),
    bankModel('explain', rocks, { kind: 'build' }),
    bankModel('name-it', rocks, { kind: 'term' }),
  ],
})
