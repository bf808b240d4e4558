/**
 * How far a jar of hot water in a layer of material cools: Newton’s law, with the resistances of the layer and of the
 * still air around it in a row (Incropera & DeWitt 2007, chapter 3).
 */

/** Watts through a meter of thickness, a square meter, and one degree (ASHRAE Handbook 2021; sawdust, wood: Engineering Toolbox). */
export const conductivity = { foam: 0.034, fleece: 0.04, sawdust: 0.07, wood: 0.14 } as const
export type Insulation = keyof typeof conductivity

/** Watts to still air of a square meter and one degree, air and radiation together. */
const toAir = 8
/** Of a jar with 250 g of water: square meters, and joules that one degree takes. */
const jar = { area: 0.03, joulesPerDegree: 1050 }

interface Cooling {
  material: Insulation
  centimeters: number
  /** °C at first, and of the place around. */
  start: number
  room: number
  minutes: number
}

/** By how many degrees the water cools. */
export function coolsBy({ material, centimeters, start, room, minutes }: Cooling): number {
  const resistance = 1 / toAir + centimeters / 100 / conductivity[material]
  const rate = jar.area / resistance / jar.joulesPerDegree
  return (start - room) * (1 - Math.exp(-rate * minutes * 60))
}

/** The thinnest layer that is warm enough; 0 where none is. */
export const thinnest = (column: readonly number[], need: number): number =>
  column.findIndex((degrees) => degrees >= need) + 1
/** By how much each centimeter after the first helps. */
export const savings = (column: readonly number[]): number[] =>
  column.slice(1).map((degrees, at) => Number((degrees - (column[at] ?? 0)).toFixed(1)))
/** The last centimeter that helps by so many degrees or more. */
export const lastWorthwhile = (column: readonly number[], least: number): number =>
  1 + savings(column).filter((saved) => saved >= least).length
