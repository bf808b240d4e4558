import { bankModel, skillFrom } from '#form'
import { fairTest } from '#shapes/fair-test/fair-test.ts'
import { orderProducts } from '#shapes/order-products/order-products.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { unitsWork } from '#shapes/units-work/units-work.ts'
import { changeArrangement } from '#worlds/arrangements/change-arrangement.ts'
import { accepted } from './accepted.gen.ts'
import { investigations } from './investigations.ts'
import { pegLab } from './lab.ts'
import { say } from './messages.gen.ts'
import { stored } from './stored.gen.ts'
import { readTrack } from './track.ts'

const order = orderProducts({
  id: 'order-stored',
  seconds: 55,
  standards: ['MS-PS3-2'],
  scenes: [
    { id: 'shelf', scene: say('order.shelf'), firsts: [1, 2, 3, 4, 5, 6], seconds: [0.5, 1, 1.5, 2, 2.5] },
    { id: 'crane', scene: say('order.crane'), firsts: [100, 200, 300, 400, 500], seconds: [2, 4, 5, 8, 10] },
    {
      id: 'hikers',
      scene: say('order.hikers'),
      firsts: [5, 6, 8, 10, 12],
      seconds: [100, 150, 200, 300, 400],
    },
    { id: 'painters', scene: say('order.painters'), firsts: [2, 4, 5, 8, 10], seconds: [1, 3, 5, 7, 10] },
  ],
  ask: say('order.ask'),
  least: say('order.least'),
  most: say('order.most'),
  why: say('order.why'),
  sizes: ({ first, second }) => say('order.sizes', { mass: first, height: second }),
  times: (mass, height) =>
    say('order.times', { mass: say(`order.mass.${mass}`), height: say(`order.height.${height}`) }),
  missed: {
    first: { misconception: 'energy.height-alone', feedback: say('order.mass-too') },
    second: { misconception: 'energy.mass-alone', feedback: say('order.height-too') },
  },
})

export const potentialEnergy = skillFrom(accepted, say, {
  strand: 'energy',
  icon: 'layers',
  prerequisites: ['energy-of-motion'],
  lesson: {
    idea: ['what', 'lift', 'magnets', 'change'],
    figure: {
      kind: 'line-graph',
      title: say('lesson.figure.title'),
      description: say('lesson.figure.description'),
      x: { from: 0, to: 80, step: 20, label: say('lesson.figure.along') },
      y: { from: 0, to: 60, step: 10, label: say('lesson.figure.height') },
      series: [
        {
          label: say('track.track'),
          points: [
            [0, 60],
            [20, 10],
            [40, 40],
            [60, 0],
            [80, 20],
          ],
          joined: 'smooth',
        },
      ],
      marks: [
        { at: [0, 60], label: say('lesson.figure.most') },
        { at: [60, 0], label: say('lesson.figure.least') },
      ],
    },
    workedExample: { model: 'order-stored', level: 1 },
    words: ['potential-energy', 'kinetic-energy', 'system', 'arrangement', 'field'],
  },
  dimensions: {
    'show-work': ['use-mathematics', 'scale-proportion-quantity'],
    'order-stored': ['use-mathematics', 'scale-proportion-quantity'],
    'change-arrangement': ['develop-models', 'systems'],
    'read-track': ['develop-models', 'energy-and-matter'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    explain: ['construct-explanations', 'systems'],
    'sort-ideas': ['develop-models', 'systems'],
    'stored-ideas': ['construct-explanations', 'energy-and-matter'],
    'fair-test': ['plan-investigations', 'cause-and-effect'],
  },
  models: [
    order,
    changeArrangement,
    readTrack,
    fairTest(investigations, ['MS-PS3-2']),
    unitsWork('potential', ['MS-PS3-2']),
    runSimulation(pegLab, ['MS-PS3-2']),
    bankModel('explain', stored, { kind: 'build' }),
    bankModel('sort-ideas', stored, { kind: 'sort' }),
    bankModel('stored-ideas', stored),
  ],
})
