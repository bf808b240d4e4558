import { bankModel, skillFrom } from '#form'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { accepted } from './accepted.gen.ts'
import { animalAsks, animalClaims, animalOrders, animals } from './animals.ts'
import { fuel } from './fuel.gen.ts'
import { say } from './messages.gen.ts'
import { mouseLab } from './mouse-lab.ts'
import { energyTable, traceBack } from './trace.ts'

const standards = ['5-PS3-1'] as const

export const energyFromTheSun = skillFrom(accepted, say, {
  strand: 'energy',
  icon: 'sun',
  prerequisites: ['food-webs'],
  lesson: {
    idea: ['sun', 'chain', 'uses', 'matter'],
    figure: energyTable(['clover', 'rabbit', 'fox']),
    workedExample: { model: 'trace-back', level: 1 },
    words: ['energy', 'food', 'transfer', 'store'],
  },
  dimensions: {
    'trace-back': ['develop-models', 'energy-and-matter'],
    'ask-table': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-uses': ['develop-models', 'energy-and-matter'],
    'order-path': ['develop-models', 'energy-and-matter'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'name-it': ['communicate-information', 'energy-and-matter'],
  },
  models: [
    traceBack,
    ...recordModels(animals, { asks: animalAsks, claims: animalClaims, orders: animalOrders }, standards),
    runSimulation(mouseLab, standards),
    bankModel('sort-uses', fuel, { kind: 'sort' }),
    bankModel('order-path', fuel, { kind: 'order' }),
    bankModel('explain', fuel, { kind: 'build' }),
    bankModel('name-it', fuel, { kind: 'term' }),
  ],
})
