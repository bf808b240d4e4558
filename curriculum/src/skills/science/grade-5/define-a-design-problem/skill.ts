import { bankModel, skillFrom } from '#form'
import { orderRecords } from '#shapes/records/order-records.ts'
import { recordsTable } from '#shapes/records/records.ts'
import { sortRecords } from '#shapes/records/sort-records.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { accepted } from './accepted.gen.ts'
import { bridgeLab } from './bridge-lab.ts'
import { bagClaims, bagOrders, bags } from './lunch-bags.ts'
import { say } from './messages.gen.ts'
import { needCriterion } from './need.ts'
import { countPassing } from './passing.ts'
import { problems } from './problems.gen.ts'

export const defineADesignProblem = skillFrom(accepted, say, {
  strand: 'engineering',
  icon: 'puzzle',
  prerequisites: ['engineering-design', 'decimal-arithmetic'],
  lesson: {
    idea: ['need', 'measure', 'limits', 'data'],
    figure: recordsTable(bags, [0, 3, 4, 8, 9]),
    workedExample: { model: 'need-criterion', level: 2 },
    words: ['criterion', 'constraint', 'requirement', 'budget', 'data'],
  },
  dimensions: {
    'need-criterion': ['ask-questions', 'scale-proportion-quantity'],
    'count-passing': ['use-mathematics', 'systems'],
    'sort-claims': ['analyze-data', 'patterns'],
    'order-rows': ['analyze-data', 'scale-proportion-quantity'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'sort-needs': ['ask-questions', 'systems'],
    'order-steps': ['plan-investigations', 'systems'],
    explain: ['argue-from-evidence', 'cause-and-effect'],
    'name-it': ['communicate-information', 'systems'],
  },
  models: [
    needCriterion,
    countPassing,
    sortRecords(bags, bagClaims, ['3-5-ETS1-2']),
    orderRecords(bags, bagOrders, ['3-5-ETS1-2']),
    runSimulation(bridgeLab, ['3-5-ETS1-2']),
    bankModel('sort-needs', problems, { kind: 'sort' }),
    bankModel('order-steps', problems, { kind: 'order' }),
    bankModel('explain', problems, { kind: 'build' }),
    bankModel('name-it', problems, { kind: 'term' }),
  ],
})
