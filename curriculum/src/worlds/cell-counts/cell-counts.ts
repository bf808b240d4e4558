import type { Random } from '../../random.ts'
import { type Data, type Fact, runsOf } from '../data.ts'
import { shown } from '../readings.ts'
import { pairsOf, repeatFacts, untried } from '../repeats.ts'
import type { World } from '../world.ts'

/** Kinds of cells of a rat that does not train. */
export const cellKinds = ['heart', 'kidney', 'liver', 'pancreas', 'leg'] as const
export type CellKind = (typeof cellKinds)[number]

/**
 * The share of a cell that mitochondria fill, in percent (Barth et al. 1992; Pfaller and Rittinger 1980; Weibel et al.
 * 1969; Bolender 1974; Eisenberg et al. 1974; rounded).
 */
const shares: Readonly<Record<CellKind, readonly [number, number]>> = {
  heart: [33, 36],
  kidney: [32, 35],
  liver: [19, 22],
  pancreas: [7, 9],
  leg: [4, 6],
}

export interface CellTruth {
  exact: readonly number[]
}

const within = 2
const photos = 4
const tenth = 10

function draw(random: Random, { things }: { things: number }): { data: Data; truth: CellTruth } {
  const kinds = random.sample(cellKinds, things)
  const exact = kinds.map((kind) => random.integer(...shares[kind]))
  const data: Data = {
    world: 'cell-counts',
    kind: 'repeats',
    about: {},
    times: [0],
    within,
    series: kinds.map((thing, at) => ({
      thing,
      runs: Array.from({ length: photos }, () => [Math.max(1, shown(random, exact[at] ?? 0, within))]),
    })),
  }
  return { data, truth: { exact } }
}

const cellsOf = (data: Data, series: readonly number[]) =>
  series.flatMap((each) => runsOf(data, each).map((_value, run) => ({ series: each, run, at: 0 })))

const ends = (values: readonly number[]) => ({ low: Math.min(...values), high: Math.max(...values) })

/** In each photo, mitochondria filled more than a tenth of the cell. */
function moreThanTenth(data: Data, series: number): Fact {
  const { low, high } = ends(runsOf(data, series))
  return {
    id: 'tenth',
    evidence: 'tenth',
    things: [series],
    verdict: low > tenth ? 'true' : high < tenth ? 'false' : 'too-near',
    numbers: { low, high },
    cells: cellsOf(data, [series]),
    misconception: 'reading.one-point',
  }
}

/** More than twice as large a share. */
function twice(data: Data, [one, other]: readonly [number, number]): Fact {
  const [ours, theirs] = [ends(runsOf(data, one)), ends(runsOf(data, other))]
  return {
    id: 'twice',
    evidence: 'twice',
    things: [one, other],
    verdict:
      ours.low > 2 * theirs.high
        ? 'true'
        : // A share that is clearly larger but not twice as large, or no larger at all.
          ours.high < 2 * theirs.low
          ? 'false'
          : 'too-near',
    numbers: { low: ours.low, high: ours.high, otherLow: theirs.low, otherHigh: theirs.high },
    cells: cellsOf(data, [one, other]),
    misconception: 'data.stops-early',
  }
}

const facts = (data: Data): Fact[] => [
  ...repeatFacts(data, 'more'),
  ...pairsOf(data).map((pair) => twice(data, pair)),
  ...[...data.series.keys()].flatMap((series) => [
    moreThanTenth(data, series),
    ...['old', 'asleep', 'nucleus'].map((id) => untried(id, series)),
  ]),
]

/** Photos of cells: how much of each cell its mitochondria fill. */
export const cellCounts: World<CellTruth> = {
  id: 'cell-counts',
  things: cellKinds,
  draw,
  facts,
  predict: () => undefined,
}
