import { bankModel, skillFrom } from '#form'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { accepted } from './accepted.gen.ts'
import { gasLab } from './gas-lab.ts'
import { say } from './messages.gen.ts'
import { evidenceTable, judgeMixes } from './mixes.ts'
import { signs } from './signs.gen.ts'
import { temperatureAsks, temperatureClaims, temperatureOrders, temperatures } from './temperatures.ts'

const standards = ['5-PS1-4'] as const

export const newSubstances = skillFrom(accepted, say, {
  strand: 'matter',
  icon: 'flask',
  prerequisites: ['mixtures-and-properties'],
  lesson: {
    idea: ['question', 'signs', 'mislead', 'compare'],
    figure: evidenceTable(['salt', 'vinegar', 'paint']),
    workedExample: { model: 'judge-mixes', level: 1 },
    words: ['substance', 'mixture', 'property', 'reaction'],
  },
  dimensions: {
    'judge-mixes': ['analyze-data', 'cause-and-effect'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-signs': ['argue-from-evidence', 'cause-and-effect'],
    'order-steps': ['plan-investigations', 'cause-and-effect'],
    explain: ['argue-from-evidence', 'energy-and-matter'],
    'name-it': ['communicate-information', 'energy-and-matter'],
  },
  models: [
    judgeMixes,
    ...recordModels(
      temperatures,
      { asks: temperatureAsks, claims: temperatureClaims, orders: temperatureOrders },
      standards,
    ),
    runSimulation(gasLab, standards),
    bankModel('sort-signs', signs, { kind: 'sort' }),
    bankModel('order-steps', signs, { kind: 'order' }),
    bankModel('explain', signs, { kind: 'build' }),
    bankModel('name-it', signs, { kind: 'term' }),
  ],
})
