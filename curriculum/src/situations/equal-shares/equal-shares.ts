import type { Person, Text } from '@skills-center/messages/values'
import { drawShare, type Share, type ShareKind, shareOf } from '../../fractions/shares.ts'
import { amount } from '../../fractions/written.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import type { UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  unit: UnitId
  most: number
  groups: readonly [least: number, most: number]
}

/** What is shared and in which unit, the number of shares, and realistic amounts. */
const things = {
  rice: { unit: 'pound', most: 40, groups: [3, 16] },
  clay: { unit: 'pound', most: 25, groups: [3, 16] },
  ribbon: { unit: 'yard', most: 20, groups: [3, 16] },
  juice: { unit: 'liter', most: 12, groups: [3, 10] },
  relay: { unit: 'mile', most: 16, groups: [3, 8] },
  paint: { unit: 'gallon', most: 10, groups: [3, 8] },
  wood: { unit: 'foot', most: 16, groups: [3, 12] },
  booth: { unit: 'hour', most: 9, groups: [3, 8] },
  soil: { unit: 'pound', most: 40, groups: [3, 16] },
  'trail-mix': { unit: 'cup', most: 25, groups: [3, 16] },
} as const satisfies Record<string, Ranges>
export type SharedId = keyof typeof things
const ids = keysOf(things)

export interface ShareStory extends Share {
  thing: SharedId
}
export const unitOf = ({ thing }: ShareStory): UnitId => things[thing].unit

export function drawShareStory(random: Random, kind: ShareKind, asks: Share['asks']): ShareStory {
  const thing = random.pick(ids)
  return { thing, asks, ...drawShare(random, kind, things[thing]) }
}

export function tellShare(its: ShareStory, who: Person): Text {
  const values = {
    who,
    n: its.groups,
    amount: amount([its.amount, 1], unitOf(its)),
    share: amount(shareOf(its), unitOf(its)),
  }
  return say(`${its.thing}.${its.asks}`, values)
}
