import { bankModel, skillFrom } from '#form'
import { stoppingThings } from '#phenomena/stopping/stopping.ts'
import { trends } from '#shapes/cluster/trend.ts'
import { fairTest } from '#shapes/fair-test/fair-test.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { unitsWork } from '#shapes/units-work/units-work.ts'
import { brakingWords } from '#worlds/braking/words.ts'
import { stopping } from '#worlds/braking/braking.ts'
import { accepted } from './accepted.gen.ts'
import { brakeLab } from './brake-lab.ts'
import { compareEnergy } from './compare.ts'
import { investigations } from './investigations.ts'
import { say } from './messages.gen.ts'
import { motion } from './motion.gen.ts'
import { predictStop } from './predict.ts'

const kinetic = ['MS-PS3-1'] as const

/** Stopping distances of a cart, for the lesson's figure. */
const line = (mass: number): [number, number][] =>
  [0, 1, 2, 3, 4].map((speed) => [speed, stopping(mass, speed)])

export const energyOfMotion = skillFrom(accepted, say, {
  strand: 'energy',
  icon: 'bike',
  prerequisites: ['proportional-relationships'],
  lesson: {
    idea: ['what', 'mass', 'speed', 'transfer'],
    figure: {
      kind: 'line-graph',
      title: say('lesson.figure.title'),
      description: say('lesson.figure.description'),
      x: { from: 0, to: 4, step: 1, label: say('lesson.figure.speed') },
      y: { from: 0, to: 80, step: 10, label: say('lesson.figure.distance') },
      series: [
        { label: say('lesson.figure.heavy'), points: line(2) },
        { label: say('lesson.figure.light'), points: line(1) },
      ],
    },
    workedExample: { model: 'predict-stop', level: 2 },
    words: ['kinetic-energy', 'mass', 'speed', 'transfer', 'proportional'],
  },
  dimensions: {
    'show-work': ['use-mathematics', 'scale-proportion-quantity'],
    'predict-stop': ['use-mathematics', 'scale-proportion-quantity'],
    'compare-energy': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'scale-proportion-quantity'],
    'fair-test': ['plan-investigations', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'one-phenomenon': ['analyze-data', 'scale-proportion-quantity'],
    'follow-energy': ['develop-models', 'energy-and-matter'],
    'sort-transfers': ['argue-from-evidence', 'energy-and-matter'],
    explain: ['argue-from-evidence', 'energy-and-matter'],
    'name-it': ['communicate-information', 'scale-proportion-quantity'],
    'energy-ideas': ['analyze-data', 'patterns'],
  },
  models: [
    predictStop,
    compareEnergy,
    { ...sortFacts(brakingWords, kinetic), id: 'sort-claims', thinking: 'find the mistake' },
    fairTest(investigations, kinetic),
    unitsWork('kinetic', kinetic),
    runSimulation(brakeLab, kinetic),
    trends(stoppingThings, kinetic),
    bankModel('follow-energy', motion, { kind: 'order' }),
    bankModel('sort-transfers', motion, { kind: 'sort' }),
    bankModel('explain', motion, { kind: 'build' }),
    bankModel('name-it', motion, { kind: 'term' }),
    bankModel('energy-ideas', motion),
  ],
})
