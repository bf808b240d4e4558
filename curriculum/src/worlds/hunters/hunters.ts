import type { Random } from '../../random.ts'
import { type Cell, type Data, type Fact, reading, timeAt } from '../data.ts'
import { greater, shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World } from '../world.ts'

/** The prey, the predators, and unrelated animals of the same place. */
const trails = [
  ['hares', 'lynx', 'otters'],
  ['hares', 'coyotes', 'moose'],
  ['muskrats', 'mink', 'squirrels'],
] as const
type Trail = (typeof trails)[number]
export type Tracked = Trail[number]
export const tracked: readonly Tracked[] = [...new Set(trails.flat())]

export interface HunterTruth {
  exact: readonly (readonly number[])[]
}

const within = 4
const stepsAYear = 20

/** Numbers of prey and predators around their long-term mean of 1 (Lotka 1925, Volterra 1926), year by year. */
function cycles(start: number, pace: number, skipped: number, years: number): [number, number][] {
  const line: [number, number][] = []
  let [hunted, hunters] = [start, 1]
  const step = pace / stepsAYear
  for (let at = 0; at <= skipped + years * stepsAYear; at += 1) {
    if (at >= skipped && (at - skipped) % stepsAYear === 0) line.push([hunted, hunters])
    // The predators' step uses the new number of prey, so that the cycle neither grows nor dies out.
    hunted += step * hunted * (1 - hunters)
    hunters += step * hunters * (hunted - 1)
  }
  return line
}

/**
 * Tracks counted along the same trails each winter. Muskrat and hare numbers peak about every ten years (Elton 1942).
 */
export function drawHunters(random: Random, things: number, years: number) {
  const trail: Trail = random.pick(trails)
  const line = cycles(
    random.integer(180, 220) / 100,
    random.integer(62, 72) / 100,
    random.integer(0, 10 * stepsAYear),
    years,
  )
  const [prey, hunters, others] = [random.integer(60, 85), random.integer(34, 46), random.integer(45, 70)]
  const exact = [
    line.map(([hunted]) => prey * hunted),
    line.map(([, hunting]) => hunters * hunting),
    line.map(() => others),
  ].slice(0, things)
  const data: Data = {
    world: 'hunters',
    kind: 'course',
    about: {},
    times: line.map((_its, year) => year),
    within,
    series: exact.map((values, at) => ({
      thing: trail[at] ?? 'hares',
      runs: [values.map((value) => shown(random, value, within))],
    })),
  }
  return { data, truth: { exact } satisfies HunterTruth }
}

/** The year of the highest count; undefined if two years that are not adjacent come close to it. */
export function peakOf(data: Data, series: number): number | undefined {
  const counts = data.times.map((_time, at) => reading(data, series, at))
  const at = counts.indexOf(Math.max(...counts))
  const isClear = counts.every(
    (count, each) => Math.abs(each - at) <= 1 || (counts[at] ?? 0) - count > 2 * within,
  )
  return isClear ? at : undefined
}

const cellsOf = (series: readonly number[], ats: readonly number[]): Cell[] =>
  series.flatMap((each) => ats.map((at) => ({ series: each, run: 0, at })))

const spans = [
  [0, 3],
  [3, 6],
  [6, 9],
] as const

/** The trend of a count over a span of years: up, down, or too small to tell. */
function moved(data: Data, series: number, [from, to]: readonly [number, number]): Fact['verdict'] {
  const verdict = greater(reading(data, series, to), reading(data, series, from), within)
  return verdict === 'undecided' ? 'too-near' : verdict
}

function rose(data: Data, series: number, span: readonly [number, number]): Fact {
  const [from, to] = span
  return {
    id: `rose-${from}`,
    evidence: 'rose',
    things: [series],
    verdict: moved(data, series, span),
    numbers: {
      from: timeAt(data, from),
      to: timeAt(data, to),
      a: reading(data, series, from),
      b: reading(data, series, to),
    },
    cells: cellsOf([series], span),
    misconception: 'reading.wrong-series',
  }
}

/** Whether one went down while the other went up. */
function crossed(data: Data, [one, other]: readonly [number, number], span: readonly [number, number]): Fact {
  const [ours, theirs] = [moved(data, one, span), moved(data, other, span)]
  const [from, to] = span
  return {
    id: `crossed-${from}`,
    evidence: 'crossed',
    things: [one, other],
    verdict:
      ours === 'true' || theirs === 'false'
        ? 'false'
        : ours === 'too-near' || theirs === 'too-near'
          ? 'too-near'
          : 'true',
    numbers: {
      from: timeAt(data, from),
      to: timeAt(data, to),
      a: reading(data, one, from),
      b: reading(data, one, to),
      c: reading(data, other, from),
      d: reading(data, other, to),
    },
    cells: cellsOf([one, other], span),
    misconception: 'population.reverses-effect',
  }
}

function peakedFirst(data: Data, [one, other]: readonly [number, number]): Fact {
  const [ours, theirs] = [peakOf(data, one), peakOf(data, other)]
  const isDecided = ours !== undefined && theirs !== undefined && Math.abs(ours - theirs) > 1
  return {
    id: 'peaked-first',
    evidence: 'peaks',
    things: [one, other],
    verdict: isDecided ? (ours < theirs ? 'true' : 'false') : 'too-near',
    numbers: { a: timeAt(data, ours ?? 0), b: timeAt(data, theirs ?? 0) },
    cells: isDecided ? [...cellsOf([one], [ours]), ...cellsOf([other], [theirs])] : [],
    misconception: 'population.reverses-effect',
  }
}

function changedMore(data: Data, [one, other]: readonly [number, number]): Fact {
  const ends = [one, other].map((series) => {
    const counts = data.times.map((_time, at) => reading(data, series, at))
    return { low: Math.min(...counts), high: Math.max(...counts) }
  })
  const [ours = { low: 0, high: 0 }, theirs = { low: 0, high: 0 }] = ends
  const verdict = greater(ours.high - ours.low, theirs.high - theirs.low, 1.5 * within)
  return {
    id: 'changed-more',
    evidence: 'ends',
    things: [one, other],
    verdict: verdict === 'undecided' ? 'too-near' : verdict,
    numbers: { a: ours.low, b: ours.high, c: theirs.low, d: theirs.high },
    cells: [],
    misconception: 'reading.wrong-series',
  }
}

const facts = (data: Data): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => [
    ...spans.map((span) => rose(data, series, span)),
    ...['moved', 'born'].map((id) => untried(id, series)),
    // The predators' food was counted: it is the prey.
    ...(series === 1 ? [] : [untried('food', series)]),
  ]),
  ...pairsOf(data).flatMap((pair) => [
    ...spans.map((span) => crossed(data, pair, span)),
    peakedFirst(data, pair),
    changedMore(data, pair),
  ]),
]

/** Prey and predator numbers that rise and fall together, with the predators some years behind. */
export const hunters: World<HunterTruth> = {
  id: 'hunters',
  things: tracked,
  draw: (random, { things }) => drawHunters(random, things, 9),
  facts,
  // Winters differ too much to predict the next one.
  predict: () => undefined,
}
