/** What is set in one run: a setting by knob. */
export type Settings = Readonly<Record<string, string>>

/** A simulation as data: what each combination of settings gives, and how far single runs scatter. */
export interface SimulatedWorld {
  knobs: readonly { id: string; settings: readonly string[] }[]
  /** For each combination of settings, in steps of the display; the last knob changes first. */
  means: readonly number[]
  /** Places that are displayed: with 1, a step is 0.1. */
  decimals: number
  /** A run is off by at most so many steps. */
  scatter: number
  seed: number
  maxRuns: number
}

/** The place of a combination of settings among the means; undefined where it cannot be set. */
function combinationOf({ knobs }: SimulatedWorld, settings: Settings): number | undefined {
  if (Object.keys(settings).length !== knobs.length) return undefined
  let place = 0
  for (const knob of knobs) {
    const at = knob.settings.indexOf(settings[knob.id] ?? '')
    if (at < 0) return undefined
    place = place * knob.settings.length + at
  }
  return place
}

/** 32 bits that look random: the finalizer of MurmurHash3 (Appleby 2011), once for each number. */
function mixed(...numbers: readonly number[]): number {
  let state = 0
  for (const number of numbers) {
    state = Math.imul(state ^ number ^ 0x9e3779b9, 0x85ebca6b)
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
    state ^= state >>> 16
  }
  return state >>> 0
}

/**
 * What a run measures, as it is displayed: the same settings in another run scatter again, and the same run always
 * gives the same. Undefined for settings that there are not, and beyond the last run.
 *
 * @param run its number in the table, from 1
 */
export function simulatedValue(world: SimulatedWorld, settings: Settings, run: number): number | undefined {
  const place = combinationOf(world, settings)
  const mean = place === undefined ? undefined : world.means[place]
  if (place === undefined || mean === undefined || run < 1 || run > world.maxRuns) return undefined
  const scatter = (mixed(world.seed, place, run) % (2 * world.scatter + 1)) - world.scatter
  return (mean + scatter) / 10 ** world.decimals
}
