import type { Level } from '@skills-center/contract/ids'
import { someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { quantity } from '../../units/units.ts'
import { partsOf } from '../parts/parts.ts'
import { drawRatio, type MixId, mixes, mixOf, someMix } from './mixes.ts'

/** Tapes of equal boxes: the number of boxes for each ingredient, and the amount in each box. */
export interface Tapes {
  mix: MixId
  who: string
  one: number
  other: number
  box: number
  /** What is given: the other part, the total, or the difference. */
  given: 'part' | 'whole' | 'difference'
  /** What is unknown: one part, or, if the difference is given, the total. */
  asked: 'one' | 'other'
}

export function tapeTerms({ mix, one, other, box, given, asked }: Tapes) {
  const { part: want, rest, whole } = partsOf(mixes[mix], one * box, other * box, asked)
  const [wantBoxes, restBoxes] = asked === 'one' ? [one, other] : [other, one]
  const all = wantBoxes + restBoxes
  // The given amount, the number of boxes that hold it, and the number of boxes asked about.
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
  // If the difference is given, there is more of the ingredient that is asked about first.
  const asked = level === 3 ? (one > other ? 'one' : 'other') : random.pick(['one', 'other'] as const)
  return { mix, who: someone(random), one, other, box: random.integer(2, 12), given: givenAt[level], asked }
}
