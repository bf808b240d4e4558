import type { Random } from '../../random.ts'
import { type Data, type Fact, runsOf } from '../data.ts'
import { above, mean, shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World, WorldAsk } from '../world.ts'

/** Diameters of craters on the Moon in kilometers (IAU, Gazetteer of Planetary Nomenclature, rounded). */
const craterWidths = {
  Tycho: 85,
  Copernicus: 96,
  Plato: 101,
  Kepler: 30,
  Aristarchus: 40,
  Clavius: 231,
  Ptolemaeus: 154,
  Eratosthenes: 59,
  Theophilus: 99,
  Langrenus: 132,
  Petavius: 184,
  Archimedes: 81,
  Gassendi: 111,
} as const
const ids = Object.keys(craterWidths)
const widthOf = new Map<string, number>(Object.entries(craterWidths))

/** The largest error of a measurement on a picture, in kilometers. */
const within = 4
const teams = 4
/** The width in kilometers that craters are compared with. */
export const mark = 100

export interface CraterTruth {
  exact: readonly number[]
}

function draw(random: Random, { things }: WorldAsk): { data: Data; truth: CraterTruth } {
  // Craters of nearly equal width must occur often, or pictures would seem to settle every question.
  const first = random.pick(ids)
  const near = ids.filter(
    (id) => id !== first && Math.abs((widthOf.get(id) ?? 0) - (widthOf.get(first) ?? 0)) <= 6,
  )
  const start = near.length > 0 && random.chance(0.6) ? [first, random.pick(near)] : [first]
  const rest = random.sample(
    ids.filter((id) => !start.includes(id)),
    things - start.length,
  )
  const some = random.shuffle([...start, ...rest])
  const exact = some.map((id) => widthOf.get(id) ?? 0)
  return {
    data: {
      world: 'craters',
      kind: 'repeats',
      about: {},
      times: [0],
      within,
      series: some.map((thing, at) => ({
        thing,
        runs: Array.from({ length: teams }, () => [shown(random, exact[at] ?? 0, within)]),
      })),
    },
    truth: { exact },
  }
}

const cellsOf = (data: Data, things: readonly number[]) =>
  things.flatMap((series) => runsOf(data, series).map((_value, run) => ({ series, run, at: 0 })))

function ofOne(data: Data, series: number): Fact[] {
  const runs = runsOf(data, series)
  const [low, high] = [Math.min(...runs), Math.max(...runs)]
  const its = { things: [series], numbers: { low, high }, cells: cellsOf(data, [series]) }
  return [
    {
      ...its,
      id: 'over',
      evidence: 'range',
      verdict: low > mark + within ? 'true' : high < mark - within ? 'false' : 'too-near',
      misconception: 'reading.wrong-series',
    },
    {
      ...its,
      id: 'changed',
      evidence: 'spread',
      // Numbers within two errors of each other are consistent with equal widths.
      verdict: high - low > 2 * within + 1 ? 'too-near' : 'false',
      misconception: 'evidence.scatter-is-error',
    },
    untried('deeper', series),
    untried('older', series),
  ]
}

function ofTwo(data: Data, pair: readonly [number, number]): Fact[] {
  const [one, other] = pair
  const [ours, theirs] = [runsOf(data, one), runsOf(data, other)]
  const both = {
    things: [...pair],
    numbers: {
      low: Math.min(...ours),
      high: Math.max(...ours),
      otherLow: Math.min(...theirs),
      otherHigh: Math.max(...theirs),
    },
    cells: cellsOf(data, pair),
  }
  const verdict = above(ours, theirs, within)
  const times = mean(ours) / mean(theirs)
  const facts: Fact[] = [
    {
      ...both,
      id: 'wider',
      evidence: verdict === 'undecided' ? 'overlap' : 'apart',
      verdict,
      misconception: verdict === 'undecided' ? 'evidence.within-scatter' : 'reading.wrong-series',
    },
  ]
  return times < 1.2
    ? facts
    : [
        ...facts,
        {
          ...both,
          id: 'twice',
          evidence: 'apart',
          verdict: Math.abs(times / 2 - 1) <= 0.06 ? 'true' : times < 1.5 || times > 3 ? 'false' : 'too-near',
          misconception: 'data.stops-early',
        },
      ]
}

/** Pictures of craters, each measured by four teams. */
export const craters: World<CraterTruth> = {
  id: 'craters',
  things: ids,
  draw,
  facts: (data) => [
    ...[...data.series.keys()].flatMap((series) => ofOne(data, series)),
    ...pairsOf(data).flatMap((pair) => ofTwo(data, pair)),
  ],
  predict: () => undefined,
}
