import { bankModel, skillFrom } from '#form'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { scaleRows } from '#shapes/scale-rows/scale-rows.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { unitsWork } from '#shapes/units-work/units-work.ts'
import { gravities, type Place } from '#worlds/weights/weights.ts'
import { weightWords } from '#worlds/weights/words.ts'
import { accepted } from './accepted.gen.ts'
import { attraction } from './attraction.gen.ts'
import { ballLab } from './lab.ts'
import { say } from './messages.gen.ts'
import { orderPulls } from './pull-cards.ts'
import { compareSystems } from './systems.ts'

const masses = ['MS-PS2-4'] as const

/** Weights, for the lesson's figure. */
const line = (place: Place): [number, number][] =>
  [0, 5, 10, 15, 20].map((mass) => [mass, mass * gravities[place]])

const predict = scaleRows(
  {
    words: weightWords,
    more: (its) => say('predict.more', its),
    other: (its) => say('predict.other', its),
    back: (its) => say('predict.back', its),
    value: { label: say('predict.force'), unit: 'N' },
    amount: { label: say('predict.mass'), unit: 'kg' },
    same: {
      amount: { misconception: 'gravity.mass-does-not-count', feedback: say('predict.same-mass') },
      thing: { misconception: 'gravity.same-everywhere', feedback: say('predict.same-place') },
    },
  },
  masses,
)

export const gravity = skillFrom(accepted, say, {
  strand: 'forces',
  icon: 'globe',
  prerequisites: ['net-force', 'proportional-relationships'],
  lesson: {
    idea: ['all', 'mass', 'distance', 'orbit'],
    figure: {
      kind: 'line-graph',
      title: say('lesson.figure.title'),
      description: say('lesson.figure.description'),
      x: { from: 0, to: 20, step: 5, label: say('lesson.figure.mass') },
      y: { from: 0, to: 200, step: 20, label: say('lesson.figure.force') },
      series: (['earth', 'mars', 'moon'] as const).map((place) => ({
        label: weightWords.label(place),
        points: line(place),
      })),
    },
    workedExample: { model: 'scale-rows', level: 1 },
    words: ['gravity', 'mass', 'weight', 'attract', 'orbit'],
  },
  dimensions: {
    'show-work': ['use-mathematics', 'scale-proportion-quantity'],
    'scale-rows': ['use-mathematics', 'scale-proportion-quantity'],
    'order-pulls': ['develop-models', 'systems'],
    'sort-claims': ['argue-from-evidence', 'scale-proportion-quantity'],
    'compare-systems': ['analyze-data', 'systems'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    explain: ['argue-from-evidence', 'cause-and-effect'],
    'sort-evidence': ['argue-from-evidence', 'systems'],
    'gravity-ideas': ['construct-explanations', 'cause-and-effect'],
  },
  models: [
    predict,
    orderPulls,
    { ...sortFacts(weightWords, masses), id: 'sort-claims', thinking: 'find the mistake' },
    compareSystems,
    unitsWork('weight', masses),
    runSimulation(ballLab, masses),
    bankModel('explain', attraction, { kind: 'build' }),
    bankModel('sort-evidence', attraction, { kind: 'sort' }),
    bankModel('gravity-ideas', attraction),
  ],
})
