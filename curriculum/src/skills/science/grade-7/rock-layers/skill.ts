import { bankModel, skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { history } from './history.gen.ts'
import { fossilAges } from './fossil-ages.ts'
import { matchColumns } from './match-columns.ts'
import { say } from './messages.gen.ts'
import { orderEvents } from './order-events.ts'
import { pickLayers } from './pick-layers.ts'

export const rockLayers = skillFrom(accepted, say, {
  strand: 'earth-history',
  icon: 'layers',
  prerequisites: ['signed-numbers'],
  formerIds: {
    'one-fossil-only': 'fossils.one-only',
    'other-species': 'fossils.other-row',
    'fossil-looks': 'fossils.looks',
  },
  lesson: {
    idea: ['stack', 'cuts', 'gaps', 'fossils'],
    figure: {
      kind: 'strata',
      description: say('lesson.figure'),
      hasKey: false,
      events: [
        { event: 'layer', id: 'A', label: 'A', rock: 'limestone', thickness: 1.2 },
        { event: 'layer', id: 'B', label: 'B', rock: 'shale', thickness: 1 },
        { event: 'layer', id: 'C', label: 'C', rock: 'sandstone', thickness: 1.6 },
        { event: 'intrusion', id: 'P', label: 'P', shape: 'dike', at: 0.33, depth: 0 },
        { event: 'erosion', id: 'S', label: 'S', depth: 0.5 },
        { event: 'layer', id: 'D', label: 'D', rock: 'siltstone', thickness: 1.2 },
      ],
    },
    workedExample: { model: 'order-events', level: 2 },
    words: ['relative', 'fault', 'dike', 'erosion', 'unconformity', 'index'],
  },
  dimensions: {
    'order-events': ['develop-models', 'patterns'],
    'pick-layers': ['argue-from-evidence', 'patterns'],
    'match-columns': ['analyze-data', 'patterns'],
    'fossil-ages': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-evidence': ['argue-from-evidence', 'patterns'],
    explain: ['argue-from-evidence', 'scale-proportion-quantity'],
    'name-it': ['communicate-information', 'patterns'],
    ideas: ['construct-explanations', 'scale-proportion-quantity'],
  },
  models: [
    orderEvents,
    pickLayers,
    matchColumns,
    fossilAges,
    bankModel('sort-evidence', history, { kind: 'sort' }),
    bankModel('explain', history, { kind: 'build' }),
    bankModel('name-it', history, { kind: 'term' }),
    bankModel('ideas', history),
  ],
})
