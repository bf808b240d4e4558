import { bankModel, skillFrom } from '#form'
import { fairTest } from '#shapes/fair-test/fair-test.ts'
import { runSimulation } from '#shapes/run-simulation/run-simulation.ts'
import { sortFacts } from '#shapes/sort-facts/sort-facts.ts'
import { unitsWork } from '#shapes/units-work/units-work.ts'
import { motionWords } from '#worlds/motion/words.ts'
import { accepted } from './accepted.gen.ts'
import { compareAcceleration } from './compare-acceleration.ts'
import { findNetForce } from './find-net-force.ts'
import { forcesFigure } from './forces.ts'
import { ideas } from './ideas.gen.ts'
import { investigations } from './investigations.ts'
import { cartLab } from './cart-lab.ts'
import { say } from './messages.gen.ts'
import { predictMotion } from './predict-motion.ts'

export const netForce = skillFrom(accepted, say, {
  strand: 'forces',
  icon: 'force',
  prerequisites: ['signed-numbers'],
  formerIds: {
    'direction-sign': 'forces.direction',
    'finds-given-part': 'forces.given-part',
    'force-runs-out': 'forces.runs-out',
    'multiplies-force-and-mass': 'forces.heavy-is-strong',
    'changes-other': 'inquiry.tests-other',
  },
  lesson: {
    idea: ['sum', 'balanced', 'change', 'pairs'],
    figure: forcesFigure('sled', [
      { name: 'pull', size: 80 },
      { name: 'friction', size: -30 },
    ]),
    workedExample: { model: 'find-net-force', level: 2 },
    words: ['force', 'net-force', 'balanced', 'velocity', 'acceleration', 'friction'],
  },
  dimensions: {
    'show-work': ['use-mathematics', 'scale-proportion-quantity'],
    'find-net-force': ['use-mathematics', 'systems'],
    'predict-motion': ['construct-explanations', 'stability-and-change'],
    'compare-acceleration': ['analyze-data', 'patterns'],
    'sort-claims': ['analyze-data', 'stability-and-change'],
    'fair-test': ['plan-investigations', 'cause-and-effect'],
    'run-test': ['plan-investigations', 'cause-and-effect'],
    'explain-forces': ['construct-explanations', 'systems'],
    'sort-forces': ['develop-models', 'systems'],
    'force-ideas': ['construct-explanations', 'systems'],
  },
  models: [
    findNetForce,
    predictMotion,
    compareAcceleration,
    { ...sortFacts(motionWords, ['MS-PS2-2']), id: 'sort-claims', thinking: 'read a figure' },
    fairTest(investigations, ['MS-PS2-2']),
    unitsWork('force', ['MS-PS2-2']),
    runSimulation(cartLab, ['MS-PS2-2']),
    bankModel('explain-forces', ideas, { kind: 'build' }),
    bankModel('sort-forces', ideas, { kind: 'sort' }),
    bankModel('force-ideas', ideas),
  ],
})
