/**
 * How much a jar of hot water cools in a layer of material: Newton’s law, with the thermal resistances of the layer and
 * of the surrounding still air in series (Incropera & DeWitt 2007, chapter 3).
 */

/** Thermal conductivity in W/(m·K) (ASHRAE Handbook 2021; sawdust, wood: Engineering Toolbox). */
export const conductivity = { foam: 0.034, fleece: 0.04, sawdust: 0.07, wood: 0.14 } as const
export type Insulation = keyof typeof conductivity

/** Heat transfer to still air in W/(m²·K), convection and radiation together. */
const toAir = 8
/** A jar with 250 g of water: surface in square meters, and heat capacity in joules per degree. */
const jar = { area: 0.03, joulesPerDegree: 1050 }

interface Cooling {
  material: Insulation
  centimeters: number
  /** °C at the start, and of the surroundings. */
  start: number
  room: number
  minutes: number
}

/** The temperature drop of the water, in degrees. */
export function coolsBy({ material, centimeters, start, room, minutes }: Cooling): number {
  const resistance = 1 / toAir + centimeters / 100 / conductivity[material]
  const rate = jar.area / resistance / jar.joulesPerDegree
  return (start - room) * (1 - Math.exp(-rate * minutes * 60))
}

/** The thinnest layer that keeps the water warm enough; 0 if there is none. */
export const thinnest = (column: readonly number[], need: number): number =>
  column.findIndex((degrees) => degrees >= need) + 1
/** How much each centimeter after the first helps. */
export const savings = (column: readonly number[]): number[] =>
  column.slice(1).map((degrees, at) => Number((degrees - (column[at] ?? 0)).toFixed(1)))
/** The last centimeter that helps by at least the given degrees. */
export const lastWorthwhile = (column: readonly number[], least: number): number =>
  1 + savings(column).filter((saved) => saved >= least).length
