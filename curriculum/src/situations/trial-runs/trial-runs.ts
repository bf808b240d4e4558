import type { Text } from '@skills-center/messages/values'
import { person, twoPeople } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Experiments with repeated trials, and realistic success rates in percent. */
const runs = {
  thumbtack: [50, 70],
  cup: [60, 85],
  bottle: [15, 40],
  beanbag: [30, 70],
  spinner: [15, 40],
  bag: [20, 60],
  eraser: [5, 20],
  airplane: [20, 60],
  lid: [35, 65],
  playlist: [20, 60],
} as const satisfies Record<string, readonly [number, number]>
export type RunId = keyof typeof runs

const runIds = keysOf(runs)

/** `k` hits in `n` trials. */
export interface Counted {
  k: number
  n: number
}

/**
 * A person's trials, and a friend's if results are combined (`pooled`). Asks for a probability (`hit`), its complement
 * (`miss`), the hits in `m` more trials (`more`), how many more hits than misses to expect (`gap`), or the trials
 * needed for `wanted` hits (`back`).
 */
export interface TrialRun extends Counted {
  run: RunId
  friend: Counted
  m: number
  asks: 'hit' | 'miss' | 'pooled' | 'more' | 'gap' | 'back'
  people: [who: string, friend: string]
}

const hitsIn = (random: Random, run: RunId, n: number): number => {
  const [low, high] = runs[run]
  return random.integer(Math.ceil((low * n) / 100), Math.floor((high * n) / 100))
}
export const someRun = (random: Random): RunId => random.pick(runIds)
export const drawCounted = (random: Random, run: RunId, sizes: readonly number[]): Counted => {
  const n = random.pick([...sizes])
  return { n, k: hitsIn(random, run, n) }
}

export function drawRun(random: Random, asks: TrialRun['asks']): TrialRun {
  const run = someRun(random)
  const first = drawCounted(random, run, [20, 25, 30, 40, 50, 60, 80])
  return {
    run,
    ...first,
    friend: drawCounted(random, run, [20, 30, 40, 50, 60, 70, 100, 120]),
    m: random.pick([60, 90, 100, 120, 150, 160, 200, 240, 250, 300, 400, 500]),
    asks,
    people: twoPeople(random),
  }
}

/** The expected number of hits in `m` trials. */
export const expectedOf = ({ k, n, m }: TrialRun): number => (k * m) / n

export const tell = {
  told: ({ run, k, n, people: [who] }: TrialRun): Text => say(`${run}.told`, { who: person(who), k, n }),
  /** The friend's trials with the same thing, so that the results may be put together. */
  friend: ({ run, friend: { k, n }, people: [, who] }: TrialRun): Text =>
    say(`${run}.same`, { who: person(who), k, n }),
  asks(its: TrialRun): Text {
    const { run, m } = its
    switch (its.asks) {
      case 'hit':
      case 'pooled':
        return say(`${run}.hit`)
      case 'miss':
        return say(`${run}.miss`)
      case 'more':
        return say(`${run}.more`, { m })
      case 'gap':
        return say(`${run}.gap`, { m })
      case 'back':
        return say(`${run}.back`, { wanted: expectedOf(its) })
    }
  },
  /** “Some friends drop thumbtacks.” */
  several: (run: RunId): Text => say(`${run}.several`),
  card: ({ k, n }: Counted): Text => say('card', { k, n }),
}
