import { bankModel, skillFrom } from '#form'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { wavePowerWords } from '#worlds/wave-power/words.ts'
import { accepted } from './accepted.gen.ts'
import { energyData } from './energy-data.ts'
import { energy } from './energy.gen.ts'
import { say } from './messages.gen.ts'
import { waveLab } from './wave-lab.ts'
import { changeWave, orderWaves } from './wave-tables.ts'

const standards = ['MS-PS4-1'] as const

export const waveEnergy = skillFrom(accepted, say, {
  strand: 'waves',
  icon: 'wave',
  prerequisites: ['waves', 'proportional-relationships'],
  lesson: {
    idea: ['model', 'amplitude', 'double', 'speed'],
    figure: {
      kind: 'wave',
      description: say('lesson.figure.description'),
      waves: [
        {
          id: 'wave',
          label: '',
          motion: 'transverse',
          amplitude: 10,
          wavelength: 2,
          phase: 0,
        },
      ],
      length: 6,
      x: { from: 0, to: 6, step: 1, label: say('fill.distance') },
      y: { from: -25, to: 25, step: 5, label: say('fill.height') },
      marks: [],
    },
    workedExample: { model: 'change-wave', level: 1 },
    words: ['amplitude', 'wavelength', 'frequency', 'period', 'joule'],
  },
  dimensions: {
    'change-wave': ['develop-models', 'scale-proportion-quantity'],
    'order-waves': ['use-mathematics', 'scale-proportion-quantity'],
    'energy-data': ['use-mathematics', 'patterns'],
    'sort-claims': ['analyze-data', 'patterns'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-changes': ['analyze-data', 'scale-proportion-quantity'],
    'order-steps': ['plan-investigations', 'energy-and-matter'],
    explain: ['construct-explanations', 'energy-and-matter'],
    'name-it': ['communicate-information', 'patterns'],
  },
  models: [
    changeWave,
    orderWaves,
    energyData,
    sortFacts(wavePowerWords, standards),
    runSimulation(waveLab, standards),
    bankModel('sort-changes', energy, { kind: 'sort' }),
    bankModel('order-steps', energy, { kind: 'order' }),
    bankModel('explain', energy, { kind: 'build' }),
    bankModel('name-it', energy, { kind: 'term' }),
  ],
})
