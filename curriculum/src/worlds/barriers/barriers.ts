import type { Random } from '../../random.ts'
import { type Data, type Fact, lastTime, reading } from '../data.ts'
import { shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World, WorldAsk } from '../world.ts'

/** The share of light that one sheet transmits. */
const passes = {
  clearPlastic: 0.91,
  tracingPaper: 0.7,
  tissuePaper: 0.55,
  wovenCloth: 0.32,
  darkLens: 0.2,
  foilSheet: 0,
} as const
type Sheet = keyof typeof passes
const sheets: readonly Sheet[] = [
  'clearPlastic',
  'tracingPaper',
  'tissuePaper',
  'wovenCloth',
  'darkLens',
  'foilSheet',
]

export interface BarrierTruth {
  shares: readonly number[]
}

/** The largest error of the light meter, in lux. */
const within = 3
const counts = [0, 1, 2, 3]

function draw(random: Random, { things }: WorldAsk): { data: Data; truth: BarrierTruth } {
  const some = random.sample(sheets, things)
  const lamp = 10 * random.integer(60, 95)
  return {
    data: {
      world: 'barriers',
      kind: 'course',
      about: {},
      times: counts,
      within,
      series: some.map((thing) => ({
        thing,
        runs: [counts.map((count) => Math.max(0, shown(random, lamp * passes[thing] ** count, within)))],
      })),
    },
    truth: { shares: some.map((thing) => passes[thing]) },
  }
}

function ofOne(data: Data, series: number): Fact[] {
  const values = counts.map((_count, at) => reading(data, series, at))
  const [none = 0, one = 0, two = 0, three = 0] = values
  const fact = (id: string, verdict: Fact['verdict'], misconception: string, at: number[]): Fact => ({
    id,
    evidence: id === 'same-loss' ? 'losses' : id === 'half' ? 'first' : 'last',
    things: [series],
    verdict,
    numbers: { none, one, three, first: none - one, second: one - two },
    cells: at.map((place) => ({ series, run: 0, at: place })),
    misconception,
  })
  const losses = Math.abs(none - one - (one - two))
  return [
    fact(
      'some-passes',
      one <= within ? 'false' : three > 5 * within ? 'true' : 'too-near',
      'wave.at-surface',
      [lastTime(data)],
    ),
    fact('same-loss', losses > 8 * within ? 'false' : 'too-near', 'reading.one-point', [0, 1, 2]),
    fact(
      'half',
      Math.abs(2 * one - none) <= 6 * within ? 'too-near' : 2 * one > none ? 'true' : 'false',
      'wave.at-surface',
      [0, 1],
    ),
  ]
}

function ofTwo(data: Data, [one, other]: readonly [number, number], at: 1 | 3): Fact {
  const [ours, theirs] = [reading(data, one, at), reading(data, other, at)]
  return {
    id: at === 1 ? 'passes-more' : 'passes-more-three',
    evidence: at === 1 ? 'one-sheet' : 'three-sheets',
    things: [one, other],
    verdict: Math.abs(ours - theirs) <= 4 * within ? 'too-near' : ours > theirs ? 'true' : 'false',
    numbers: { ours, theirs },
    cells: [one, other].map((series) => ({ series, run: 0, at })),
    misconception: 'reading.wrong-series',
  }
}

/** A light meter behind sheets of a material. It does not measure what is reflected or absorbed. */
export const barriers: World<BarrierTruth> = {
  id: 'barriers',
  things: sheets,
  draw,
  facts: (data) => [
    ...[...data.series.keys()].flatMap((series) => [
      ...ofOne(data, series),
      untried('reflects', series),
      untried('absorbs', series),
      untried('red', series),
    ]),
    ...pairsOf(data).flatMap((pair) => [ofTwo(data, pair, 1), ofTwo(data, pair, 3)]),
  ],
  predict: () => undefined,
}
