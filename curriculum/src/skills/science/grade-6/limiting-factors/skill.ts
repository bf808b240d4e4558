import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { duckweedLab } from './duckweed-lab.ts'
import { factors } from './factors.gen.ts'
import { say } from './messages.gen.ts'
import { sortLakes } from './sort-lakes.ts'
import { yeast, yeastAsks, yeastClaims, yeastOrders } from './yeast.ts'

const standard = ['MS-LS2-1']

export const limitingFactors = skillFrom(accepted, say, {
  strand: 'ecosystems',
  icon: 'sprout',
  prerequisites: ['population-resources'],
  lesson: {
    idea: ['scarce', 'test', 'curve', 'kinds'],
    figure: recordsTable(yeast, [0, 2, 4, 6, 8]),
    workedExample: { model: 'sort-lakes', level: 1 },
    words: ['factor', 'abiotic', 'capacity', 'exponential'],
  },
  dimensions: {
    'sort-lakes': ['analyze-data', 'cause-and-effect'],
    'ask-table': ['analyze-data', 'patterns'],
    'sort-claims': ['argue-from-evidence', 'patterns'],
    'order-rows': ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-factors': ['construct-explanations', 'cause-and-effect'],
    'order-growth': ['construct-explanations', 'cause-and-effect'],
    explain: ['argue-from-evidence', 'cause-and-effect'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    sortLakes,
    ...recordModels(yeast, { asks: yeastAsks, claims: yeastClaims, orders: yeastOrders }, standard),
    runSimulation(duckweedLab, standard),
    fairRows(duckweedLab, standard),
    bankModel('sort-factors', factors, { kind: 'sort' }),
    bankModel('order-growth', factors, { kind: 'order' }),
    bankModel('explain', factors, { kind: 'build' }),
    bankModel('name-it', factors, { kind: 'term' }),
  ],
})
