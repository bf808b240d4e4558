import type { Random } from '../../random.ts'
import { type Data, type Fact, reading } from '../data.ts'
import { shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World, WorldAsk } from '../world.ts'

/**
 * Grams that dissolve in 100 mL of water at 10, 30, and 50 °C (CRC Handbook of Chemistry and Physics, interpolated).
 */
const solubility = {
  salt: [35.8, 36.2, 36.7],
  sugar: [190, 219, 260],
  bakingSoda: [8.1, 11.1, 14.5],
  saltSubstitute: [31.2, 37.2, 42.6],
  citricAcid: [118, 180, 244],
} as const
type Solid = keyof typeof solubility
const solids: readonly Solid[] = ['salt', 'sugar', 'bakingSoda', 'saltSubstitute', 'citricAcid']

const temperatures = [10, 30, 50]
/** The error in grams: a class stirs in one gram at a time until some stays at the bottom. */
const within = 1

export interface DissolvingTruth {
  exact: readonly (readonly number[])[]
}

function draw(random: Random, { things }: WorldAsk): { data: Data; truth: DissolvingTruth } {
  const some = random.sample(solids, things)
  return {
    data: {
      world: 'dissolving',
      kind: 'course',
      about: {},
      times: temperatures,
      within,
      series: some.map((thing) => ({
        thing,
        runs: [solubility[thing].map((exact) => shown(random, exact, within))],
      })),
    },
    truth: { exact: some.map((thing) => solubility[thing]) },
  }
}

/** The effect of temperature. Readings may each be off by one, and are rounded. */
function ofOne(data: Data, series: number): Fact[] {
  const [cold, warm] = [reading(data, series, 0), reading(data, series, 2)]
  const gap = warm - cold
  const verdict = (is: boolean) => (Math.abs(gap) <= 3 * within ? 'too-near' : is ? 'true' : 'false')
  const fact = { evidence: 'warmth', things: [series], numbers: { cold, warm } }
  const cells = [0, 2].map((at) => ({ series, run: 0, at }))
  return [
    {
      ...fact,
      id: 'more-warm',
      verdict: verdict(gap > 0),
      cells,
      misconception: 'reading.one-point',
    },
    {
      ...fact,
      id: 'less-warm',
      verdict: verdict(gap < 0),
      cells,
      misconception: 'substance.compares-backward',
    },
    {
      ...fact,
      id: 'double',
      verdict: warm > 1.8 * cold - 4 ? (warm > 2 * cold + 6 ? 'true' : 'too-near') : 'false',
      cells,
      misconception: 'reading.one-point',
    },
  ]
}

/** Compares two solids at one temperature, or their gains. */
function ofTwo(data: Data, [one, other]: readonly [number, number]): Fact[] {
  const at = (place: number): Fact => {
    const [ours, theirs] = [reading(data, one, place), reading(data, other, place)]
    return {
      id: place === 0 ? 'more-cold-water' : 'more-warm-water',
      evidence: place === 0 ? 'cold' : 'warm',
      things: [one, other],
      verdict: Math.abs(ours - theirs) <= 3 * within ? 'too-near' : ours > theirs ? 'true' : 'false',
      numbers: { ours, theirs },
      cells: [one, other].map((series) => ({ series, run: 0, at: place })),
      misconception: 'reading.wrong-series',
    }
  }
  const gain = (series: number): number => reading(data, series, 2) - reading(data, series, 0)
  const [ours, theirs] = [gain(one), gain(other)]
  return [
    at(0),
    at(2),
    {
      id: 'gains-more',
      evidence: 'gains',
      things: [one, other],
      verdict: Math.abs(ours - theirs) <= 5 * within ? 'too-near' : ours > theirs ? 'true' : 'false',
      numbers: { ours, theirs },
      cells: [one, other].flatMap((series) => [0, 2].map((place) => ({ series, run: 0, at: place }))),
      misconception: 'reading.one-point',
    },
  ]
}

export const dissolving: World<DissolvingTruth> = {
  id: 'dissolving',
  things: solids,
  draw,
  facts: (data) => [
    ...[...data.series.keys()].flatMap((series) => [
      ...ofOne(data, series),
      untried('vinegar', series),
      untried('hotter', series),
      untried('faster', series),
    ]),
    ...pairsOf(data).flatMap((pair) => ofTwo(data, pair)),
  ],
  predict: () => undefined,
}
