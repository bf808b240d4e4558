import type { Random } from '../../random.ts'
import { type Data, type Fact, runsOf } from '../data.ts'
import { above, shown } from '../readings.ts'

export const tankAnimals = ['snails', 'fleas', 'crickets', 'guppies', 'beetles'] as const
export const tankAnimalOf = (data: Data): (typeof tankAnimals)[number] =>
  tankAnimals[data.about['animal'] ?? 0] ?? 'snails'

/** The resource that runs short in the group with little of both. */
export const shortages = ['food', 'space', 'either'] as const
export type Shortage = (typeof shortages)[number]

/** Little of both; more food; more space; more of both. */
export const groups = ['A', 'B', 'C', 'D'] as const

export interface TankTruth {
  shortage: Shortage
  /** The carrying capacity of each group's box. */
  capacity: readonly number[]
}

const within = 2
const boxes = 3

/**
 * In each box the smaller of two limits holds (Liebig 1840): the number that the food supports, or the number that the
 * space supports.
 */
export function drawTanks(random: Random, shortage: Shortage): { data: Data; truth: TankTruth } {
  const small = random.integer(14, 26)
  const gap = random.integer(11, 18)
  const [food, space] = [small + (shortage === 'space' ? gap : 0), small + (shortage === 'food' ? gap : 0)]
  const [muchFood, muchSpace] = [random.integer(10, 16), random.integer(10, 16)].map(
    (more) => Math.max(food, space) + more,
  )
  const capacity = [
    [food, space],
    [muchFood ?? food, space],
    [food, muchSpace ?? space],
    [muchFood ?? food, muchSpace ?? space],
  ].map((limits) => Math.min(...limits))
  const data: Data = {
    world: 'tanks',
    kind: 'repeats',
    about: { animal: random.integer(0, tankAnimals.length - 1) },
    times: [60],
    within,
    series: groups.map((thing, at) => ({
      thing,
      runs: Array.from({ length: boxes }, () => [shown(random, capacity[at] ?? small, within)]),
    })),
  }
  return { data, truth: { shortage, capacity } }
}

/** Did the change from one group to another make a clear difference? If debatable, it is too near to ask. */
export function madeDifference(data: Data, one: number, other: number): Fact {
  const [ours, theirs] = [runsOf(data, other), runsOf(data, one)]
  const verdict = above(ours, theirs, data.within)
  return {
    id: 'made-difference',
    evidence: 'apart',
    things: [one, other],
    verdict: verdict === 'true' ? 'true' : verdict === 'undecided' ? 'false' : 'too-near',
    numbers: {
      low: Math.min(...ours),
      high: Math.max(...ours),
      otherLow: Math.min(...theirs),
      otherHigh: Math.max(...theirs),
    },
    cells: [one, other].flatMap((series) => ours.map((_value, run) => ({ series, run, at: 0 }))),
    misconception: 'population.food-only',
  }
}

/** The resource that these counts show to be short in group A; undefined if debatable. */
export function shortageOf(data: Data): Shortage | undefined {
  const verdicts = [1, 2, 3].map((other) => madeDifference(data, 0, other).verdict)
  if (verdicts.includes('too-near') || verdicts[2] !== 'true') return undefined
  if (verdicts[0] === 'true') return verdicts[1] === 'true' ? undefined : 'food'
  return verdicts[1] === 'true' ? 'space' : 'either'
}
