import type { Random } from '../../random.ts'
import { type Data, type Fact, reading, timeAt } from '../data.ts'
import { shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World, WorldAsk } from '../world.ts'

/** Amperes. */
export const currents = { weakCurrent: 0.5, mediumCurrent: 1, strongCurrent: 2 } as const
export type Current = keyof typeof currents
const settings: readonly Current[] = ['weakCurrent', 'mediumCurrent', 'strongCurrent']

/** Turns of wire on the coil. */
const turns = [50, 100, 150, 200]
/** Millinewtons by which a reading may be off. */
const within = 1
const least = 3 * within

export interface ElectromagnetTruth {
  exact: readonly (readonly number[])[]
}

/**
 * Millinewtons between a coil without a core and a magnet a few centimeters away: in proportion to turns times current
 * (Biot and Savart). A strong finger-sized magnet gives about 0.2 to 0.4 mN a turn and ampere.
 */
export const pull = (count: number, amperes: number, strength: number): number => strength * count * amperes

function draw(random: Random, { things }: WorldAsk): { data: Data; truth: ElectromagnetTruth } {
  const strength = random.pick([0.2, 0.3, 0.4])
  const some = random.sample(settings, things)
  const exact = some.map((id) => turns.map((count) => pull(count, currents[id], strength)))
  return {
    data: {
      world: 'electromagnets',
      kind: 'course',
      about: {},
      times: turns,
      within,
      series: some.map((thing, at) => ({
        thing,
        runs: [(exact[at] ?? []).map((value) => shown(random, value, within))],
      })),
    },
    truth: { exact },
  }
}

/** About so many times as large: within a tenth. Clearly not: off by a third. */
function about(one: number, times: number, other: number): Fact['verdict'] {
  const off = Math.abs(one / (times * other) - 1)
  return off <= 0.1 ? 'true' : off >= 1 / 3 ? 'false' : 'too-near'
}

/** What more turns do at one current. */
function ofOne(data: Data, series: number): Fact[] {
  const [first = 0, second = 0, third = 0, last = 0] = turns.map((_count, at) => reading(data, series, at))
  const cells = (...places: number[]) => places.map((at) => ({ series, run: 0, at }))
  const its = { things: [series], misconception: 'magnets.turns-do-not-count' }
  const steps = [second - first, third - second, last - third]
  const doubled = { ...its, evidence: 'doubled', numbers: { few: second, many: last }, cells: cells(1, 3) }
  return [
    { ...doubled, id: 'twice', verdict: about(last, 2, second) },
    { ...doubled, id: 'same-force', verdict: last - second > 2 * least ? 'false' : 'too-near' },
    { ...doubled, id: 'four-times', verdict: about(last, 4, second), misconception: 'data.stops-early' },
    {
      ...its,
      id: 'quarter',
      evidence: 'ends',
      verdict: about(last, 4, first),
      numbers: { few: first, many: last },
      cells: cells(0, 3),
    },
    {
      ...its,
      id: 'levels-off',
      evidence: 'steps',
      // A curve that levels off would gain clearly less in its last step.
      verdict: Math.min(...steps) > 2 * least && last - third > 0.7 * (second - first) ? 'false' : 'too-near',
      numbers: { early: second - first, late: last - third },
      cells: cells(0, 1, 2, 3),
    },
  ]
}

/** Two currents with one coil. */
function ofTwo(data: Data, [one, other]: readonly [number, number], at: number): Fact[] {
  const [ours, theirs] = [reading(data, one, at), reading(data, other, at)]
  const both = {
    evidence: `both-${timeAt(data, at)}`,
    things: [one, other],
    numbers: { ours, theirs },
    cells: [one, other].map((series) => ({ series, run: 0, at })),
    misconception: 'magnets.current-does-not-count',
  }
  return [
    {
      ...both,
      id: `stronger-${timeAt(data, at)}`,
      verdict: Math.abs(ours - theirs) <= least ? 'too-near' : ours > theirs ? 'true' : 'false',
    },
    {
      ...both,
      id: `double-${timeAt(data, at)}`,
      verdict: about(ours, 2, theirs),
      misconception: ours < theirs ? 'reading.wrong-series' : 'data.stops-early',
    },
  ]
}

/** Half the turns with one current against all turns with another. */
function crossed(data: Data, [one, other]: readonly [number, number]): Fact {
  const [ours, theirs] = [reading(data, one, 1), reading(data, other, 3)]
  return {
    id: 'as-strong',
    evidence: 'crossed',
    things: [one, other],
    verdict: about(ours, 1, theirs),
    numbers: { ours, theirs },
    cells: [
      { series: one, run: 0, at: 1 },
      { series: other, run: 0, at: 3 },
    ],
    misconception: 'magnets.current-does-not-count',
  }
}

/** A coil over a magnet on a scale: the force between them for several numbers of turns and currents. */
export const electromagnets: World<ElectromagnetTruth> = {
  id: 'electromagnets',
  things: settings,
  draw,
  facts: (data) => [
    ...[...data.series.keys()].flatMap((series) => [
      ...ofOne(data, series),
      untried('core', series),
      untried('farther', series),
      untried('larger-magnet', series),
    ]),
    ...pairsOf(data).flatMap((pair) => [
      ...ofTwo(data, pair, 1),
      ...ofTwo(data, pair, 3),
      crossed(data, pair),
    ]),
  ],
  predict: () => undefined,
}
