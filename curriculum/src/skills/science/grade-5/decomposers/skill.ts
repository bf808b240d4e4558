import { bankModel, skillFrom } from '#form'
import { twoGroups } from '#shapes/cluster/two-groups.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { accepted } from './accepted.gen.ts'
import { compost, compostAsks, compostClaims, compostOrders } from './compost.ts'
import { decay } from './decay.gen.ts'
import { say } from './messages.gen.ts'
import { phenomena } from './phenomena.ts'
import { matterMoves, movesTable } from './moves.ts'
import { pileLab } from './pile-lab.ts'

const standards = ['5-LS2-1'] as const

export const decomposers = skillFrom(accepted, say, {
  strand: 'ecosystems',
  icon: 'sprout',
  prerequisites: ['food-webs'],
  lesson: {
    idea: ['who', 'what', 'around', 'conditions'],
    figure: movesTable(['leafGas', 'caterpillar', 'leaves', 'bacteria', 'mushroomGas', 'minerals']),
    workedExample: { model: 'matter-moves', level: 2 },
    words: ['decomposer', 'matter', 'mineral', 'cycle'],
  },
  dimensions: {
    'matter-moves': ['develop-models', 'systems'],
    'ask-table': ['use-mathematics', 'energy-and-matter'],
    'sort-claims': ['analyze-data', 'energy-and-matter'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'one-phenomenon': ['construct-explanations', 'energy-and-matter'],
    'sort-matter': ['develop-models', 'systems'],
    'order-path': ['develop-models', 'energy-and-matter'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    matterMoves,
    ...recordModels(compost, { asks: compostAsks, claims: compostClaims, orders: compostOrders }, standards),
    runSimulation(pileLab, standards),
    twoGroups(phenomena, standards),
    bankModel('sort-matter', decay, { kind: 'sort' }),
    bankModel('order-path', decay, { kind: 'order' }),
    bankModel('explain', decay, { kind: 'build' }),
    bankModel('name-it', decay, { kind: 'term' }),
  ],
})
