import type { Random } from '../../random.ts'
import { type Data, type Fact, lastTime, reading, timeAt } from '../data.ts'
import { normal } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World } from '../world.ts'

/** What is in a sealed jar in the dark. */
const alive = ['sprouts', 'leaves', 'crickets', 'mushrooms'] as const
export const jarred = [...alive, 'dryPeas', 'boiledPeas'] as const
export type Jarred = (typeof jarred)[number]

/** Rise of carbon dioxide, in ppm a minute, in a jar of about two liters (school data of many classes, rounded). */
const rates: Readonly<Record<Jarred, readonly [number, number]>> = {
  sprouts: [60, 90],
  leaves: [20, 35],
  crickets: [100, 140],
  mushrooms: [45, 65],
  dryPeas: [0, 0],
  boiledPeas: [0, 0],
}

export interface JarTruth {
  /** Rise in ppm a minute. */
  rates: readonly number[]
  exact: readonly (readonly number[])[]
}

const within = 20
/** Readings are shown to the nearest 10 ppm. */
const step = 10
const minutes = [0, 2, 4, 6, 8, 10]

const shownTo = (random: Random, exact: number): number =>
  step * Math.round((exact + Math.max(-within, Math.min(within, 0.8 * within * normal(random)))) / step)

function draw(random: Random, { things }: { things: number }): { data: Data; truth: JarTruth } {
  const first = random.pick(alive)
  const others = jarred.filter((thing) => thing !== first)
  const chosen = random.shuffle([first, ...random.sample(others, things - 1)])
  const own = chosen.map((thing) => random.integer(...rates[thing]))
  const exact = own.map((rate) => {
    const start = random.integer(420, 560)
    return minutes.map((time) => start + rate * time)
  })
  const data: Data = {
    world: 'breathing-jars',
    kind: 'course',
    about: {},
    times: minutes,
    within,
    series: chosen.map((thing, at) => ({
      thing,
      runs: [(exact[at] ?? []).map((value) => shownTo(random, value))],
    })),
  }
  return { data, truth: { rates: own, exact } }
}

const ends = (data: Data, series: number): [number, number] => [
  reading(data, series, 0),
  reading(data, series, lastTime(data)),
]
const riseOf = (data: Data, series: number): number => {
  const [first, last] = ends(data, series)
  return last - first
}
const cellsOf = (data: Data, series: readonly number[]) =>
  series.flatMap((each) => [0, lastTime(data)].map((at) => ({ series: each, run: 0, at })))

/** Carbon dioxide was given off: it rose by more than the errors of all readings. */
function givesOff(data: Data, series: number): Fact {
  const [first, last] = ends(data, series)
  const rise = last - first
  return {
    id: 'gives-off',
    evidence: rise > 2 * within ? 'rose' : 'stayed',
    things: [series],
    verdict: rise > 5 * within ? 'true' : Math.abs(rise) <= 2 * within ? 'false' : 'too-near',
    numbers: { first, last, time: timeAt(data, lastTime(data)) },
    cells: cellsOf(data, [series]),
    misconception: rise > 2 * within ? 'plants.respiration-is-breathing' : 'evidence.within-scatter',
  }
}

function faster(data: Data, [one, other]: readonly [number, number]): Fact {
  const [ours, theirs] = [riseOf(data, one), riseOf(data, other)]
  const gap = ours - theirs
  return {
    id: 'faster',
    evidence: 'rises',
    things: [one, other],
    verdict: Math.abs(gap) <= 5 * within ? 'too-near' : gap > 0 ? 'true' : 'false',
    numbers: { ours, theirs },
    cells: cellsOf(data, [one, other]),
    misconception: 'reading.wrong-series',
  }
}

/** The reading at the end was higher. */
function higher(data: Data, [one, other]: readonly [number, number]): Fact {
  const [ours, theirs] = [reading(data, one, lastTime(data)), reading(data, other, lastTime(data))]
  return {
    id: 'higher',
    evidence: 'last',
    things: [one, other],
    verdict: Math.abs(ours - theirs) <= 3 * within ? 'too-near' : ours > theirs ? 'true' : 'false',
    numbers: { ours, theirs, time: timeAt(data, lastTime(data)) },
    cells: [one, other].map((series) => ({ series, run: 0, at: lastTime(data) })),
    misconception: 'reading.wrong-series',
  }
}

const facts = (data: Data): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => {
    const its = givesOff(data, series)
    // Where nothing rises, readers could call “still” or “faster” false.
    const open = its.verdict === 'true' ? ['warmer', 'later', 'before'] : []
    return [its, ...open.map((id) => untried(id, series))]
  }),
  ...pairsOf(data).flatMap((pair) => [faster(data, pair), higher(data, pair)]),
]

/** Sealed jars in the dark, with a sensor for carbon dioxide in each. */
export const breathingJars: World<JarTruth> = {
  id: 'breathing-jars',
  things: jarred,
  draw,
  facts,
  predict: () => undefined,
}
