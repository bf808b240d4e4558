import type { Random } from '../../random.ts'
import { type Data, type Fact, reading, timeAt } from '../data.ts'
import { greater, shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World, WorldAsk } from '../world.ts'

const cafeterias = ['A', 'B', 'C'] as const
const weeks = [1, 2, 3, 4, 5, 6]
/** Kilograms by which a week can differ from the usual. */
const within = 2
/** Sorting of food scraps and paper starts after this many weeks. */
const before = 3

export interface BinTruth {
  /** Usual kilograms of trash a week, before and after. */
  usual: readonly (readonly [before: number, after: number])[]
}

/** Trash of cafeterias; in some of them, sorting takes a third to a half of it out. */
function draw(random: Random, { things }: WorldAsk) {
  const sorts = random.shuffle([true, false, random.chance(0.5)].slice(0, things))
  const usual = sorts.map((isSorting): [number, number] => {
    const start = random.integer(60, 120)
    return [start, isSorting ? Math.round((start * random.integer(45, 70)) / 100) : start]
  })
  const data: Data = {
    world: 'bins',
    kind: 'course',
    about: { before },
    times: weeks,
    within,
    series: cafeterias.slice(0, things).map((thing, at) => ({
      thing,
      runs: [weeks.map((week) => shown(random, usual[at]?.[week <= before ? 0 : 1] ?? 60, within))],
    })),
  }
  return { data, truth: { usual } satisfies BinTruth }
}

const cellsOf = (series: number, ats: readonly number[]) => ats.map((at) => ({ series, run: 0, at }))

/** Whether each later week had clearly less trash than each earlier one. */
function fell(data: Data, series: number): Fact {
  const values = weeks.map((_week, at) => reading(data, series, at))
  const lowest = Math.min(...values.slice(0, before))
  const highest = Math.max(...values.slice(before))
  return {
    id: 'fell',
    evidence: 'ends',
    things: [series],
    verdict: highest >= lowest ? 'false' : lowest - highest > 3 * within ? 'true' : 'too-near',
    numbers: { lowest, highest },
    cells: cellsOf(series, [...weeks.keys()]),
    misconception: 'reading.one-point',
  }
}

/** Whether the last week had less than a share of the first one. */
function below(data: Data, series: number, percent: number): Fact {
  const [first, last] = [reading(data, series, 0), reading(data, series, 5)]
  const gap = last - (percent * first) / 100
  return {
    id: `below-${percent}`,
    evidence: 'first-last',
    things: [series],
    verdict: Math.abs(gap) <= 3 * within ? 'too-near' : gap < 0 ? 'true' : 'false',
    numbers: { first, last },
    cells: cellsOf(series, [0, 5]),
    misconception: 'percent.percent-as-amount',
  }
}

/** Whether one cafeteria had more trash in a week than another. */
function more(data: Data, [one, other]: readonly [number, number], at: number): Fact {
  const [ours, theirs] = [reading(data, one, at), reading(data, other, at)]
  const verdict = greater(ours, theirs, within)
  return {
    id: `more-${at + 1}`,
    evidence: 'week',
    things: [one, other],
    verdict: verdict === 'undecided' ? 'too-near' : verdict,
    numbers: { ours, theirs, week: timeAt(data, at) },
    cells: [one, other].flatMap((series) => cellsOf(series, [at])),
    misconception: 'reading.wrong-series',
  }
}

/** Whether trash fell more in one cafeteria than in another. */
function dropped(data: Data, [one, other]: readonly [number, number]): Fact {
  const dropOf = (series: number) => reading(data, series, 0) - reading(data, series, 5)
  const [ours, theirs] = [dropOf(one), dropOf(other)]
  return {
    id: 'dropped',
    evidence: 'drops',
    things: [one, other],
    // Each drop comes from two readings.
    verdict: Math.abs(ours - theirs) <= 6 * within ? 'too-near' : ours > theirs ? 'true' : 'false',
    numbers: {
      first: reading(data, one, 0),
      last: reading(data, one, 5),
      start: reading(data, other, 0),
      end: reading(data, other, 5),
    },
    cells: [one, other].flatMap((series) => cellsOf(series, [0, 5])),
    misconception: 'monitor.no-baseline',
  }
}

const facts = (data: Data): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => {
    const its = fell(data, series)
    return [
      its,
      below(data, series, 75),
      // Where trash did not fall, nothing was sorted out whose way could be asked.
      ...(its.verdict === 'true' ? ['where', 'student', 'next'] : ['student', 'next']).map((id) =>
        untried(id, series),
      ),
    ]
  }),
  ...pairsOf(data).flatMap((pair) => [more(data, pair, 1), more(data, pair, 5), dropped(data, pair)]),
]

/** Trash of school cafeterias, week by week, before and after some of them start to sort it. */
export const bins: World<BinTruth> = {
  id: 'bins',
  things: cafeterias,
  draw,
  facts,
  // Nobody knows whether a school keeps sorting.
  predict: () => undefined,
}
