import type { Pair } from '../../bugs/similar/similar-bugs.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Tall things, with their range of heights in feet. */
const things = {
  oak: [20, 70],
  palm: [20, 60],
  flagpole: [18, 40],
  streetlight: [15, 30],
  statue: [9, 24],
  barn: [18, 40],
  lighthouse: [50, 120],
  scoreboard: [15, 36],
  'climbing-wall': [18, 45],
} as const satisfies Record<string, readonly [number, number]>
type ThingId = keyof typeof things
const ids = keysOf(things)

/** Two shadows, a mirror on the ground, or a stake inside the thing's shadow. */
export type Telling = 'shadow' | 'mirror' | 'nested'
/** `from` and `to` are distances on the ground, and `side` is the known height. */
export interface Seen extends Pair {
  thing: ThingId
  telling: Telling
  who: string
}

export function drawSeen(random: Random, telling: Telling): Seen {
  const thing = random.pick(ids)
  const side = telling === 'mirror' ? random.integer(4, 5) : random.integer(3, 6)
  const from = random.integer(2, 12)
  const to = random.integer(from + 1, 90)
  return {
    thing,
    telling,
    who: someone(random),
    side,
    from,
    to,
    other: from,
    part: telling === 'nested' ? to - from : null,
  }
}

/** Whether the height is a realistic whole number of feet, and the ground distances are realistic. */
export function isSeen({ thing, from, to, side }: Seen): boolean {
  const [least, most] = things[thing]
  const height = (side * to) / from
  return Number.isInteger(height) && height >= least && height <= most && from !== side && from <= 2.5 * side
}

/** The facts of a scene, and “How tall is the oak tree?” */
export const tellSeen = ({ thing, who, from, to, side }: Seen) => ({
  values: { thing: say(`${thing}.a`), who: person(who), side, from, to, part: to - from },
  asks: say(`${thing}.asks`),
})
