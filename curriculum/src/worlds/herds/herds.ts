import type { Random } from '../../random.ts'
import { type Data, type Fact, lastTime, reading } from '../data.ts'
import { greater, shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import { isValley, type Valley } from '../selection/selection.ts'
import type { World, WorldAsk } from '../world.ts'

/** Animals with many offspring per year: a new population can double from one year to the next. */
export const herdAnimals = ['turkeys', 'pheasants', 'quail', 'rabbits', 'muskrats', 'pigs'] as const
export type HerdAnimal = (typeof herdAnimals)[number]
export const animalOf = (data: Data): HerdAnimal => herdAnimals[data.about['animal'] ?? 0] ?? 'turkeys'

const places: readonly Valley[] = ['northValley', 'southValley', 'eastValley', 'westValley']
export { isValley }

export interface HerdTruth {
  /** The carrying capacity of each place. */
  capacity: readonly number[]
  exact: readonly (readonly number[])[]
}

const years = 9
const within = 8

/** Logistic growth (Verhulst 1838) from a small start. */
const herdAfter = (start: number, capacity: number, rate: number, time: number): number =>
  capacity / (1 + (capacity / start - 1) * Math.exp(-rate * time))

function draw(random: Random, { things }: WorldAsk) {
  const chosen = random.sample(places, things)
  const lines = chosen.map(() => {
    const [start, capacity] = [random.integer(24, 60), 10 * random.integer(20, 55)]
    const rate = random.integer(50, 100) / 100
    return {
      capacity,
      exact: Array.from({ length: years + 1 }, (_unused, time) => herdAfter(start, capacity, rate, time)),
    }
  })
  const data: Data = {
    world: 'herds',
    kind: 'course',
    about: { animal: random.integer(0, herdAnimals.length - 1) },
    times: Array.from({ length: years + 1 }, (_unused, time) => time),
    within,
    series: chosen.map((thing, at) => ({
      thing,
      runs: [(lines[at]?.exact ?? []).map((value) => shown(random, value, within))],
    })),
  }
  return {
    data,
    truth: { capacity: lines.map(({ capacity }) => capacity), exact: lines.map(({ exact }) => exact) },
  }
}

/** The counts of the last years: level, still rising, or too near to tell. */
export function leveled(data: Data, series: number): Fact {
  const last = lastTime(data)
  const ats = [last - 3, last - 2, last - 1, last]
  const counts = ats.map((at) => reading(data, series, at))
  const [low, high] = [Math.min(...counts), Math.max(...counts)]
  const rise = (counts[3] ?? 0) - (counts[0] ?? 0)
  const isLevel = high - low <= 2 * within
  return {
    id: 'leveled',
    evidence: 'leveled',
    things: [series],
    verdict: isLevel ? 'true' : rise > 6 * within ? 'false' : 'too-near',
    numbers: { low, high },
    cells: ats.map((at) => ({ series, run: 0, at })),
    misconception: 'population.no-limit',
  }
}

const grown = (data: Data, series: number, from: number, to: number): number =>
  reading(data, series, to) - reading(data, series, from)

function earlier(data: Data, series: number): Fact {
  const [early, late] = [grown(data, series, 0, 4), grown(data, series, 5, 9)]
  const verdict = greater(early, late, 1.5 * within)
  return {
    id: 'early',
    evidence: 'early',
    things: [series],
    verdict: verdict === 'undecided' ? 'too-near' : verdict,
    numbers: { early, late },
    cells: [0, 4, 5, 9].map((at) => ({ series, run: 0, at })),
    misconception: 'population.steady-growth',
  }
}

function compared(data: Data, [one, other]: readonly [number, number], id: 'more-now' | 'grew-more'): Fact {
  const last = lastTime(data)
  const value = (series: number): number =>
    id === 'more-now' ? reading(data, series, last) : grown(data, series, 0, last)
  const [first, second] = [value(one), value(other)]
  const verdict = greater(first, second, (id === 'more-now' ? 1 : 1.5) * within)
  return {
    id,
    evidence: id === 'more-now' ? 'ends' : 'grew',
    things: [one, other],
    verdict: verdict === 'undecided' ? 'too-near' : verdict,
    numbers: { first, second },
    cells: [one, other].flatMap((series) => [0, last].map((at) => ({ series, run: 0, at }))),
    misconception: 'reading.wrong-series',
  }
}

const facts = (data: Data): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => [
    leveled(data, series),
    earlier(data, series),
    untried('food', series),
    untried('wolves', series),
    untried('winter', series),
  ]),
  ...pairsOf(data).flatMap((pair) => [compared(data, pair, 'more-now'), compared(data, pair, 'grew-more')]),
]

/** New herds grow to the carrying capacity of their place. */
export const herds: World<HerdTruth> = {
  id: 'herds',
  things: places,
  draw,
  facts,
  // The next counts depend on weather and food.
  predict: () => undefined,
}
