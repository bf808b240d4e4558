import { bankModel, skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { cycle } from './cycle.gen.ts'
import { labelCycle } from './label-cycle.ts'
import { say } from './messages.gen.ts'
import { rainData } from './rain-data.ts'
import { waterBudget } from './water-budget.ts'

const drawn = [
  'evaporation',
  'transpiration',
  'condensation',
  'precipitation',
  'runoff',
  'infiltration',
  'groundwater-flow',
] as const

export const waterCycle = skillFrom(accepted, say, {
  strand: 'earth-systems',
  icon: 'droplets',
  prerequisites: ['water-on-earth', 'thermal-energy', 'signed-numbers'],
  formerIds: {
    'names-mixed': 'water.processes-mixed',
    'water-lost': 'water.not-conserved',
    'heat-reversed': 'water.energy-reversed',
    'in-out-mixed': 'budget.adds-outflow',
    'misreads-graph': 'reading.one-point',
  },
  lesson: {
    idea: ['up', 'down', 'energy', 'budget'],
    figure: {
      kind: 'water-cycle',
      description: say('lesson.figure'),
      parts: drawn.map((part) => ({ id: part, label: say(`label.${part}.name`), part })),
    },
    workedExample: { model: 'water-budget', level: 2 },
    words: [
      'evaporation',
      'transpiration',
      'condensation',
      'precipitation',
      'runoff',
      'infiltration',
      'groundwater',
    ],
  },
  dimensions: {
    'label-cycle': ['develop-models', 'systems'],
    'sort-steps': ['develop-models', 'cause-and-effect'],
    'follow-a-drop': ['construct-explanations', 'energy-and-matter'],
    'order-steps': ['develop-models', 'energy-and-matter'],
    'water-budget': ['use-mathematics', 'energy-and-matter'],
    'rain-data': ['analyze-data', 'stability-and-change'],
    ideas: ['construct-explanations', 'cause-and-effect'],
  },
  models: [
    labelCycle,
    bankModel('sort-steps', cycle, { kind: 'sort' }),
    bankModel('follow-a-drop', cycle, { kind: 'build' }),
    bankModel('order-steps', cycle, { kind: 'order' }),
    waterBudget,
    rainData,
    bankModel('ideas', cycle),
  ],
})
