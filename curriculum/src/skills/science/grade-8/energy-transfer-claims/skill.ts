import { bankModel, skillFrom } from '#form'
import { graphOf } from '#shapes/display/display.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { bumpWords } from '#worlds/bumps/words.ts'
import { motionWords } from '#worlds/motion/words.ts'
import { accepted } from './accepted.gen.ts'
import { argue } from './argue.gen.ts'
import { say } from './messages.gen.ts'
import { pushCup } from './push-cup.ts'
import { tubeLab } from './tube-lab.ts'
import { whichWay } from './which-way.ts'

const transfer = ['MS-PS3-5'] as const

/** A cart that is pushed, coasts, and brakes, for the lesson's figure. */
const lessonSpeeds = [20, 34, 48, 62, 76, 76, 76, 76, 76, 67, 58, 49, 40]

export const energyTransferClaims = skillFrom(accepted, say, {
  strand: 'energy',
  icon: 'force',
  prerequisites: ['energy-of-motion', 'motion-graphs'],
  lesson: {
    idea: ['rule', 'where', 'evidence', 'argument'],
    figure: graphOf(
      { ...motionWords, label: () => say('way.line'), title: () => say('way.title') },
      {
        world: 'motion',
        kind: 'course',
        about: {},
        times: lessonSpeeds.map((_speed, second) => second),
        within: 1,
        series: [{ thing: 'cart', runs: [lessonSpeeds] }],
      },
    ),
    workedExample: { model: 'which-way', level: 3 },
    words: ['kinetic-energy', 'transfer', 'claim', 'evidence', 'reasoning'],
  },
  dimensions: {
    'sort-claims': ['argue-from-evidence', 'energy-and-matter'],
    'which-way': ['argue-from-evidence', 'energy-and-matter'],
    'push-cup': ['analyze-data', 'energy-and-matter'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-evidence': ['argue-from-evidence', 'energy-and-matter'],
    'order-transfers': ['develop-models', 'energy-and-matter'],
    explain: ['argue-from-evidence', 'energy-and-matter'],
    decide: ['argue-from-evidence', 'energy-and-matter'],
  },
  models: [
    { ...sortFacts(bumpWords, transfer), thinking: 'find the mistake' },
    whichWay,
    pushCup,
    runSimulation(tubeLab, transfer),
    bankModel('sort-evidence', argue, { kind: 'sort' }),
    bankModel('order-transfers', argue, { kind: 'order' }),
    bankModel('explain', argue, { kind: 'build' }),
    bankModel('decide', argue),
  ],
})
