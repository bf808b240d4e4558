/** One state of matter: joules to warm one gram by one degree. */
interface State {
  joules: number
}
/** A change of state: its temperature (°C), and joules per gram. */
interface Change {
  at: number
  joules: number
}
export interface Substance {
  solid?: State
  melts?: Change
  liquid?: State
  boils?: Change
}

/**
 * Rounded from the CRC Handbook of Chemistry and Physics and the NIST Chemistry WebBook, at standard pressure, near the
 * change of state if there is one. States that never occur in a school lab are left out.
 */
export const substances = {
  water: {
    solid: { joules: 2.1 },
    melts: { at: 0, joules: 334 },
    liquid: { joules: 4.18 },
    boils: { at: 100, joules: 2257 },
  },
  tertButanol: {
    solid: { joules: 2 },
    melts: { at: 26, joules: 90 },
    liquid: { joules: 3 },
    boils: { at: 82, joules: 527 },
  },
  lauricAcid: { solid: { joules: 2 }, melts: { at: 44, joules: 181 }, liquid: { joules: 2.3 } },
  stearicAcid: { solid: { joules: 1.8 }, melts: { at: 69, joules: 205 }, liquid: { joules: 2.3 } },
  palmiticAcid: { solid: { joules: 1.8 }, melts: { at: 63, joules: 209 }, liquid: { joules: 2.3 } },
  sodiumThiosulfate: { solid: { joules: 1.5 }, melts: { at: 48, joules: 201 }, liquid: { joules: 2.4 } },
  gallium: { solid: { joules: 0.37 }, melts: { at: 30, joules: 80 }, liquid: { joules: 0.4 } },
  tin: { solid: { joules: 0.25 }, melts: { at: 232, joules: 59 }, liquid: { joules: 0.24 } },
  ethanol: { liquid: { joules: 2.44 }, boils: { at: 78, joules: 846 } },
  glycerin: { liquid: { joules: 2.4 } },
  cookingOil: { liquid: { joules: 2 } },
  sand: { solid: { joules: 0.83 } },
  granite: { solid: { joules: 0.79 } },
  concrete: { solid: { joules: 0.88 } },
  iron: { solid: { joules: 0.45 } },
  copper: { solid: { joules: 0.39 } },
} as const satisfies Record<string, Substance>
export type SubstanceId = keyof typeof substances

export type Phase = 'solid' | 'melting' | 'liquid' | 'boiling' | 'gas'

/** A stretch of a heating curve: its state, its temperatures, and the joules that one gram absorbs in it. */
interface Stretch {
  phase: Phase
  from: number
  to: number
  joules: number
}

/** The stretches for one gram, from its start until the liquid has boiled away or no further data are known. */
function stretches({ solid, melts, liquid, boils }: Substance, start: number, top: number): Stretch[] {
  const warm = (phase: Phase, state: State | undefined, from: number, to: number): Stretch[] =>
    state === undefined || to <= from ? [] : [{ phase, from, to, joules: state.joules * (to - from) }]
  const change = (phase: Phase, its: Change | undefined): Stretch[] =>
    its === undefined || its.at < start ? [] : [{ phase, from: its.at, to: its.at, joules: its.joules }]
  const end = boils?.at ?? top
  return [
    ...warm('solid', solid, start, melts?.at ?? top),
    ...change('melting', melts),
    ...warm('liquid', liquid, Math.max(start, melts?.at ?? start), end),
    ...change('boiling', boils),
  ]
}

/**
 * The temperature and state of one gram after absorbing the given joules (conservation of energy: heat either warms a
 * state or changes it, never both).
 */
export function heated(
  its: Substance,
  start: number,
  joules: number,
  top = 400,
): { at: number; phase: Phase } {
  let left = joules
  for (const { phase, from, to, joules: takes } of stretches(its, start, top)) {
    if (left < takes) return { at: from + ((to - from) * left) / takes, phase }
    left -= takes
  }
  return { at: its.boils?.at ?? top, phase: 'gas' }
}

/** Joules per gram from the start to the end of a phase; undefined if there is no such phase. */
export function joulesThrough(its: Substance, start: number, phase: Phase, top = 400): number | undefined {
  let sum = 0
  for (const stretch of stretches(its, start, top)) {
    sum += stretch.joules
    if (stretch.phase === phase) return sum
  }
  return undefined
}
