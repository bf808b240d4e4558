import type { Random } from '../../random.ts'
import type { Cell, Data } from '../data.ts'
import { misread, normal, shown } from '../readings.ts'
import type { World, WorldAsk } from '../world.ts'
import { heatingFacts, predictHeating } from './facts.ts'
import { heated, substances, type SubstanceId } from './substances.ts'

/** Samples that a class can warm on a hot plate without a change of state. */
const samples = [
  'water',
  'glycerin',
  'cookingOil',
  'sand',
  'granite',

  'concrete',
  'iron',
  'copper',
] as const satisfies readonly SubstanceId[]
type SampleId = (typeof samples)[number]
export const isSample = (id: string): id is SampleId => samples.some((sample) => sample === id)

export interface HeatingTruth {
  /** The warming of each sample in degrees per minute. */
  rates: readonly number[]
  exact: readonly (readonly number[])[]
  outlier?: Cell
}

const within = 1
const minutesApart = 2
/** Grams of each sample. */
const masses = [200, 250, 300] as const

/** The total rise in degrees of the sample that warms fastest. */
const rises = [45, 70] as const

const joulesOf = (sample: SampleId): number => {
  const its = substances[sample]
  return 'liquid' in its ? its.liquid.joules : its.solid.joules
}

function draw(random: Random, { kind, things, runs = 1, hasOutlier = false }: WorldAsk) {
  const chosen = random.sample(samples, things)
  const start = random.integer(18, 24)
  const times =
    kind === 'course'
      ? Array.from({ length: 7 }, (_, index) => index * minutesApart)
      : [random.pick([6, 8, 10])]
  // Joules per gram and minute: the same for all, because masses and heaters are equal.
  const fastest = Math.min(...chosen.map(joulesOf))
  const supply = (random.integer(...rises) * fastest) / (times.at(-1) ?? 1)
  const supplied = chosen.map(() => supply * (1 + 0.02 * normal(random)))
  const rates = chosen.map((sample, index) => (supplied[index] ?? supply) / joulesOf(sample))
  const exact = chosen.map((sample, index) =>
    times.map((time) => {
      const { at } = heated(substances[sample], start, (supplied[index] ?? supply) * time)
      return kind === 'course' ? at : at - start
    }),
  )
  const rows = exact.map((line) =>
    Array.from({ length: runs }, () =>
      line.map((value, at) => (kind === 'course' && at === 0 ? start : shown(random, value, within))),
    ),
  )
  const outlier = hasOutlier ? misread(random, rows) : undefined
  const data: Data = {
    world: 'heating',
    kind,
    about: { start, mass: random.pick(masses) },
    times,
    within,
    series: chosen.map((thing, index) => ({ thing, runs: rows[index] ?? [] })),
  }
  return { data, truth: { rates, exact, ...(outlier === undefined ? {} : { outlier }) } }
}

/** Equal masses of different materials warm from the same temperature on equal heaters. */
export const heating: World<HeatingTruth> = {
  id: 'heating',
  things: samples,
  draw,
  facts: heatingFacts,
  predict: predictHeating,
}
