import { keysOf } from '../../keys-of.ts'
import { say } from './messages.gen.ts'

/** Mean diameters in km, and distances from the Sun in millions of km, rounded (NASA, Planetary Fact Sheet). */
export const planets = {
  mercury: { diameter: 4900, distance: 58 },
  venus: { diameter: 12_100, distance: 108 },
  earth: { diameter: 12_700, distance: 150 },
  mars: { diameter: 6800, distance: 228 },
  jupiter: { diameter: 140_000, distance: 778 },
  saturn: { diameter: 116_000, distance: 1430 },
  uranus: { diameter: 51_000, distance: 2870 },
  neptune: { diameter: 49_000, distance: 4500 },
} as const
export type Planet = keyof typeof planets
export const planetIds = keysOf(planets)

/** Mean diameters of large moons in km, rounded (NASA, Planetary Satellite Physical Parameters). */
export const moons = {
  ganymede: 5300,
  titan: 5150,
  callisto: 4800,
  io: 3600,
  europa: 3100,
  triton: 2700,
  rhea: 1500,
} as const
type Moon = keyof typeof moons
// As above.
export const moonIds = keysOf(moons)

/** The name inside a sentence. */
export const nameOf = (body: Planet | Moon) => say(`name.${body}`)
/** The name in a table, or alone. */
export const headOf = (body: Planet | Moon) => say(`head.${body}`)
