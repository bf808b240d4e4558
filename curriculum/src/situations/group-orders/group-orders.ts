import { type Text, tex } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Equal groups of two parts, one of them unknown: the unit of the total, and realistic sizes of the known part. */
const orders = {
  movie: { letter: 't', from: 3, to: 9 },
  bowling: { letter: 's', from: 5, to: 12 },
  picnic: { letter: 'c', from: 2, to: 6 },
  garden: { letter: 'b', from: 2, to: 8 },
  workout: { letter: 'm', from: 5, to: 15 },
  shelves: { letter: 'n', from: 3, to: 12 },
  kits: { letter: 'p', from: 2, to: 9 },
  laps: { letter: 'w', from: 2, to: 8 },
  craft: { letter: 'r', from: 2, to: 9 },
} as const
export type OrderId = keyof typeof orders

const ids = keysOf(orders)

export interface GroupOrder {
  order: OrderId
  /** Number of equal groups; each contains the variable `each` times, plus `known`. */
  by: number
  each: number
  known: number
  /** Added once for all groups together. */
  extra: number
}

export const letterOf = ({ order }: Pick<GroupOrder, 'order'>): string => orders[order].letter

export function drawOrder(random: Random, level: 1 | 2 | 3): GroupOrder {
  const order = random.pick(ids)
  const { from, to } = orders[order]
  return {
    order,
    by: random.integer(3, 8),
    each: level === 1 ? 1 : random.integer(2, 4),
    known: random.integer(from, to),
    extra: level === 3 ? random.integer(3, 9) : 0,
  }
}

/** The story and its question. */
export function tellOrder(its: GroupOrder): Text[] {
  const { order, by, each, known, extra } = its
  const letter = tex(letterOf(its))
  return [
    each === 1
      ? say(`${order}.one`, { by, letter, known })
      : say(`${order}.several`, { by, each, letter, known }),
    ...(extra === 0 ? [] : [say(`${order}.extra`, { extra })]),
    say(`${order}.asks`),
  ]
}
