import { bankModel, skillFrom } from '#form'
import { fairRows } from '#shapes/fair-rows/fair-rows.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { clues } from './clues.gen.ts'
import { matchBars } from './match-bars.ts'
import { say } from './messages.gen.ts'
import { metalAsks, metalClaims, metalOrders, metals } from './metals.ts'
import { powderLab } from './powder-lab.ts'
import { scratchTests } from './scratch-tests.ts'

const standard = ['5-PS1-3']

export const identifySubstances = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'scale',
  prerequisites: ['mixtures-and-properties'],
  lesson: {
    idea: ['measure', 'scratch', 'fair', 'narrow'],
    figure: recordsTable(metals, [1, 3, 5, 7, 9]),
    workedExample: { model: 'match-bars', level: 1 },
    words: ['property', 'hardness', 'conductor', 'solubility'],
  },
  dimensions: {
    'scratch-tests': ['analyze-data', 'patterns'],
    'match-bars': ['use-mathematics', 'scale-proportion-quantity'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'scale-proportion-quantity'],
    'fair-rows': ['plan-investigations', 'cause-and-effect'],
    'sort-results': ['argue-from-evidence', 'patterns'],
    'order-plan': ['plan-investigations', 'patterns'],
    explain: ['argue-from-evidence', 'scale-proportion-quantity'],
    'name-it': ['communicate-information', 'structure-and-function'],
  },
  models: [
    scratchTests,
    matchBars,
    ...recordModels(metals, { asks: metalAsks, claims: metalClaims, orders: metalOrders }, standard),
    runSimulation(powderLab, standard),
    fairRows(powderLab, standard),
    bankModel('sort-results', clues, { kind: 'sort' }),
    bankModel('order-plan', clues, { kind: 'order' }),
    bankModel('explain', clues, { kind: 'build' }),
    bankModel('name-it', clues, { kind: 'term' }),
  ],
})
