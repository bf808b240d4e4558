import type { Words } from '../../form/words.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'

/** A variable that students can set. */
export interface Knob {
  id: string
  /** Header of its column. */
  head: Words
  /** The name inside a sentence, with its article. */
  name: Words
  settings: readonly Words[]
}

/** Index of the setting for each knob. */
export type Places = readonly number[]

/** A pattern that continues one step beyond the available settings. */
export interface Beyond<World> {
  /** Index of the knob. */
  knob: number
  /** The setting beyond the last one. */
  setting: Words
  value: (world: World, places: Places) => number
  /** The factor from one setting's result to the next (default 2). Each setting is twice the one before. */
  times?: 2 | 4
  /** Whose thinking it is to double where it takes four times as much; of kinetic energy by default. */
  doubles?: MisconceptionId
  /** Asks for the result, given the fixed setting of the knob that also matters. */
  ask: (fixed: Words) => Words
  /** Explains why the pattern continues. */
  why: Words
}

/**
 * A simulated experiment: some knobs make a difference, and one makes none. It uses real data, with the source beside
 * it.
 */
export interface Lab<World> {
  id: string
  /** Plain JSON: the values that vary between questions. */
  draw: (random: Random) => World
  knobs: (world: World) => readonly Knob[]
  /** Whether settings are listed with their knobs’ names, as “40” or “10 mL” alone would not tell of what. */
  namesKnobs?: true
  /** Index of the knob that makes no difference. */
  idle: number
  /** Why that knob makes no difference; the solution tells it after the results. */
  whyIdle?: Words
  /** The average measurement of a run, in its unit. */
  mean: (world: World, places: Places) => number
  measured: { label: Words; unit?: Words; decimals: number }
  /** The largest deviation of a run, in steps of the display. */
  scatter: number
  /** A measured value with its unit. */
  amount: (value: number) => Words
  scene: (world: World) => Words
  /** Asks which of two settings gives more. */
  askMore: Words
  /** Left out where no simple rule predicts the value. */
  beyond?: Beyond<World>
}

/** Every combination of settings; the last knob changes fastest. */
export function combinations(knobs: readonly Knob[]): Places[] {
  return knobs.reduce<number[][]>(
    (all, { settings }) => all.flatMap((places) => [...settings.keys()].map((place) => [...places, place])),
    [[]],
  )
}

const steps = <World>({ measured, mean }: Lab<World>, world: World, places: Places): number =>
  Math.round(mean(world, places) * 10 ** measured.decimals)

/** The average result of each combination, in steps of the display. */
export const meansOf = <World>(lab: Lab<World>, world: World): number[] =>
  combinations(lab.knobs(world)).map((places) => steps(lab, world, places))

/** The largest difference between two runs with the same settings, in steps of the display. */
export const spreadOf = ({ scatter }: Pick<Lab<never>, 'scatter'>): number => 2 * scatter

/** How far a change of one knob moves the result, in steps of the display. */
export const moved = <World>(lab: Lab<World>, world: World, from: Places, knob: number, to: number): number =>
  Math.abs(steps(lab, world, from.with(knob, to)) - steps(lab, world, from))

/** A gap too large for scatter to hide: in every table it looks larger than the scatter. */
export const clearGap = (lab: Pick<Lab<never>, 'scatter'>): number => 2 * spreadOf(lab) + 1

/**
 * Whether two settings of a knob differ clearly, or not at all, for all settings of the other knobs. Then every fair
 * table leads to the same answer.
 */
export function isDecided<World>(lab: Lab<World>, world: World, knob: number, settings: Places): boolean {
  const wanted = knob === lab.idle ? (gap: number) => gap === 0 : (gap: number) => gap >= clearGap(lab)
  return combinations(lab.knobs(world)).every((places) =>
    settings.every((one, at) =>
      settings.slice(at + 1).every((other) => wanted(moved(lab, world, places.with(knob, one), knob, other))),
    ),
  )
}
