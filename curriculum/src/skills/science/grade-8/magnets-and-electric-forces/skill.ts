import { bankModel, skillFrom } from '#form'
import { fairTest } from '#shapes/fair-test/fair-test.ts'
import { orderProducts } from '#shapes/order-products/order-products.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { scaleRows } from '#shapes/scale-rows/scale-rows.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { findCharges } from '#worlds/charged-balls/find-charges.ts'
import { pull } from '#worlds/electromagnets/electromagnets.ts'
import { electromagnetWords } from '#worlds/electromagnets/words.ts'
import { accepted } from './accepted.gen.ts'
import { readCompasses } from './compass.ts'
import { fields } from './fields.gen.ts'
import { investigations } from './investigations.ts'
import { coilLab } from './lab.ts'
import { say } from './messages.gen.ts'

const factors = ['MS-PS2-3'] as const

/** Forces of a coil, for the lesson's figure. */
const line = (amperes: number): [number, number][] =>
  [0, 50, 100, 150, 200].map((count) => [count, pull(count, amperes, 0.3)])

const predict = scaleRows(
  {
    words: electromagnetWords,
    more: (its) => say('predict.more', its),
    other: (its) => say('predict.other', its),
    back: (its) => say('predict.back', its),
    value: { label: say('predict.force'), unit: 'mN' },
    amount: { label: say('predict.turns'), unit: say('predict.turns-unit') },
    same: {
      amount: { misconception: 'magnets.turns-do-not-count', feedback: say('predict.same-turns') },
      thing: { misconception: 'magnets.current-does-not-count', feedback: say('predict.same-current') },
    },
  },
  factors,
)

const order = orderProducts({
  id: 'order-strength',
  seconds: 55,
  standards: factors,
  scenes: [
    { id: 'nail', scene: say('order.nail'), firsts: [20, 30, 40, 50, 60, 80], seconds: [0.5, 1, 1.5, 2, 3] },
    { id: 'crane', scene: say('order.crane'), firsts: [200, 300, 400, 500, 600], seconds: [2, 4, 5, 8, 10] },
    {
      id: 'bell',
      scene: say('order.bell'),
      firsts: [100, 150, 200, 300, 400],
      seconds: [0.2, 0.3, 0.5, 0.8, 1],
    },
    {
      id: 'lock',
      scene: say('order.lock'),
      firsts: [300, 400, 500, 600, 800],
      seconds: [0.2, 0.3, 0.4, 0.5, 0.8],
    },
  ],
  ask: say('order.ask'),
  least: say('order.least'),
  most: say('order.most'),
  why: say('order.why'),
  sizes: ({ first, second }) => say('order.sizes', { turns: first, current: second }),
  times: (turns, current) =>
    say('order.times', { turns: say(`order.turns.${turns}`), current: say(`order.current.${current}`) }),
  missed: {
    first: { misconception: 'magnets.turns-do-not-count', feedback: say('order.turns-too') },
    second: { misconception: 'magnets.current-does-not-count', feedback: say('order.current-too') },
  },
})

export const magnetsAndElectricForces = skillFrom(accepted, say, {
  strand: 'forces',
  icon: 'force',
  prerequisites: ['net-force', 'proportional-relationships'],
  lesson: {
    idea: ['forces', 'field', 'coil', 'distance'],
    figure: {
      kind: 'line-graph',
      title: say('lesson.figure.title'),
      description: say('lesson.figure.description'),
      x: { from: 0, to: 200, step: 50, label: say('lesson.figure.turns') },
      y: { from: 0, to: 60, step: 10, label: say('lesson.figure.force') },
      series: [
        { label: '1 A', points: line(1) },
        { label: '0.5 A', points: line(0.5) },
      ],
    },
    workedExample: { model: 'scale-rows', level: 1 },
    words: ['field', 'pole', 'charge', 'electromagnet', 'current', 'core'],
  },
  dimensions: {
    'scale-rows': ['use-mathematics', 'scale-proportion-quantity'],
    'order-strength': ['use-mathematics', 'scale-proportion-quantity'],
    'sort-claims': ['analyze-data', 'cause-and-effect'],
    'read-compasses': ['develop-models', 'systems'],
    'find-charges': ['argue-from-evidence', 'cause-and-effect'],
    'fair-test': ['plan-investigations', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    explain: ['construct-explanations', 'cause-and-effect'],
    'sort-ideas': ['ask-questions', 'cause-and-effect'],
    'field-ideas': ['ask-questions', 'cause-and-effect'],
  },
  models: [
    predict,
    order,
    { ...sortFacts(electromagnetWords, factors), id: 'sort-claims', thinking: 'find the mistake' },
    readCompasses,
    findCharges,
    fairTest(investigations, factors),
    runSimulation(coilLab, factors),
    bankModel('explain', fields, { kind: 'build' }),
    bankModel('sort-ideas', fields, { kind: 'sort' }),
    bankModel('field-ideas', fields),
  ],
})
