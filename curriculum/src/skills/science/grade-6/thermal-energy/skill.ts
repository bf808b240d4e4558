import { bankModel, skillFrom } from '#form'
import { compareData } from '#shapes/compare-data/compare-data.ts'
import { explainData } from '#shapes/explain-data/explain-data.ts'
import { fairTest } from '#shapes/fair-test/fair-test.ts'
import { findOutlier } from '#shapes/find-outlier/find-outlier.ts'
import { planTest } from '#shapes/plan-test/plan-test.ts'
import { predictNext } from '#shapes/predict-next/predict-next.ts'
import { readOff } from '#shapes/read-off/read-off.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { cooled, lossPerMinute } from '#worlds/cooling/cooling.ts'
import { coolingWords } from '#worlds/cooling/words.ts'
import { heatingWords } from '#worlds/heating/words.ts'
import { accepted } from './accepted.gen.ts'
import { heat } from './heat.gen.ts'
import { investigations } from './investigations.ts'
import { coolingLab } from './cooling-lab.ts'
import { say } from './messages.gen.ts'

const energy = ['MS-PS3-4'] as const
const device = ['MS-PS3-3'] as const

/** Two mugs in a room at 21 °C, for the lesson's figure. */
const line = (start: number): [number, number][] =>
  [0, 10, 20, 30, 40, 50, 60].map((time) => [
    time,
    Math.round(cooled(start, 21, lossPerMinute.ceramicMug, time)),
  ])

export const thermalEnergy = skillFrom(accepted, say, {
  strand: 'energy',
  icon: 'thermometer',
  prerequisites: ['equivalent-ratios'],
  formerIds: {
    'temperatures-add': 'thermal.adds-temperatures',
    'ignores-mass': 'thermal.meets-in-middle',
    'heat-stays': 'thermal.keeps-its-heat',
    'reads-one-point': 'reading.one-point',
    'reads-wrong-axis': 'reading.wrong-axis',
    'cools-steadily': 'cooling.steady',
    'cools-to-zero': 'thermal.cools-below-room',
    'stops-at-difference': 'data.stops-early',
    'changes-other': 'inquiry.tests-other',
    'metal-is-colder': 'thermal.material-temperature',
    'wool-makes-heat': 'thermal.insulator-makes-heat',
  },
  lesson: {
    idea: ['temperature', 'flow', 'amount', 'insulators'],
    figure: {
      kind: 'line-graph',
      title: say('lesson.figure.title'),
      description: say('lesson.figure.description'),
      x: { from: 0, to: 60, step: 10, label: say('lesson.figure.time') },
      y: { from: 0, to: 80, step: 10, label: say('lesson.figure.temperature') },
      series: [
        { label: say('lesson.figure.hot'), points: line(80) },
        { label: say('lesson.figure.iced'), points: line(5) },
      ],
    },
    workedExample: { model: 'predict-next', level: 2 },
    words: [
      'temperature',
      'thermal-energy',
      'conductor',
      'insulator',
      'independent',
      'hypothesis',
      'uncertainty',
      'outlier',
    ],
  },
  dimensions: {
    'read-off': ['analyze-data', 'energy-and-matter'],
    'predict-next': ['use-mathematics', 'patterns'],
    compare: ['analyze-data', 'energy-and-matter'],
    'sort-claims': ['analyze-data', 'energy-and-matter'],
    'find-outlier': ['analyze-data', 'patterns'],
    'fair-test': ['plan-investigations', 'cause-and-effect'],
    explain: ['argue-from-evidence', 'structure-and-function'],
    'explain-materials': ['argue-from-evidence', 'energy-and-matter'],
    'predict-materials': ['use-mathematics', 'patterns'],
    'plan-next': ['plan-investigations', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'heat-ideas': ['construct-explanations', 'energy-and-matter'],
  },
  models: [
    readOff(coolingWords, energy),
    predictNext(coolingWords, energy),
    compareData(coolingWords, device),
    sortFacts(coolingWords, energy),
    findOutlier(coolingWords, energy),
    fairTest(investigations, energy),
    explainData(coolingWords, device),
    { ...explainData(heatingWords, energy), id: 'explain-materials' },
    { ...predictNext(heatingWords, energy), id: 'predict-materials' },
    planTest(coolingWords, energy),
    runSimulation(coolingLab, energy),
    bankModel('heat-ideas', heat),
  ],
})
