import { bankModel, skillFrom } from '#form'
import { fairTest } from '#shapes/fair-test/fair-test.ts'
import { recordModels } from '#shapes/records/record-models.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { fairPrototypes } from '#situations/fair-prototypes/fair-prototypes.ts'
import { accepted } from './accepted.gen.ts'
import { judgeChanges } from './changes.ts'
import { say } from './messages.gen.ts'
import { parachuteLab } from './parachute-lab.ts'
import { planeAsks, planeClaims, planeOrders, planes } from './planes.ts'
import { trials } from './trials.gen.ts'

const standards = ['3-5-ETS1-3'] as const

export const fairTests = skillFrom(accepted, say, {
  strand: 'engineering',
  icon: 'balance',
  prerequisites: ['engineering-design'],
  lesson: {
    idea: ['fair', 'repeat', 'fail', 'improve'],
    figure: recordsTable(planes, [0, 3, 5]),
    workedExample: { model: 'judge-changes', level: 1 },
    words: ['variable', 'controlled', 'trial', 'failure-point', 'prototype'],
  },
  dimensions: {
    'judge-changes': ['analyze-data', 'cause-and-effect'],
    'ask-table': ['use-mathematics', 'patterns'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'stability-and-change'],
    'fair-test': ['plan-investigations', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-roles': ['plan-investigations', 'systems'],
    'order-rounds': ['plan-investigations', 'cause-and-effect'],
    explain: ['argue-from-evidence', 'cause-and-effect'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    judgeChanges,
    ...recordModels(planes, { asks: planeAsks, claims: planeClaims, orders: planeOrders }, standards),
    fairTest(fairPrototypes, standards),
    runSimulation(parachuteLab, standards),
    bankModel('sort-roles', trials, { kind: 'sort' }),
    bankModel('order-rounds', trials, { kind: 'order' }),
    bankModel('explain', trials, { kind: 'build' }),
    bankModel('name-it', trials, { kind: 'term' }),
  ],
})
