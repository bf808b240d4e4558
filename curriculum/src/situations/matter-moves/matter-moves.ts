import { type Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Places where matter can be. */
export const places = ['plants', 'animals', 'decomposers', 'soil', 'air'] as const
export type Place = (typeof places)[number]

/** Processes that move matter, with their start and end. */
const moves = {
  leafGas: ['air', 'plants'],
  grassGas: ['air', 'plants'],
  minerals: ['soil', 'plants'],
  rootWater: ['soil', 'plants'],
  vapor: ['plants', 'air'],
  deer: ['plants', 'animals'],
  caterpillar: ['plants', 'animals'],
  mouse: ['plants', 'animals'],
  breath: ['animals', 'air'],
  owlBreath: ['animals', 'air'],
  droppings: ['animals', 'decomposers'],
  beetle: ['animals', 'decomposers'],
  feather: ['animals', 'decomposers'],
  log: ['plants', 'decomposers'],
  leaves: ['plants', 'decomposers'],
  fruit: ['plants', 'decomposers'],
  bacteria: ['decomposers', 'soil'],
  fungi: ['decomposers', 'soil'],
  mushroomGas: ['decomposers', 'air'],
  bacteriaGas: ['decomposers', 'air'],
  slug: ['decomposers', 'animals'],
} as const satisfies Record<string, readonly [Place, Place]>
export type Move = keyof typeof moves
export const moveIds = keysOf(moves)
export const living = ['plants', 'animals', 'decomposers'] as const
export type Living = (typeof living)[number]

export const moveText = (move: Move): Text => say(`move.${move}`)
export const from = (move: Move): Place => moves[move][0]
export const to = (move: Move): Place => moves[move][1]

export const placeName = (place: Place): Text => say(`place.${place}`)

/** A path that visits no place twice, except that it may end where it began. */
export function drawPath(random: Random): Move[] {
  const path: Move[] = []
  const been: Place[] = []
  let at: Place = random.pick(places)
  while (path.length < 4) {
    const here = at
    const next = moveIds.filter(
      (id) => from(id) === here && (!been.includes(to(id)) || (path.length === 3 && to(id) === been[0])),
    )
    if (next.length === 0) return []
    const move = random.pick(next)
    been.push(here)
    path.push(move)
    at = to(move)
  }
  return path
}
