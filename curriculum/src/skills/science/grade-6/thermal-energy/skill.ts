import { bankModel } from '../../../../banks/bank-model.ts'
import { defineSkillForm } from '../../../../form/skill-form.ts'
import { compareData } from '../../../../shapes/compare-data/compare-data.ts'
import { explainData } from '../../../../shapes/explain-data/explain-data.ts'
import { fairTest } from '../../../../shapes/fair-test/fair-test.ts'
import { findOutlier } from '../../../../shapes/find-outlier/find-outlier.ts'
import { planTest } from '../../../../shapes/plan-test/plan-test.ts'
import { predictNext } from '../../../../shapes/predict-next/predict-next.ts'
import { readOff } from '../../../../shapes/read-off/read-off.ts'
import { sortFacts } from '../../../../shapes/sort-facts/sort-facts.ts'
import { say as strand } from '../../../../strands/messages.gen.ts'
import { cooled, lossPerMinute } from '../../../../worlds/cooling/cooling.ts'
import { coolingWords } from '../../../../worlds/cooling/words.ts'
import { heatingWords } from '../../../../worlds/heating/words.ts'
import { heat } from './heat.gen.ts'
import { investigations } from './investigations.ts'
import { say } from './messages.gen.ts'
import { version } from './version.gen.ts'

const energy = ['MS-PS3-4'] as const
const device = ['MS-PS3-3'] as const

/** Two mugs in a room at 21 °C, for the lesson's figure. */
const line = (start: number): [number, number][] =>
  [0, 10, 20, 30, 40, 50, 60].map((time) => [
    time,
    Math.round(cooled(start, 21, lossPerMinute.ceramicMug, time)),
  ])

export const thermalEnergy = defineSkillForm({
  id: 'thermal-energy',
  version,
  subject: 'science',
  gradeLevel: 6,
  strand: strand('energy'),
  name: say('name'),
  description: say('description'),
  icon: 'thermometer',
  prerequisites: [{ skill: 'equivalent-ratios', why: say('why.equivalent-ratios') }],
  misconceptions: [
    'thermal.cold-flows',
    'thermal.temperature-is-energy',
    'thermal.material-temperature',
    'thermal.insulator-makes-heat',
    'thermal.flows-to-warmer',
    'thermal.keeps-its-heat',
    'thermal.cools-below-room',
    'thermal.meets-in-middle',
    'thermal.mass-alone',
    'thermal.energy-vanishes',
    'thermal.adds-temperatures',
    'thermal.heat-capacity-as-speed',
    'thermal.insulators-for-warm-things',
    'thermal.energy-sets-temperature',
    'thermal.small-things-hold-heat',
    'thermal.material-alone',
    'thermal.one-path',
    'thermal.more-means-colder',
    'cooling.steady',
    'cooling.stays-hot',
    'heating.doubles-reading',
    'heating.stays',
    'reading.one-point',
    'reading.wrong-axis',
    'reading.wrong-series',
    'data.adds',
    'data.stops-early',
    'data.no-division',
    'data.middle-value',
    'evidence.within-scatter',
    'evidence.overcautious',
    'evidence.keeps-outlier',
    'evidence.scatter-is-error',
    'evidence.beyond-data',
    'evidence.picks-best-run',
    'argue.beside-the-claim',
    'inquiry.changes-two',
    'inquiry.tests-other',
    'inquiry.changes-nothing',
    'inquiry.measures-other',
    'inquiry.no-comparison',
  ],
  formerIds: {
    'temperatures-add': 'thermal.adds-temperatures',
    'ignores-mass': 'thermal.meets-in-middle',
    'heat-stays': 'thermal.keeps-its-heat',
    'flows-to-warmer': 'thermal.flows-to-warmer',
    'reads-one-point': 'reading.one-point',
    'reads-wrong-axis': 'reading.wrong-axis',
    'cools-steadily': 'cooling.steady',
    'cools-to-zero': 'thermal.cools-below-room',
    'temperature-is-energy': 'thermal.temperature-is-energy',
    'mass-alone': 'thermal.mass-alone',
    'stops-at-difference': 'data.stops-early',
    'changes-two': 'inquiry.changes-two',
    'changes-other': 'inquiry.tests-other',
    'cold-flows': 'thermal.cold-flows',
    'metal-is-colder': 'thermal.material-temperature',
    'wool-makes-heat': 'thermal.insulator-makes-heat',
  },
  lesson: {
    idea: [say('lesson.temperature'), say('lesson.flow'), say('lesson.amount'), say('lesson.insulators')],
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
    words: (
      ['temperature', 'thermal-energy', 'conductor', 'insulator', 'independent', 'outlier'] as const
    ).map((id) => ({ word: say(`lesson.word.${id}.word`), meaning: say(`lesson.word.${id}.meaning`) })),
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
    bankModel('heat-ideas', heat),
  ],
})
