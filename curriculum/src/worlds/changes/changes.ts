import type { Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/**
 * Grams, then milliliters before and after, in closed vessels: ice 0.917 g/mL, paraffin 0.90 and 0.78, vegetable oil
 * 0.92 and 0.88, water at 80 °C 0.972, ethanol 0.789 (CRC Handbook of Chemistry and Physics); the rest as typically
 * measured in class.
 */
const closed = {
  ice: [300, 300, 327],
  wax: [270, 300, 346],
  water: [500, 501, 515],
  oil: [460, 500, 523],
  alcohol: [358, 400, 386],
  beans: [490, 600, 480],
  sugar: [500, 535, 424],
  dough: [500, 450, 900],
  snow: [300, 1500, 600],
} as const
/** In open vessels: grams before and after, milliliters before and after. Water escapes as vapor. */
const open = {
  popcorn: [125, 111, 150, 4000],
  bread: [520, 455, 900, 1500],
  soup: [640, 590, 640, 590],
} as const
type Change = keyof typeof closed | keyof typeof open

const isOpen = (id: Change): id is keyof typeof open => id in open
const idsOf = <Id extends string>(its: Readonly<Record<Id, unknown>>): Id[] => keysOf(its)

/** A class's readings of one change. */
export interface ChangeRow {
  id: Change
  /** Readings in grams before and after, and in milliliters before and after. */
  read: [number, number, number, number]
}
export const nameOfChange = (id: Change): Text => say(`name.${id}`)
/** “of the wax” */
export const ofChange = (id: Change): Text => say(`of.${id}`)

/** Two changes in closed vessels, with reading errors, and optionally one in the open. */
export const drawChanges = (random: Random, hasOpen: boolean, within: number): ChangeRow[] => {
  const ids: Change[] = [
    ...random.sample(idsOf(closed), 2),
    ...(hasOpen ? random.sample(idsOf(open), 1) : []),
  ]
  return random.shuffle(ids).map((id): ChangeRow => {
    if (isOpen(id)) return { id, read: [...open[id]] }
    const [grams, ...space] = closed[id]
    const off = within === 0 ? 0 : random.pick([-within, within])
    return { id, read: [grams, grams + off, ...space] }
  })
}
