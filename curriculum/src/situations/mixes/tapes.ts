import type { Level } from '@skills-center/contract/ids'
import { someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { quantity } from '../../units/units.ts'
import { partsOf } from '../parts/parts.ts'
import { drawRatio, type MixId, mixes, mixOf, someMix } from './mixes.ts'

/** Tapes of equal boxes: so many for one thing and for the other, so much in each box. */
export interface Tapes {
  mix: MixId
  who: string
  one: number
  other: number
  box: number
  /** What is known: the other part, all of it, or how much more there is of the one. */
  given: 'part' | 'whole' | 'difference'
  /** What is asked for; where the difference is known, the whole mix. */
  asked: 'one' | 'other'
}

export function tapeTerms({ mix, one, other, box, given, asked }: Tapes) {
  const { part: want, rest, whole } = partsOf(mixes[mix], one * box, other * box, asked)
  const [wantBoxes, restBoxes] = asked === 'one' ? [one, other] : [other, one]
  const all = wantBoxes + restBoxes
  // The amount that is told, how many boxes hold it, and how many boxes the question asks about.
  const [amount, boxes, wanted] = {
    part: [rest.q, restBoxes, wantBoxes] as const,
    whole: [whole.q, all, wantBoxes] as const,
    difference: [Math.abs(want.q - rest.q), Math.abs(one - other), all] as const,
  }[given]
  const [extra, right] = [quantity(amount, want.unit), given === 'difference' ? whole : want]
  return { want, rest, whole, wantBoxes, restBoxes, amount, boxes, wanted, extra, right, box, given }
}
const givenAt = { 1: 'part', 2: 'whole', 3: 'difference' } as const

export function drawTapes(random: Random, level: Level): Tapes {
  const mix = someMix(random)
  const [one, other] = drawRatio(random, mixOf(mix).isThin)
  // Where the difference is known, there is more of the thing that is asked about first.
  const asked = level === 3 ? (one > other ? 'one' : 'other') : random.pick(['one', 'other'] as const)
  return { mix, who: someone(random), one, other, box: random.integer(2, 12), given: givenAt[level], asked }
}
