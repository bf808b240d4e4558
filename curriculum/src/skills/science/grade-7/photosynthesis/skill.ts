import { bankModel, skillFrom } from '#form'
import { accepted } from './accepted.gen.ts'
import { bubbleData } from './bubble-data.ts'
import { evidence } from './evidence.gen.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { plantFlows } from './plant-flows.ts'

export const photosynthesis = skillFrom(accepted, say, {
  strand: 'living-matter',
  icon: 'leaf',
  prerequisites: ['food-webs', 'cells', 'conservation-of-mass'],
  formerIds: {
    'no-respiration-in-plants': 'plants.no-respiration',
    'energy-is-matter': 'plants.energy-as-matter',
    'adds-instead': 'data.adds',
    'misreads-graph': 'reading.one-point',
    'changes-other': 'inquiry.tests-other',
  },
  lesson: {
    idea: ['build', 'mass', 'release', 'conserve'],
    figure: {
      kind: 'plant',
      view: 'whole',
      parts: [],
      description: say('lesson.figure'),
      arrows: [
        { id: 'light', label: say('stream.light'), from: 'outside', to: 'leaf', carries: 'energy' },
        {
          id: 'carbon-dioxide',
          label: say('stream.carbon-dioxide'),
          from: 'outside',
          to: 'leaf',
          carries: 'matter',
        },
        { id: 'water', label: say('stream.water'), from: 'outside', to: 'roots', carries: 'matter' },
        { id: 'oxygen', label: say('stream.oxygen'), from: 'leaf', to: 'outside', carries: 'matter' },
        { id: 'sugar', label: say('stream.sugar'), from: 'leaf', to: 'roots', carries: 'matter' },
      ],
    },
    workedExample: { model: 'bubble-data', level: 2 },
    words: ['photosynthesis', 'respiration', 'chlorophyll', 'starch', 'limiting'],
  },
  dimensions: {
    'plant-flows': ['develop-models', 'energy-and-matter'],
    'bubble-data': ['analyze-data', 'cause-and-effect'],
    sort: ['communicate-information', 'energy-and-matter'],
    steps: ['plan-investigations', 'cause-and-effect'],
    'fill-the-gaps': ['construct-explanations', 'energy-and-matter'],
    terms: ['communicate-information', 'structure-and-function'],
    ideas: ['construct-explanations', 'energy-and-matter'],
  },
  models: [
    plantFlows,
    bubbleData,
    bankModel('sort', evidence, { kind: 'sort' }),
    bankModel('steps', evidence, { kind: 'order' }),
    bankModel('fill-the-gaps', evidence, { kind: 'build' }),
    bankModel('terms', ideas, { kind: 'term' }),
    bankModel('ideas', ideas),
  ],
})
