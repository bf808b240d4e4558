import type { Text } from '@skills-center/messages/values'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** Two patterns: the start of each, and the number to add for the next term. */
export interface Patterns {
  startA: number
  addA: number
  startB: number
  addB: number
}
export const termA = ({ startA, addA }: Patterns, at: number): number => startA + addA * (at - 1)
export const termB = ({ startB, addB }: Patterns, at: number): number => startB + addB * (at - 1)

/** Two people whose totals grow by a fixed amount each time, and what they count. */
const stories = {
  savings: 'dollar',
  stickers: 'sticker',
  pages: 'page',
  hike: 'mile',
  bottles: 'bottle',
  words: 'word',
  shells: 'shell',
  beads: 'bead',
  trees: 'tree',
  buttons: 'button',
} as const satisfies Record<string, UnitId>
export type GrowingId = keyof typeof stories
const ids = keysOf(stories)

export interface Growing {
  story: GrowingId
  one: string
  other: string
}
export function someGrowing(random: Random): Growing {
  const one = someone(random)
  let other = someone(random)
  while (other === one) other = someone(random)
  return { story: random.pick(ids), one, other }
}
export const unitOf = ({ story }: Growing): UnitId => stories[story]

/** Two totals from day to day, their starts, and a question about one of them when the other is known. */
export function tellGrowing(its: Growing & Patterns, asks: 'a' | 'b', known: number): Text[] {
  const [one, other] = [person(its.one), person(its.other)]
  const unit = unitOf(its)
  return [
    say(`${its.story}.told`, { one, other, a: quantity(its.addA, unit), b: quantity(its.addB, unit) }),
    its.startB === 0
      ? say('start.same')
      : say('start.ahead', { one, other, start: quantity(its.startB, unit) }),
    say(`${its.story}.asks`, {
      knows: asks === 'b' ? one : other,
      asked: asks === 'b' ? other : one,
      x: quantity(known, unit),
    }),
  ]
}
