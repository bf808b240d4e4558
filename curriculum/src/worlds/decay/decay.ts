import type { Random } from '../../random.ts'
import { type Data, type Fact, lastTime, reading, timeAt } from '../data.ts'
import { greater, shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World } from '../world.ts'

/** Places for mesh bags of dead leaves. */
export const sites = ['warmForest', 'coolForest', 'desert', 'shelf'] as const
export type Site = (typeof sites)[number]

/** The share of leaves lost per month, in percent (Olson 1963; deserts and shelves lose little or nothing). */
const rates: Readonly<Record<Site, readonly [number, number]>> = {
  warmForest: [12, 20],
  coolForest: [5, 8],
  desert: [2, 3],
  shelf: [0, 0],
}

export interface DecayTruth {
  exact: readonly (readonly number[])[]
}

const start = 50
const within = 1
const months = [0, 2, 4, 6, 8, 10]
const middle = 3

/** The remaining mass falls by the same share each month. */
function draw(random: Random, { things }: { things: number }) {
  const chosen = random.sample(sites, things)
  const exact = chosen.map((site) => {
    const rate = random.integer(...rates[site]) / 100
    return months.map((time) => start * Math.exp(-rate * time))
  })
  const data: Data = {
    world: 'decay',
    kind: 'course',
    about: { start },
    times: months,
    within,
    series: chosen.map((thing, at) => ({
      thing,
      runs: [(exact[at] ?? []).map((value, time) => (time === 0 ? start : shown(random, value, within)))],
    })),
  }
  return { data, truth: { exact } satisfies DecayTruth }
}

const cellsOf = (series: readonly number[], ats: readonly number[]) =>
  series.flatMap((each) => ats.map((at) => ({ series: each, run: 0, at })))

/** A difference as small as the errors is too near to ask about. */
const decided = (verdict: Fact['verdict']): Fact['verdict'] =>
  verdict === 'undecided' ? 'too-near' : verdict

/** More than half was lost after the middle of the time. */
function half(data: Data, series: number): Fact {
  const left = reading(data, series, middle)
  return {
    id: 'half',
    evidence: 'half',
    things: [series],
    verdict: Math.abs(left - start / 2) <= 2 * within ? 'too-near' : left < start / 2 ? 'true' : 'false',
    numbers: { time: timeAt(data, middle), left },
    cells: cellsOf([series], [middle]),
    misconception: 'reading.one-point',
  }
}

/** More was lost in the first months than in the same number of months at the end. */
function early(data: Data, series: number): Fact {
  const [last, span] = [lastTime(data), 2]
  const lost = (from: number): number => reading(data, series, from) - reading(data, series, from + span)
  const [first, later] = [lost(0), lost(last - span)]
  return {
    id: 'early',
    evidence: 'early',
    things: [series],
    verdict: decided(greater(first, later, within)),
    numbers: { early: first, late: later, span: timeAt(data, span) },
    cells: cellsOf([series], [0, span, last - span, last]),
    misconception: 'population.steady-growth',
  }
}

/** Almost nothing was lost: no more than the errors allow. */
function stayed(data: Data, series: number): Fact {
  const lost = start - reading(data, series, lastTime(data))
  return {
    id: 'stayed',
    evidence: 'stayed',
    things: [series],
    verdict: lost <= within ? 'true' : lost > 3 * within ? 'false' : 'too-near',
    numbers: { left: reading(data, series, lastTime(data)) },
    cells: cellsOf([series], [0, lastTime(data)]),
    misconception: 'evidence.within-scatter',
  }
}

function leftMore(data: Data, [one, other]: readonly [number, number], at: number): Fact {
  const [ours, theirs] = [reading(data, one, at), reading(data, other, at)]
  return {
    id: `left-more-${timeAt(data, at)}`,
    evidence: 'left',
    things: [one, other],
    verdict: decided(greater(ours, theirs, within)),
    numbers: { ours, theirs, time: timeAt(data, at) },
    cells: cellsOf([one, other], [at]),
    misconception: 'reading.wrong-series',
  }
}

const facts = (data: Data): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => [
    half(data, series),
    early(data, series),
    stayed(data, series),
    // Where almost nothing decays, asking what causes the decay makes no sense.
    ...(start - reading(data, series, lastTime(data)) > 5 * within
      ? ['fungi', 'insects', 'other-leaves'].map((id) => untried(id, series))
      : []),
  ]),
  ...pairsOf(data).flatMap((pair) => [leftMore(data, pair, middle), leftMore(data, pair, lastTime(data))]),
]

/** Dead leaves that decomposers break down, faster in warm and moist places. */
export const decay: World<DecayTruth> = {
  id: 'decay',
  things: sites,
  draw,
  facts,
  // The mass after a year depends on the seasons.
  predict: () => undefined,
}
