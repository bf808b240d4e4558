import { bankModel, skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { matchCoasts, whichBoundary } from './coasts-and-edges.ts'
import { evidence } from './evidence.gen.ts'
import { labelBoundary } from './label-boundary.ts'
import { say } from './messages.gen.ts'
import { orderFloor, plateSpeed } from './plate-speed.ts'

export const plateTectonics = skillFrom(accepted, say, {
  strand: 'earth-systems',
  icon: 'globe',
  prerequisites: ['rock-layers', 'proportional-relationships'],
  lesson: {
    idea: ['plates', 'boundaries', 'floor', 'evidence'],
    figure: {
      kind: 'plate-boundary',
      description: say('lesson.figure.description'),
      notToScale: true,
      boundary: 'divergent',
      plates: 'oceanic',
      hasArrows: true,
      parts: [
        { id: 'ridge', part: 'ridge', label: say('lesson.figure.ridge') },
        { id: 'magma', part: 'magma', label: say('lesson.figure.magma') },
      ],
      ages: ['2', '10', '20', '40'],
    },
    workedExample: { model: 'plate-speed', level: 1 },
    words: ['plate', 'boundary', 'ridge', 'trench', 'mantle', 'fossil'],
  },
  dimensions: {
    'plate-speed': ['use-mathematics', 'scale-proportion-quantity'],
    'order-floor': ['use-mathematics', 'patterns'],
    'match-coasts': ['analyze-data', 'patterns'],
    'which-boundary': ['analyze-data', 'patterns'],
    'label-boundary': ['develop-models', 'systems'],
    'sort-evidence': ['argue-from-evidence', 'patterns'],
    'order-events': ['construct-explanations', 'stability-and-change'],
    explain: ['construct-explanations', 'stability-and-change'],
    'name-it': ['communicate-information', 'systems'],
    ideas: ['argue-from-evidence', 'patterns'],
  },
  models: [
    plateSpeed,
    orderFloor,
    matchCoasts,
    whichBoundary,
    labelBoundary,
    bankModel('sort-evidence', evidence, { kind: 'sort' }),
    bankModel('order-events', evidence, { kind: 'order' }),
    bankModel('explain', evidence, { kind: 'build' }),
    bankModel('name-it', evidence, { kind: 'term' }),
    bankModel('ideas', evidence),
  ],
})
