import type { Words } from '../../form/words.ts'
import type { Random } from '../../random.ts'

/** Something that can be set. */
export interface Knob {
  id: string
  /** Heads its column. */
  head: Words
  /** Inside a sentence, with its article. */
  name: Words
  settings: readonly Words[]
}

/** Place of a setting by knob. */
export type Places = readonly number[]

/** A pattern that goes on one step beyond what can be set. */
export interface Beyond<World> {
  /** Place of the knob. */
  knob: number
  /** What would be set. */
  setting: Words
  value: (world: World, places: Places) => number
  /** How many times the one before each setting gives; 2 where it is left out. Each setting is twice the one before. */
  times?: 2 | 4
  /** Asks for it, with what the knob that also matters is set to. */
  ask: (fixed: Words) => Words
  /** Why it goes on so. */
  why: Words
}

/**
 * A small world to run: knobs of which some make a difference and one makes none. Real figures, with their source
 * beside them.
 */
export interface Lab<World> {
  id: string
  /** Plain JSON: what differs from question to question. */
  draw: (random: Random) => World
  knobs: (world: World) => readonly Knob[]
  /** Place of the knob that makes no difference. */
  idle: number
  /** What a run measures on average, in its unit. */
  mean: (world: World, places: Places) => number
  measured: { label: Words; unit?: Words; decimals: number }
  /** A run is off by at most so many steps of the display. */
  scatter: number
  /** A measured value with its unit. */
  amount: (value: number) => Words
  scene: (world: World) => Words
  /** Asks which of two settings gives more. */
  askMore: Words
  /** Left out where no simple rule predicts the value. */
  beyond?: Beyond<World>
}

/** Every combination of settings, the last knob changing first. */
export function combinations(knobs: readonly Knob[]): Places[] {
  return knobs.reduce<number[][]>(
    (all, { settings }) => all.flatMap((places) => [...settings.keys()].map((place) => [...places, place])),
    [[]],
  )
}

const steps = <World>({ measured, mean }: Lab<World>, world: World, places: Places): number =>
  Math.round(mean(world, places) * 10 ** measured.decimals)

/** What each combination gives on average, in steps of the display. */
export const meansOf = <World>(lab: Lab<World>, world: World): number[] =>
  combinations(lab.knobs(world)).map((places) => steps(lab, world, places))

/** How far two runs with the same settings can differ, in steps of the display. */
export const spreadOf = ({ scatter }: Pick<Lab<never>, 'scatter'>): number => 2 * scatter

/** How far a change moves the result, in steps of the display. */
export const moved = <World>(lab: Lab<World>, world: World, from: Places, knob: number, to: number): number =>
  Math.abs(steps(lab, world, from.with(knob, to)) - steps(lab, world, from))

/** Further apart than any two runs can hide: a gap that is this large looks larger than scatter in every table. */
export const clearGap = (lab: Pick<Lab<never>, 'scatter'>): number => 2 * spreadOf(lab) + 1

/**
 * Whether these settings of a knob differ clearly, or not at all, whatever the others are set to: then every fair table
 * leads to the same answer.
 */
export function isDecided<World>(lab: Lab<World>, world: World, knob: number, settings: Places): boolean {
  const wanted = knob === lab.idle ? (gap: number) => gap === 0 : (gap: number) => gap >= clearGap(lab)
  return combinations(lab.knobs(world)).every((places) =>
    settings.every((one, at) =>
      settings.slice(at + 1).every((other) => wanted(moved(lab, world, places.with(knob, one), knob, other))),
    ),
  )
}
