import type { Random } from '../../random.ts'
import { type Cell, type Data, type Fact, lastTime, reading, timeAt } from '../data.ts'
import { greater, shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World } from '../world.ts'

/** Shelled sea animals, whose kinds are counted layer by layer. */
export const shellAnimals = ['clams', 'snails', 'corals', 'urchins', 'ammonites'] as const
export type ShellAnimal = (typeof shellAnimals)[number]

export interface FossilTruth {
  exact: readonly (readonly number[])[]
}

const within = 3
const layers = [1, 2, 3, 4, 5, 6, 7, 8]

/**
 * What happens to a group: its kinds drop by a given amount after layer `after`; then it recovers, stays low, or
 * disappears.
 */
function fare(random: Random, after: number): number[] {
  const most = random.integer(42, 70)
  const kind = random.pick(['hit', 'hit', 'gone', 'spared'] as const)
  const left = kind === 'gone' ? 0 : kind === 'spared' ? 1 : random.integer(20, 40) / 100
  const pace = random.integer(10, 35) / 100
  return layers.map((layer) => {
    if (layer <= after) return most * (0.7 + (0.3 * layer) / after)
    return left === 1 ? most : Math.min(most, most * left * (1 + pace) ** (2 * (layer - after - 1)))
  })
}

/** Kinds found in eight layers of a cliff, from the lowest up, with an extinction in the middle (Sepkoski 1981). */
function draw(random: Random, { things }: { things: number }) {
  const chosen = random.sample(shellAnimals, things)
  const after = random.integer(3, 5)
  const exact = chosen.map(() => fare(random, after))
  const data: Data = {
    world: 'fossil-counts',
    kind: 'course',
    about: { after },
    times: layers,
    within,
    series: chosen.map((thing, at) => ({
      thing,
      // Nothing is found of an extinct group.
      runs: [(exact[at] ?? []).map((value) => (value === 0 ? 0 : shown(random, value, within)))],
    })),
  }
  return { data, truth: { exact } satisfies FossilTruth }
}

const cellsOf = (series: readonly number[], ats: readonly number[]): Cell[] =>
  series.flatMap((each) => ats.map((at) => ({ series: each, run: 0, at })))
const decided = (verdict: Fact['verdict']): Fact['verdict'] =>
  verdict === 'undecided' ? 'too-near' : verdict

const afterOf = (data: Data): number => (data.about['after'] ?? 4) - 1

/** Whether more than half of the kinds disappeared from one layer to the next. */
function halved(data: Data, series: number): Fact {
  const at = afterOf(data)
  const [before, next] = [reading(data, series, at), reading(data, series, at + 1)]
  const gap = before / 2 - next
  return {
    id: 'halved',
    evidence: 'step',
    things: [series],
    verdict: Math.abs(gap) <= 1.5 * within ? 'too-near' : gap > 0 ? 'true' : 'false',
    numbers: { from: timeAt(data, at), to: timeAt(data, at + 1), a: before, b: next },
    cells: cellsOf([series], [at, at + 1]),
    misconception: 'reading.wrong-series',
  }
}

/** Whether none of the kinds is found in the top layers. */
function gone(data: Data, series: number): Fact {
  const [last, before] = [reading(data, series, lastTime(data)), reading(data, series, afterOf(data))]
  return {
    id: 'gone',
    evidence: 'top',
    things: [series],
    verdict: last === 0 ? 'true' : last > 2 * within ? 'false' : 'too-near',
    numbers: { to: timeAt(data, lastTime(data)), a: before, b: last },
    cells: cellsOf([series], [lastTime(data)]),
    misconception: 'fossils.lasts-forever',
  }
}

/** Whether there are as many kinds at the top as before the drop, or more. */
function recovered(data: Data, series: number): Fact {
  const [at, last] = [afterOf(data), lastTime(data)]
  const [before, top] = [reading(data, series, at), reading(data, series, last)]
  const gap = top - before
  return {
    id: 'fewer-at-top',
    evidence: 'ends',
    things: [series],
    verdict: decided(greater(0, gap, within)),
    numbers: { from: timeAt(data, at), to: timeAt(data, last), a: before, b: top },
    cells: cellsOf([series], [at, last]),
    misconception: 'reading.one-point',
  }
}

/** Whether one group lost more kinds than another from one layer to the next. */
function lostMore(data: Data, [one, other]: readonly [number, number]): Fact {
  const at = afterOf(data)
  const lost = (series: number): number => reading(data, series, at) - reading(data, series, at + 1)
  const [ours, theirs] = [lost(one), lost(other)]
  return {
    id: 'lost-more',
    evidence: 'lost',
    things: [one, other],
    verdict: decided(greater(ours, theirs, 1.5 * within)),
    numbers: {
      from: timeAt(data, at),
      to: timeAt(data, at + 1),
      a: reading(data, one, at),
      b: reading(data, one, at + 1),
      c: reading(data, other, at),
      d: reading(data, other, at + 1),
    },
    cells: cellsOf([one, other], [at, at + 1]),
    misconception: 'reading.wrong-series',
  }
}

const facts = (data: Data): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => [
    halved(data, series),
    gone(data, series),
    recovered(data, series),
    ...['cause', 'years', 'food'].map((id) => untried(id, series)),
  ]),
  ...pairsOf(data).map((pair) => lostMore(data, pair)),
]

/** The number of kinds of fossils, layer by layer, before and after an extinction. */
export const fossilCounts: World<FossilTruth> = {
  id: 'fossil-counts',
  things: shellAnimals,
  draw,
  facts,
  // The next layer is unknown until it is dug up.
  predict: () => undefined,
}
