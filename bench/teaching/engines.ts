import { createEngine } from '@skills-center/learner/engine'
import { createBktLeitner } from './baselines/bkt-leitner.ts'
import { createBktLowest } from './baselines/bkt-lowest.ts'
import { createElo } from './baselines/elo.ts'
import { createFixedOrder } from './baselines/fixed-order.ts'
import { createLevels } from './baselines/levels.ts'
import { createOracle } from './baselines/oracle.ts'
import { createRandom } from './baselines/random.ts'
import { createReadyToLearn } from './baselines/ready-to-learn.ts'
import { createSmartScore } from './baselines/smart-score.ts'
import type { EngineMaker } from './run.ts'

export const engines = {
  ours: createEngine,
  random: createRandom,
  'fixed-order': createFixedOrder,
  'smart-score': createSmartScore,
  levels: createLevels,
  'ready-to-learn': createReadyToLearn,
  'bkt-lowest': createBktLowest,
  elo: createElo,
  'bkt-leitner': createBktLeitner,
  oracle: createOracle,
} as const satisfies Record<string, EngineMaker>

export type EngineName = keyof typeof engines
