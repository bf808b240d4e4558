import type { Random } from '../../random.ts'

export const charges = ['positive', 'negative', 'none', 'open'] as const
export type Charge = (typeof charges)[number]
export const seen = ['pull', 'push', 'untested'] as const
export type Seen = (typeof seen)[number]

/** Two objects brought near each other: rods are named by their charge, balls by letters. */
export interface Trial {
  one: string
  other: string
  seen: Seen
}

export const ballName = (at: number): string => String.fromCodePoint(65 + at)
const sizes: Readonly<Record<string, number>> = { positive: 1, negative: -1, none: 0 }
const between = (one: number, other: number): Seen => (one * other > 0 ? 'push' : 'pull')

/** Charged balls, each tested against one rod, or in a chain from ball to ball. */
export function drawCharged(
  random: Random,
  count: number,
  isChain: boolean,
): { balls: Charge[]; trials: Trial[] } {
  const balls = Array.from({ length: count }, () => random.pick(['positive', 'negative'] as const))
  const rod = random.pick(['positive', 'negative'] as const)
  const order = random.shuffle([...balls.keys()])
  const trials = order.map((at, place): Trial => {
    const before = isChain ? order[place - 1] : undefined
    const other: Charge = before === undefined ? rod : (balls[before] ?? rod)
    return {
      one: before === undefined ? rod : ballName(before),
      other: ballName(at),
      seen: between(sizes[other] ?? 0, sizes[balls[at] ?? rod] ?? 0),
    }
  })
  return { balls, trials: random.shuffle(trials) }
}

/**
 * One ball of each kind tested against both rods; the last ball has one test, which a charge and no charge both
 * explain.
 */
export function drawTested(random: Random): { balls: Charge[]; trials: Trial[] } {
  const balls = random.shuffle(charges)
  const untested = random.pick(['positive', 'negative'] as const)
  const trials = balls.flatMap((charge, at) =>
    (['positive', 'negative'] as const).map((rod): Trial => ({
      one: rod,
      other: ballName(at),
      seen: charge === 'open' && rod === untested ? 'untested' : between(sizes[charge] ?? 0, sizes[rod] ?? 0),
    })),
  )
  return { balls, trials }
}

/** What the trials prove, by trying every way to charge the balls: a charged object also attracts an uncharged ball. */
export function proven(count: number, trials: readonly Trial[], mayBeNone: boolean): Charge[] {
  const options = mayBeNone ? [1, -1, 0] : [1, -1]
  const all = Array.from({ length: count }).reduce<number[][]>(
    (ways) => ways.flatMap((way) => options.map((option) => [...way, option])),
    [[]],
  )
  const fits = all.filter((way) => {
    const sizeOf = (name: string): number => sizes[name] ?? way[name.charCodeAt(0) - 65] ?? 0
    return trials.every(
      ({ one, other, seen: was }) => was === 'untested' || was === between(sizeOf(one), sizeOf(other)),
    )
  })
  return Array.from({ length: count }, (_, at) => {
    const found = [...new Set(fits.map((way) => way[at]))]
    return found.length > 1 ? 'open' : found[0] === 1 ? 'positive' : found[0] === -1 ? 'negative' : 'none'
  })
}
