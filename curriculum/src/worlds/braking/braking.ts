import type { Random } from '../../random.ts'
import { type Data, type Fact, reading, timeAt } from '../data.ts'
import { shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World, WorldAsk } from '../world.ts'

/** Kilograms. */
export const masses = { lightCart: 1, mediumCart: 2, heavyCart: 4 } as const
export type Cart = keyof typeof masses
const carts: readonly Cart[] = ['lightCart', 'mediumCart', 'heavyCart']

/** Speeds in meters per second at which a cart reaches the brake. */
const speeds = [1, 2, 3, 4]
/** The constant braking force, in newtons. */
const force = 20
/** The largest error of a meter stick along the brake strip, in centimeters. */
const within = 1
/** Two readings, each off by one error and rounded, may differ by three errors in total. */
const least = 3 * within

export interface BrakingTruth {
  exact: readonly (readonly number[])[]
}

/** Stopping distance in centimeters: the kinetic energy, ½mv², divided by the force. */
export const stopping = (mass: number, speed: number, push = force): number =>
  (100 * 0.5 * mass * speed ** 2) / push

function draw(random: Random, { things }: WorldAsk): { data: Data; truth: BrakingTruth } {
  const some = random.sample(carts, things)
  const exact = some.map((cart) => speeds.map((speed) => stopping(masses[cart], speed)))
  return {
    data: {
      world: 'braking',
      kind: 'course',
      about: {},
      times: speeds,
      within,
      series: some.map((thing, at) => ({
        thing,
        runs: [(exact[at] ?? []).map((value) => shown(random, value, within))],
      })),
    },
    truth: { exact },
  }
}

/** The effect of a higher speed on one cart. */
function ofOne(data: Data, series: number): Fact[] {
  const [first = 0, slow = 0, third = 0, fast = 0] = speeds.map((_speed, at) => reading(data, series, at))
  const cells = (...places: number[]) => places.map((at) => ({ series, run: 0, at }))
  const gap = fast - third - (slow - first)
  const doubled = { evidence: 'doubled', things: [series], numbers: { slow, fast }, cells: cells(1, 3) }
  return [
    {
      ...doubled,
      id: 'twice',
      verdict: fast - 2 * slow > 3 * least ? 'false' : 'too-near',
      misconception: 'energy.proportional-to-speed',
    },
    {
      ...doubled,
      id: 'four-times',
      // Four times a reading has four times its error.
      verdict: Math.abs(fast - 4 * slow) <= 2.5 * least ? 'true' : 'too-near',
      misconception: 'energy.proportional-to-speed',
    },
    {
      id: 'equal-steps',
      evidence: 'steps',
      things: [series],
      verdict: gap > 2 * least ? 'false' : 'too-near',
      numbers: { early: slow - first, late: fast - third },
      cells: cells(0, 1, 2, 3),
      misconception: 'energy.adds-steps',
    },
  ]
}

/** Two carts at the same speed. */
function ofTwo(data: Data, [one, other]: readonly [number, number], at: number): Fact[] {
  const [ours, theirs] = [reading(data, one, at), reading(data, other, at)]
  const both = {
    evidence: `both-${timeAt(data, at)}`,
    things: [one, other],
    numbers: { ours, theirs },
    cells: [one, other].map((series) => ({ series, run: 0, at })),
  }
  const off = Math.abs(ours - 2 * theirs)
  return [
    {
      ...both,
      id: `farther-${timeAt(data, at)}`,
      verdict: Math.abs(ours - theirs) <= least ? 'too-near' : ours > theirs ? 'true' : 'false',
      misconception: 'energy.speed-alone',
    },
    {
      ...both,
      id: `double-${timeAt(data, at)}`,
      verdict: off <= 1.5 * least ? 'true' : off > 4 * least ? 'false' : 'too-near',
      misconception: ours < theirs ? 'reading.wrong-series' : 'energy.squares-mass',
    },
  ]
}

/** Carts that roll into a brake: the longer the stopping distance, the greater the kinetic energy. */
export const braking: World<BrakingTruth> = {
  id: 'braking',
  things: carts,
  draw,
  facts: (data) => [
    ...[...data.series.keys()].flatMap((series) => [
      ...ofOne(data, series),
      untried('sound', series),
      untried('wheels', series),
      untried('warm', series),
    ]),
    ...pairsOf(data).flatMap((pair) => [...ofTwo(data, pair, 2), ...ofTwo(data, pair, 3)]),
  ],
  predict: () => undefined,
}
