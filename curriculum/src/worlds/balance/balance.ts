import type { Random } from '../../random.ts'
import { type Data, type Fact, lastTime, reading, timeAt } from '../data.ts'
import { shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World, WorldAsk } from '../world.ts'

type Bounds = readonly [least: number, most: number]

/**
 * Grams on the scale at the start, the change by the end, and the time in minutes after which most of it has happened.
 */
interface SetUp {
  start: Bounds
  change?: Bounds
  soon?: number
}

/** Hot water loses 15 to 40 g per hour; a wet cloth in a warm room loses about half of its water. */
const drying = {
  openPan: { start: [420, 620], change: [-42, -22], soon: 30 },
  hungCloth: { start: [180, 260], change: [-85, -40], soon: 90 },
  openSponge: { start: [140, 220], change: [-30, -16], soon: 120 },
  openTea: { start: [380, 520], change: [-20, -10], soon: 25 },
  iceJar: { start: [350, 520] },
  clothBag: { start: [180, 260] },
  saltBottle: { start: [320, 480] },
} as const satisfies Record<string, SetUp>

/** 84 g of baking soda release 44 g of gas, and so do 100 g of limestone; 100 g of iron take up to 43 g of oxygen. */
const reacting = {
  openSoda: { start: [280, 420], change: [-11, -7], soon: 4 },
  openLimestone: { start: [300, 460], change: [-13, -8], soon: 9 },
  charcoal: { start: [160, 240], change: [-38, -18], soon: 20 },
  steelWool: { start: [120, 190], change: [7, 12], soon: 6 },
  closedSoda: { start: [280, 420] },
  closedLimestone: { start: [300, 460] },
  cloudyBeaker: { start: [260, 400] },
} as const satisfies Record<string, SetUp>

const setUps: Readonly<Record<string, SetUp>> = { ...drying, ...reacting }
const changes = (thing: string): boolean => setUps[thing]?.change !== undefined

export interface BalanceTruth {
  /** The true change of each thing, in grams. */
  changes: readonly number[]
}

/** The largest error of the scale, in grams. */
const within = 1
const within5 = 5 * within

function draw(
  id: string,
  all: readonly string[],
  times: readonly number[],
  random: Random,
  ask: WorldAsk,
): { data: Data; truth: BalanceTruth } {
  const some = random.sample(all, ask.things)
  // At least one thing must change, and at least one must not.
  if (!some.some(changes) || some.every(changes)) return draw(id, all, times, random, ask)
  const end = times.at(-1) ?? 0
  const drawn = some.map((thing) => {
    const { start: [low, high] = [0, 0], change: [from, to] = [0, 0], soon = 1 } = setUps[thing] ?? {}
    const [start, change] = [random.integer(low, high), random.integer(from, to)]
    const share = (time: number): number => (1 - Math.exp(-time / soon)) / (1 - Math.exp(-end / soon))
    const runs = [times.map((time) => shown(random, start + change * share(time), within))]
    return { change, series: { thing, runs } }
  })
  return {
    data: {
      world: id,
      kind: 'course',
      about: {},
      times,
      within,
      series: drawn.map(({ series }) => series),
    },
    truth: { changes: drawn.map(({ change }) => change) },
  }
}

const changeAt = (data: Data, series: number): number =>
  reading(data, series, lastTime(data)) - reading(data, series, 0)

/**
 * Facts about one thing. Two readings together can be off by 2 g: a difference up to that is no change, and more than 5
 * g is one.
 */
function ofOne(data: Data, series: number): Fact[] {
  const change = changeAt(data, series)
  const last = lastTime(data)
  const isSame = Math.abs(change) <= 2 * within
  const isNear = !isSame && Math.abs(change) <= within5
  const fact = (id: string, is: boolean, misconception: string): Fact => ({
    id,
    evidence: 'scale',
    things: [series],
    verdict: isNear || (isSame && id !== 'same') ? 'too-near' : is ? 'true' : 'false',
    numbers: {
      time: timeAt(data, last),
      first: reading(data, series, 0),
      last: reading(data, series, last),
    },
    cells: [0, last].map((at) => ({ series, run: 0, at })),
    misconception,
  })
  return [
    fact('same', isSame, isSame ? 'evidence.scatter-is-error' : 'substance.change-changes-weight'),
    fact('lighter', change < 0, change < 0 ? 'substance.gas-is-nothing' : 'substance.compares-backward'),
    fact('heavier', change > 0, change > 0 ? 'substance.gas-is-nothing' : 'substance.compares-backward'),
    fact('got-out', change < 0, 'substance.open-or-closed'),
    fact('came-in', change > 0, 'substance.compares-backward'),
  ]
}

function ofTwo(data: Data, [one, other]: readonly [number, number]): Fact {
  const [ours, theirs] = [Math.abs(changeAt(data, one)), Math.abs(changeAt(data, other))]
  const last = lastTime(data)
  return {
    id: 'changed-more',
    evidence: 'changes',
    things: [one, other],
    verdict: Math.abs(ours - theirs) <= within5 ? 'too-near' : ours > theirs ? 'true' : 'false',
    numbers: { time: timeAt(data, last), ours, theirs },
    cells: [one, other].flatMap((series) => [0, last].map((at) => ({ series, run: 0, at }))),
    misconception: 'reading.wrong-series',
  }
}

const facts = (data: Data): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => [
    ...ofOne(data, series),
    // For a closed container it is clear that nothing would have changed.
    ...(Math.abs(changeAt(data, series)) > within5
      ? [untried('later', series), untried('warmer', series), untried('twice', series)]
      : []),
  ]),
  ...pairsOf(data).map((pair) => ofTwo(data, pair)),
]

const balance = (id: string, things: readonly string[], times: readonly number[]): World<BalanceTruth> => ({
  id,
  things,
  draw: (random, ask) => draw(id, things, times, random, ask),
  facts,
  predict: () => undefined,
})

/** Wet things in open and closed containers, weighed for one hour. */
export const dryingScale = balance('drying', Object.keys(drying), [0, 30, 60])
/** Reactions in open and closed containers, weighed for half an hour. */
export const reactingScale = balance('reacting', Object.keys(reacting), [0, 15, 30])
