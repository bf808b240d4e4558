/** The settings of one run, by control. */
export type Settings = Readonly<Record<string, string>>

/** A simulation as data: the mean result of each combination of settings, and how far single runs scatter. */
export interface SimulatedWorld {
  knobs: readonly { id: string; settings: readonly string[] }[]
  /** The mean of each combination of settings, in display steps. The last control changes first. */
  means: readonly number[]
  /** Decimal places of the display; with 1, a step is 0.1. */
  decimals: number
  /** Maximum deviation of a run, in steps. */
  scatter: number
  seed: number
  maxRuns: number
}

/** The index of a combination of settings in `means`; undefined if the settings are invalid. */
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

/** A 32-bit hash: the finalizer of MurmurHash3 (Appleby 2011), applied once per number. */
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
 * The result of a run, as displayed. The same settings scatter differently in another run, but the same run always has
 * the same result. Undefined for invalid settings and beyond the last run.
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
