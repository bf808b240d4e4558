import type { Random } from '../../random.ts'
import { type Cell, type Data, type Fact, reading, timeAt } from '../data.ts'
import { greater, shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World, WorldAsk } from '../world.ts'

const ropes = ['A', 'B', 'C'] as const

/** Centimeters that a machine shakes each rope to each side, at one frequency. */
const amplitudes = [10, 20, 30, 40]
/** The largest error of a reading, in joules. */
const within = 1

/**
 * Joules in a minute at 10 cm. A wave on a rope carries ½ μ ω² A² v (Halliday & Resnick): at 2 Hz and 5 m/s, a rope of
 * 0.05 kg/m carries 12 J in a minute, and one of 0.2 kg/m carries 47 J.
 */
const drawBases = (random: Random, count: number): number[] =>
  random.sample([random.integer(12, 17), random.integer(22, 29), random.integer(36, 47)], count)

export interface WavePowerTruth {
  bases: readonly number[]
}

/** The energy at an amplitude, from that at 10 cm: it grows with the square of the amplitude. */
const energyAt = (base: number, amplitude: number): number => base * (amplitude / 10) ** 2

function draw(random: Random, { things }: WorldAsk) {
  const bases = drawBases(random, things)
  const chosen = ropes.slice(0, things)
  const data: Data = {
    world: 'wave-power',
    kind: 'course',
    about: {},
    times: amplitudes,
    within,
    series: chosen.map((thing, at) => ({
      thing,
      runs: [amplitudes.map((amplitude) => shown(random, energyAt(bases[at] ?? 12, amplitude), within))],
    })),
  }
  return { data, truth: { bases } satisfies WavePowerTruth }
}

const cellsOf = (series: number, ats: readonly number[]): Cell[] => ats.map((at) => ({ series, run: 0, at }))

/** Whether the energy becomes more than `times` times as large from one amplitude to another. */
function over(data: Data, series: number, times: number, [from, to]: readonly [number, number]): Fact {
  const [less, more] = [reading(data, series, from), reading(data, series, to)]
  const [low, high] = [(more - within) / (less + within), (more + within) / (less - within)]
  return {
    id: 'over',
    evidence: 'two',
    things: [series],
    verdict: low > times ? 'true' : high < times ? 'false' : 'too-near',
    numbers: { times, from: timeAt(data, from), to: timeAt(data, to), less, more },
    cells: cellsOf(series, [from, to]),
    misconception: 'wave.energy-amplitude',
  }
}

/** Whether the energy rises more over one step of 10 cm than over another. */
function rises(data: Data, series: number, [one, other]: readonly [number, number]): Fact {
  const riseAt = (at: number) => reading(data, series, at) - reading(data, series, at - 1)
  const [ours, theirs] = [riseAt(one), riseAt(other)]
  return {
    id: 'rises',
    evidence: 'rises',
    things: [series],
    // Each rise comes from two readings.
    verdict: Math.abs(ours - theirs) <= 6 * within ? 'too-near' : ours > theirs ? 'true' : 'false',
    numbers: {
      ours,
      theirs,
      from: timeAt(data, one - 1),
      to: timeAt(data, one),
      start: timeAt(data, other - 1),
      end: timeAt(data, other),
    },
    cells: cellsOf(series, [one - 1, one, other - 1, other]),
    misconception: 'wave.energy-amplitude',
  }
}

/** Whether one rope carries more energy than another, each at its own amplitude. */
function carries(
  data: Data,
  [one, other]: readonly [number, number],
  [at, its]: readonly [number, number],
): Fact {
  const [ours, theirs] = [reading(data, one, at), reading(data, other, its)]
  const verdict = greater(ours, theirs, within)
  return {
    id: at === its ? 'more' : 'across',
    evidence: 'both',
    things: [one, other],
    verdict: verdict === 'undecided' ? 'too-near' : verdict,
    numbers: { ours, theirs, from: timeAt(data, at), to: timeAt(data, its) },
    cells: [...cellsOf(one, [at]), ...cellsOf(other, [its])],
    misconception: 'reading.wrong-series',
  }
}

const facts = (data: Data): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => [
    over(data, series, 2, [0, 1]),
    over(data, series, 3, [1, 3]),
    over(data, series, 5, [0, 2]),
    over(data, series, 5, [0, 1]),
    over(data, series, 6, [1, 3]),
    over(data, series, 12, [0, 2]),
    rises(data, series, [3, 1]),
    rises(data, series, [1, 2]),
    ...['faster', 'often', 'color'].map((id) => untried(id, series)),
  ]),
  ...pairsOf(data).flatMap((pair) => [carries(data, pair, [2, 2]), carries(data, pair, [1, 2])]),
]

/** Waves on ropes: the energy that reaches the far end in a minute, at several amplitudes. */
export const wavePower: World<WavePowerTruth> = {
  id: 'wave-power',
  things: ropes,
  draw,
  facts,
  // The amplitudes end at what the machine can do.
  predict: () => undefined,
}
