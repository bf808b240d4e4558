import { bankModel, skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { body } from './body.gen.ts'
import { say } from './messages.gen.ts'
import { organDrawing } from './organ-drawing.ts'
import { pulseAndBreath } from './pulse-and-breath.ts'

export const bodySystems = skillFrom(accepted, say, {
  strand: 'structures',
  icon: 'heart',
  prerequisites: ['cells', 'unit-rates'],
  formerIds: {
    'count-not-rate': 'data.stops-early',
    'wrong-factor': 'body.times-seconds',
    'misreads-data': 'reading.one-point',
    'cause-from-pattern': 'cause.together',
  },
  lesson: {
    idea: ['levels', 'systems', 'together', 'change'],
    figure: {
      kind: 'body-system',
      organs: (['brain', 'lungs', 'heart', 'stomach', 'small-intestine', 'kidneys'] as const).map((id) => ({
        id,
        label: say(`organ.${id}`),
      })),
      arrows: [],
      description: say('lesson.figure'),
    },
    workedExample: { model: 'pulse-and-breath', level: 2 },
    words: ['tissue', 'organ', 'system', 'circulatory', 'respiratory', 'nervous'],
  },
  dimensions: {
    'organ-drawing': ['develop-models', 'systems'],
    'pulse-and-breath': ['use-mathematics', 'scale-proportion-quantity'],
    'parts-and-systems': ['develop-models', 'systems'],
    steps: ['develop-models', 'systems'],
    terms: ['communicate-information', 'systems'],
    explain: ['argue-from-evidence', 'structure-and-function'],
    'system-ideas': ['argue-from-evidence', 'systems'],
  },
  models: [
    organDrawing,
    pulseAndBreath,
    bankModel('parts-and-systems', body, { kind: 'sort' }),
    bankModel('steps', body, { kind: 'order' }),
    bankModel('terms', body, { kind: 'term' }),
    bankModel('explain', body, { kind: 'build' }),
    bankModel('system-ideas', body),
  ],
})
