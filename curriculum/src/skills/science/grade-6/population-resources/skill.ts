import { bankModel, skillFrom } from '#form'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { herdWords } from '#worlds/herds/words.ts'
import { accepted } from './accepted.gen.ts'
import { carryingCapacity } from './carrying-capacity.ts'
import { evidence } from './evidence.gen.ts'
import { ideas } from './ideas.gen.ts'
import { tankLab } from './tank-lab.ts'
import { say } from './messages.gen.ts'
import { readGrowth } from './read-growth.ts'
import { useEvidence } from './use-evidence.ts'

/** Counts of rabbits in ten years, for the lesson's figure. */
const rabbits = [20, 40, 75, 130, 200, 250, 280, 295, 300, 300, 300]

export const populationResources = skillFrom(accepted, say, {
  strand: 'ecosystems',
  icon: 'population',
  prerequisites: ['food-webs', 'unit-rates'],
  formerIds: {
    'more-than-there-is': 'population.total-for-share',
    'one-share-only': 'population.total-for-share',
    'takes-larger-limit': 'population.larger-limit',
    'stops-on-the-way': 'data.stops-early',
    'forgets-what-is-there': 'data.stops-early',
    'no-effect-of-change': 'population.no-effect',
    'no-limit-seen': 'population.no-limit',
    'late-sign': 'reading.one-point',
    'reads-in-limit': 'evidence.beyond-data',
    'compares-wrong-pair': 'argue.beside-the-claim',
    'food-only-limit': 'population.food-only',
    'two-things-together': 'cause.together',
  },
  lesson: {
    idea: ['population', 'resources', 'capacity', 'change'],
    figure: {
      kind: 'line-graph',
      title: say('lesson.figure.title'),
      description: say('lesson.figure.description'),
      x: { from: 0, to: 10, step: 1, label: say('lesson.figure.year') },
      y: { from: 0, to: 350, step: 50, label: say('lesson.figure.number') },
      series: [
        {
          label: say('lesson.figure.rabbits'),
          points: rabbits.map((count, year): [number, number] => [year, count]),
        },
      ],
    },
    workedExample: { model: 'carrying-capacity', level: 2 },
    words: ['population', 'resource', 'capacity', 'factor', 'competition'],
  },
  dimensions: {
    'carrying-capacity': ['use-mathematics', 'scale-proportion-quantity'],
    'read-growth': ['analyze-data', 'patterns'],
    'use-evidence': ['argue-from-evidence', 'cause-and-effect'],
    claims: ['analyze-data', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'order-effects': ['construct-explanations', 'cause-and-effect'],
    'sort-ideas': ['argue-from-evidence', 'cause-and-effect'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'cause-and-effect': ['construct-explanations', 'stability-and-change'],
  },
  models: [
    carryingCapacity,
    readGrowth,
    useEvidence,
    { ...sortFacts(herdWords, ['MS-LS2-1']), id: 'claims' },
    runSimulation(tankLab, ['MS-LS2-1']),
    bankModel('order-effects', evidence, { kind: 'order' }),
    bankModel('sort-ideas', evidence, { kind: 'sort' }),
    bankModel('explain', evidence, { kind: 'build' }),
    bankModel('cause-and-effect', ideas),
  ],
})
