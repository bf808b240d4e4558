import type { Random } from '../../random.ts'
import { type Data, type Fact, reading, timeAt } from '../data.ts'
import { shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World, WorldAsk } from '../world.ts'

/** Side of the square foil sheet that a boat is folded from, in centimeters. */
const sides = { smallBoat: 12, mediumBoat: 15, largeBoat: 18 } as const
type Boat = keyof typeof sides
const boats: readonly Boat[] = ['smallBoat', 'mediumBoat', 'largeBoat']

/** Wall heights in centimeters. */
const heights = [1, 2, 3, 4]
/**
 * Mass of a U.S. penny in grams (U.S. Mint); each cubic centimeter of displaced water supports one gram (Archimedes).
 */
const penny = 2.5
/** Usable share of the volume: soft walls lean and the load is uneven, so a boat floods before it sinks to its rim. */
const used = 0.8
/** The largest error of one test, in pennies. */
const within = 2

export interface BoatTruth {
  exact: readonly (readonly number[])[]
}

/**
 * Pennies that a box of foil carries: higher walls leave a smaller floor. The maximum is at a height of one sixth of
 * the side.
 */
export const carried = (side: number, height: number): number =>
  (used * (side - 2 * height) ** 2 * height) / penny

function draw(random: Random, { things }: WorldAsk): { data: Data; truth: BoatTruth } {
  const some = random.sample(boats, things)
  const exact = some.map((boat) => heights.map((height) => carried(sides[boat], height)))
  return {
    data: {
      world: 'boats',
      kind: 'course',
      about: { need: 5 * random.integer(8, 20) },
      times: heights,
      within,
      series: some.map((thing, at) => ({
        thing,
        runs: [(exact[at] ?? []).map((value) => shown(random, value, within))],
      })),
    },
    truth: { exact },
  }
}

/** Two counts, each off by one error and rounded, may differ by three errors in total. */
const least = 3 * within
const verdict = (gap: number): Fact['verdict'] =>
  Math.abs(gap) <= least ? 'too-near' : gap > 0 ? 'true' : 'false'

function ofOne(data: Data, series: number): Fact[] {
  const values = heights.map((_height, at) => reading(data, series, at))
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  const all = values.map((_value, at) => ({ series, run: 0, at }))
  const row = { evidence: 'row', things: [series], cells: all }
  const most = Math.max(...values)
  const numbers = { first, last, most, best: timeAt(data, values.indexOf(most)) }
  const falls = values.some((value, at) => at > 0 && (values[at - 1] ?? 0) - value > least)
  return [
    {
      ...row,
      id: 'higher-better',
      verdict: falls ? 'false' : 'too-near',
      numbers,
      misconception: 'design.more-is-better',
    },
    ...values.map((value, at): Fact => ({
      ...row,
      id: `best-${timeAt(data, at)}`,
      verdict: verdict(value - Math.max(...values.filter((_other, place) => place !== at))),
      numbers,
      misconception: at === 3 ? 'design.more-is-better' : 'reading.one-point',
    })),
    ...values.map((value, at): Fact => ({
      id: `meets-${timeAt(data, at)}`,
      evidence: `cell-${timeAt(data, at)}`,
      things: [series],
      verdict: verdict(value - (data.about['need'] ?? 0)),
      numbers: { value, need: data.about['need'] ?? 0 },
      cells: [{ series, run: 0, at }],
      misconception: 'design.criterion-ignored',
    })),
  ]
}

function ofTwo(data: Data, [one, other]: readonly [number, number], at: number): Fact {
  const [ours, theirs] = [reading(data, one, at), reading(data, other, at)]
  return {
    id: `more-${timeAt(data, at)}`,
    evidence: `both-${timeAt(data, at)}`,
    things: [one, other],
    verdict: verdict(ours - theirs),
    numbers: { ours, theirs },
    cells: [one, other].map((series) => ({ series, run: 0, at })),
    misconception: 'reading.wrong-series',
  }
}

/** Foil boats with walls of different heights, loaded with pennies until they sink. */
export const boatTests: World<BoatTruth> = {
  id: 'boats',
  things: boats,
  draw,
  facts: (data) => [
    ...[...data.series.keys()].flatMap((series) => [
      ...ofOne(data, series),
      untried('waves', series),
      untried('plastic', series),
      untried('hour', series),
    ]),
    ...pairsOf(data).flatMap((pair) => [ofTwo(data, pair, 0), ofTwo(data, pair, 3)]),
  ],
  predict: () => undefined,
}
