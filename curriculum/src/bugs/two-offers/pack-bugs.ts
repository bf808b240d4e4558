import { money, type Money, type Quantity, type Text } from '@skills-center/messages/values'
import { goods, type GoodsId } from '../../situations/two-offers/two-offers.ts'
import { quantity } from '../../units/units.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

export interface Pack {
  size: number
  /** Price per unit in cents. */
  each: number
}
/** Packs of the same thing, in different sizes. */
export interface Packs {
  goods: GoodsId
  who: string
  packs: Pack[]
}

const priceOf = ({ size, each }: Pack): number => size * each

/** The index of the pack with the smallest value. */
const least = ({ packs }: Packs, of: (pack: Pack) => number): number =>
  packs.reduce((best, pack, at) => (of(pack) < of(packs[best] ?? pack) ? at : best), 0)

/** The index of the right option; the last option says that all cost the same. */
export const rightOf = (values: Packs): number =>
  values.packs.every(({ each }) => each === values.packs[0]?.each)
    ? values.packs.length
    : least(values, ({ each }) => each)

export function termsOf(
  { goods: id, packs }: Packs,
  at: number,
): { size: Quantity; price: Money; each: Money } {
  const pack = packs[at]
  if (pack === undefined) throw new RangeError(`No pack ${at}`)
  return { size: quantity(pack.size, goods[id].unit), price: money(priceOf(pack)), each: money(pack.each) }
}

// Worked by hand: 4 bars for $3.60 and 12 bars for $12.
const twoPacks: Packs = {
  goods: 'hike',
  who: 'Ben',
  packs: [
    { size: 4, each: 90 },
    { size: 12, each: 100 },
  ],
}

const priceTag = bug<Packs, number>({
  id: 'rate.price-tag',
  answer: (values) => least(values, priceOf),
  feedback: (values) => {
    const { size, each } = termsOf(values, least(values, priceOf))
    return say('price-tag', { size, each })
  },
  example: [twoPacks, 0],
})

const largest = (values: Packs): number => least(values, ({ size }) => -size)

const biggerPack = bug<Packs, number>({
  id: 'rate.bigger-pack',
  answer: largest,
  feedback: (values) => {
    const { size, each } = termsOf(values, largest(values))
    return say('bigger-pack', { size, each })
  },
  example: [twoPacks, 1],
})

/** Each picks the index of a pack. */
export const packBugs = [priceTag, biggerPack]

/** Feedback to an option that no single misconception picks. */
export function saidOtherwise(values: Packs, at: number): Text {
  const { packs } = values
  if (at < packs.length) {
    const { size, each } = termsOf(values, at)
    return say('compare-one', { size, each })
  }
  const { size, each } = termsOf(values, 0)
  const other = packs.findIndex((pack) => pack.each !== packs[0]?.each)
  return say('not-same', { size, each, other: termsOf(values, other).each })
}
