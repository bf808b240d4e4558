import type { Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Experiments with repeated trials, and realistic success rates in percent. */
const experiments = {
  'free-throw': [40, 80],
  seeds: [50, 90],
  bus: [10, 50],
  cap: [20, 60],
  light: [10, 50],
  feeder: [20, 70],
  stickers: [5, 25],
  goalie: [60, 90],
  game: [10, 50],
} as const satisfies Record<string, readonly [number, number]>
export type ExperimentId = keyof typeof experiments

/** `hits` in `tried` trials; the same rate in `more` trials gives `wanted` hits. */
export interface Trials {
  experiment: ExperimentId
  hits: number
  tried: number
  more: number
  asks: 'more' | 'back'
}

const experimentIds = keysOf(experiments)

/** Realistic results in whole numbers. */
export function drawTrials(random: Random, asks: Trials['asks']): Trials {
  const experiment = random.pick(experimentIds)
  const [low, high] = experiments[experiment]
  const tried = random.pick([20, 25, 30, 40, 50, 60, 80])
  const hits = random.integer(Math.ceil((low * tried) / 100), Math.floor((high * tried) / 100))
  const more = (tried * random.pick([3, 4, 5, 6, 7, 8])) / random.pick([1, 1, 2])
  return { experiment, hits, tried, more, asks }
}

export const wantedOf = ({ hits, tried, more }: Trials): number => (hits * more) / tried

export const tell = {
  told: ({ experiment, hits, tried }: Trials): Text => say(`${experiment}.told`, { hits, tried }),
  asks: (trials: Trials): Text =>
    trials.asks === 'more'
      ? say(`${trials.experiment}.more`, { more: trials.more })
      : say(`${trials.experiment}.back`, { wanted: wantedOf(trials) }),
}
