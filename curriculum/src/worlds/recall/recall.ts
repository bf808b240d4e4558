import type { Random } from '../../random.ts'
import { type Cell, type Data, type Fact, lastTime, reading, timeAt } from '../data.ts'
import { greater, shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World } from '../world.ts'

/** How often the groups reviewed their list of words. */
export const reviews = ['never', 'once', 'daily'] as const
export type Review = (typeof reviews)[number]

export interface RecallTruth {
  exact: readonly (readonly number[])[]
}

const words = 30
const within = 1
const days = [0, 1, 2, 3, 5, 7]

/** Memory falls quickly and then slowly, and each review slows the loss (Ebbinghaus 1885). */
function kept(random: Random, review: Review): number[] {
  const start = random.integer(26, 29)
  const lost = random.integer(36, 48) / 100
  const share = { never: 1, once: 0.7, daily: 0.25 }[review]
  return days.map(
    (day) => start * (1 - share * lost * Math.min(1.5, Math.log2(1 + day) / Math.log2(2.6) / 1.4)),
  )
}

function draw(random: Random, { things }: { things: number }) {
  const chosen = random.sample(reviews, things)
  const exact = chosen.map((review) => kept(random, review))
  const data: Data = {
    world: 'recall',
    kind: 'course',
    about: { words },
    times: days,
    within,
    series: chosen.map((thing, at) => ({
      thing,
      runs: [(exact[at] ?? []).map((value) => shown(random, value, within))],
    })),
  }
  return { data, truth: { exact } satisfies RecallTruth }
}

const cellsOf = (series: readonly number[], ats: readonly number[]): Cell[] =>
  series.flatMap((each) => ats.map((at) => ({ series: each, run: 0, at })))
const decided = (verdict: Fact['verdict']): Fact['verdict'] =>
  verdict === 'undecided' ? 'too-near' : verdict

/** Whether more was forgotten from day 0 to day 2 than from day 3 to the end. */
function early(data: Data, series: number): Fact {
  const last = lastTime(data)
  const lost = (from: number, to: number): number => reading(data, series, from) - reading(data, series, to)
  const [first, later] = [lost(0, 2), lost(3, last)]
  return {
    id: 'early',
    evidence: 'early',
    things: [series],
    verdict: decided(greater(first, later, within)),
    numbers: { early: first, late: later, from: timeAt(data, 3), to: timeAt(data, last) },
    cells: cellsOf([series], [0, 2, 3, last]),
    misconception: 'population.steady-growth',
  }
}

/** Whether fewer than half of the words were remembered at the end. */
function half(data: Data, series: number): Fact {
  const left = reading(data, series, lastTime(data))
  return {
    id: 'half',
    evidence: 'half',
    things: [series],
    verdict: Math.abs(left - words / 2) <= 1.5 * within ? 'too-near' : left < words / 2 ? 'true' : 'false',
    numbers: { left, to: timeAt(data, lastTime(data)) },
    cells: cellsOf([series], [lastTime(data)]),
    misconception: 'reading.one-point',
  }
}

function moreAt(data: Data, [one, other]: readonly [number, number], at: number): Fact {
  const [ours, theirs] = [reading(data, one, at), reading(data, other, at)]
  return {
    id: `more-${timeAt(data, at)}`,
    evidence: 'both',
    things: [one, other],
    verdict: decided(greater(ours, theirs, within)),
    numbers: { ours, theirs, day: timeAt(data, at) },
    cells: cellsOf([one, other], [at]),
    misconception: 'reading.wrong-series',
  }
}

const facts = (data: Data): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => [
    early(data, series),
    half(data, series),
    ...['sleep', 'year', 'pictures'].map((id) => untried(id, series)),
  ]),
  ...pairsOf(data).flatMap((pair) => [moreAt(data, pair, 3), moreAt(data, pair, lastTime(data))]),
]

/** The number of words that groups of students still remember, with and without review. */
export const recall: World<RecallTruth> = {
  id: 'recall',
  things: reviews,
  draw,
  facts,
  // How long a memory lasts depends on more than the measurements show.
  predict: () => undefined,
}
