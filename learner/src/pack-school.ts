import type { Catalog } from './catalog.ts'
import { earlierOf } from './situation-keys.ts'
import { newSchool, type School } from './school.ts'
import { runsInScope, type Tally } from './tally.ts'

type Pair = readonly [mean: number, variance: number]

/** A school as plain JSON, by ids: it outlives skills and items that come and go. */
export interface PackedSchool {
  answered: number
  overall: Pair
  gain: readonly [scale: number, squares: number]
  calibration: readonly [shift: number, slope: number, shiftSquares: number, slopeSquares: number]
  weights: readonly number[]
  /** Of the weights, row by row. */
  covariance: readonly number[]
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

export function packSchool(catalog: Catalog, school: School): PackedSchool {
  const { skills, items } = catalog
  const idOf = (index: number): string => items[index]?.id ?? ''
  return {
    answered: school.answered,
    overall: [school.overall.mean, school.overall.variance],
    gain: [school.gainScale, school.gainSquares],
    calibration: [
      school.calibration.shift,
      school.calibration.slope,
      school.calibration.shiftSquares,
      school.calibration.slopeSquares,
    ],
    weights: [...school.weights.means],
    covariance: [...school.weights.covariance],
    skills: Object.fromEntries(
      skills.map(({ id, index }) => [id, [school.skillMean[index] ?? 0, school.skillVariance[index] ?? 0]]),
    ),
    items: Object.fromEntries(
      items.map(({ id, index }) => [id, [school.itemMean[index] ?? 0, school.itemVariance[index] ?? 0]]),
    ),
    pairs: Array.from(school.pairs, ([key, { surprise, information }]) => {
      const { item, isCorrect } = earlierOf(catalog, key)
      return [item, isCorrect ? 1 : 0, idOf(key % items.length), surprise, information]
    }),
    runs: Array.from(school.runs, ([key, { surprise, information }]) => {
      const scope = Math.floor(key / runsInScope) - 1
      const run = key % runsInScope
      if (scope < 0) return ['all', '', run, surprise, information]
      if (scope < skills.length) return ['skill', skills[scope]?.id ?? '', run, surprise, information]
      return ['item', idOf(scope - skills.length), run, surprise, information]
    }),
  }
}

/** The inverse of `packSchool`; what the catalog no longer holds is left out, what is new starts afresh. */
export function unpackSchool(catalog: Catalog, packed: PackedSchool): School {
  const school = newSchool(catalog)
  school.answered = packed.answered
  school.overall = { mean: packed.overall[0], variance: packed.overall[1] }
  ;[school.gainScale, school.gainSquares] = packed.gain
  const [shift, slope, shiftSquares, slopeSquares] = packed.calibration
  school.calibration = { shift, slope, shiftSquares, slopeSquares }
  // Weights of another set of features say nothing.
  if (packed.weights.length === school.weights.means.length) {
    school.weights.means.set(packed.weights)
    school.weights.covariance.set(packed.covariance)
  }
  for (const { id, index } of catalog.skills) {
    const pair = packed.skills[id]
    if (pair === undefined) continue
    ;[school.skillMean[index], school.skillVariance[index]] = pair
  }
  for (const item of catalog.items) {
    const pair = packed.items[item.id]
    if (pair === undefined) continue
    setDifficulty(school, item.index, item.skillIndex, pair)
  }
  for (const [earlier, isCorrect, item, surprise, information] of packed.pairs) {
    const from = catalog.itemIndex.get(earlier)
    const to = catalog.itemIndex.get(item)
    if (from === undefined || to === undefined) continue
    put(school.pairs, (from * 2 + isCorrect) * catalog.items.length + to, { surprise, information })
  }
  for (const [kind, id, run, surprise, information] of packed.runs) {
    const scope = scopeOf(catalog, kind, id)
    if (scope !== undefined) put(school.runs, scope * runsInScope + run, { surprise, information })
  }
  return school
}

const put = (tallies: Map<number, Tally>, key: number, tally: Tally): void => {
  tallies.set(key, tally)
}

function setDifficulty(school: School, index: number, skillIndex: number, [mean, variance]: Pair): void {
  const was = school.itemMean[index] ?? 0
  school.itemMean[index] = mean
  school.itemVariance[index] = variance
  school.difficultySum[skillIndex] = (school.difficultySum[skillIndex] ?? 0) + mean - was
  school.difficultySquares[skillIndex] = (school.difficultySquares[skillIndex] ?? 0) + mean ** 2 - was ** 2
}

function scopeOf(catalog: Catalog, kind: RunScope, id: string): number | undefined {
  if (kind === 'all') return 0
  const index = kind === 'skill' ? catalog.skillIndex.get(id) : catalog.itemIndex.get(id)
  if (index === undefined) return undefined
  return 1 + index + (kind === 'item' ? catalog.skills.length : 0)
}
