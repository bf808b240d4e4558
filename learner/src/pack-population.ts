import type { Catalog } from './catalog.ts'
import { earlierOf } from './situation-keys.ts'
import { newPopulation, type Population } from './population.ts'
import { runsInScope, type Tally } from './tally.ts'

type Pair = readonly [mean: number, variance: number]

/** A population as plain JSON, keyed by ids, so that it survives changes to the catalog. */
export interface PackedPopulation {
  answered: number
  overall: Pair
  gain: readonly [scale: number, squares: number]
  calibration: readonly [shift: number, slope: number, shiftSquares: number, slopeSquares: number]
  weights: readonly number[]
  /** Covariance of the weights, row by row. */
  covariance: readonly number[]
  /** Forecast corrections: shifts, then precisions. */
  bends: readonly number[]
  skills: Readonly<Record<string, Pair>>
  items: Readonly<Record<string, Pair>>
  pairs: readonly (readonly [
    earlier: string,
    isCorrect: 0 | 1,
    item: string,
    surprise: number,
    information: number,
  ])[]
  runs: readonly (readonly [kind: RunScope, id: string, run: number, surprise: number, information: number])[]
}

type RunScope = 'all' | 'skill' | 'item'

export function packPopulation(catalog: Catalog, population: Population): PackedPopulation {
  const { skills, items } = catalog
  const idOf = (index: number): string => items[index]?.id ?? ''
  return {
    answered: population.answered,
    overall: [population.overall.mean, population.overall.variance],
    gain: [population.gainScale, population.gainSquares],
    calibration: [
      population.calibration.shift,
      population.calibration.slope,
      population.calibration.shiftSquares,
      population.calibration.slopeSquares,
    ],
    weights: [...population.weights.means],
    covariance: [...population.weights.covariance],
    bends: [...population.bends.shifts, ...population.bends.precisions],
    skills: Object.fromEntries(
      skills.map(({ id, index }) => [
        id,
        [population.skillMean[index] ?? 0, population.skillVariance[index] ?? 0],
      ]),
    ),
    items: Object.fromEntries(
      items.map(({ id, index }) => [
        id,
        [population.itemMean[index] ?? 0, population.itemVariance[index] ?? 0],
      ]),
    ),
    pairs: Array.from(population.pairs, ([key, { surprise, information }]) => {
      const { item, isCorrect } = earlierOf(catalog, key)
      return [item, isCorrect ? 1 : 0, idOf(key % items.length), surprise, information]
    }),
    runs: Array.from(population.runs, ([key, { surprise, information }]) => {
      const scope = Math.floor(key / runsInScope) - 1
      const run = key % runsInScope
      if (scope < 0) return ['all', '', run, surprise, information]
      if (scope < skills.length) return ['skill', skills[scope]?.id ?? '', run, surprise, information]
      return ['item', idOf(scope - skills.length), run, surprise, information]
    }),
  }
}

/** The inverse of `packPopulation`. Drops what the catalog no longer contains; new skills and items start fresh. */
export function unpackPopulation(catalog: Catalog, packed: PackedPopulation): Population {
  const population = newPopulation(catalog)
  population.answered = packed.answered
  population.overall = { mean: packed.overall[0], variance: packed.overall[1] }
  ;[population.gainScale, population.gainSquares] = packed.gain
  const [shift, slope, shiftSquares, slopeSquares] = packed.calibration
  population.calibration = { shift, slope, shiftSquares, slopeSquares }
  // Ignore weights that were learned for a different set of features.
  if (packed.weights.length === population.weights.means.length) {
    population.weights.means.set(packed.weights)
    population.weights.covariance.set(packed.covariance)
  }
  const { shifts, precisions } = population.bends
  if (packed.bends.length === 2 * shifts.length) {
    shifts.set(packed.bends.slice(0, shifts.length))
    precisions.set(packed.bends.slice(shifts.length))
  }
  for (const { id, index } of catalog.skills) {
    const pair = packed.skills[id]
    if (pair === undefined) continue
    ;[population.skillMean[index], population.skillVariance[index]] = pair
  }
  for (const item of catalog.items) {
    const pair = packed.items[item.id]
    if (pair === undefined) continue
    setDifficulty(population, item.index, item.skillIndex, pair)
  }
  for (const [earlier, isCorrect, item, surprise, information] of packed.pairs) {
    const from = catalog.itemIndex.get(earlier)
    const to = catalog.itemIndex.get(item)
    if (from === undefined || to === undefined) continue
    put(population.pairs, (from * 2 + isCorrect) * catalog.items.length + to, { surprise, information })
  }
  for (const [kind, id, run, surprise, information] of packed.runs) {
    const scope = scopeOf(catalog, kind, id)
    if (scope !== undefined) put(population.runs, scope * runsInScope + run, { surprise, information })
  }
  return population
}

const put = (tallies: Map<number, Tally>, key: number, tally: Tally): void => {
  tallies.set(key, tally)
}

function setDifficulty(
  population: Population,
  index: number,
  skillIndex: number,
  [mean, variance]: Pair,
): void {
  const was = population.itemMean[index] ?? 0
  population.itemMean[index] = mean
  population.itemVariance[index] = variance
  population.difficultySum[skillIndex] = (population.difficultySum[skillIndex] ?? 0) + mean - was
  population.difficultySquares[skillIndex] =
    (population.difficultySquares[skillIndex] ?? 0) + mean ** 2 - was ** 2
}

function scopeOf(catalog: Catalog, kind: RunScope, id: string): number | undefined {
  if (kind === 'all') return 0
  const index = kind === 'skill' ? catalog.skillIndex.get(id) : catalog.itemIndex.get(id)
  if (index === undefined) return undefined
  return 1 + index + (kind === 'item' ? catalog.skills.length : 0)
}
