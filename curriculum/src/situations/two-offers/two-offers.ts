import type { Money, Person, Quantity, Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import type { UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** Goods, with realistic unit prices in cents. */
export const goods = {
  hike: { unit: 'granola-bar', low: 60, high: 140 },
  picnic: { unit: 'juice-box', low: 45, high: 95 },
  class: { unit: 'pencil', low: 20, high: 60 },
  school: { unit: 'notebook', low: 120, high: 320 },
  club: { unit: 'tennis-ball', low: 110, high: 260 },
  flashlights: { unit: 'battery', low: 70, high: 160 },
  gifts: { unit: 'ribbon-foot', low: 40, high: 120 },
  snack: { unit: 'nut-ounce', low: 35, high: 80 },
} as const satisfies Record<string, { unit: UnitId; low: number; high: number }>
export type GoodsId = keyof typeof goods

const goodsIds = keysOf(goods)

export const someGoods = (random: Random): GoodsId => random.pick(goodsIds)
export const wants = (id: GoodsId, who: Person): Text => say(`${id}.wants`, { who })
export const sells = (id: GoodsId, size: Quantity, price: Money): Text => say(`${id}.sells`, { size, price })
export const offer = (size: Quantity, price: Money): Text => say('offer', { size, price })

const priceStep = 5

/** Prices of the same thing in several stores: close to one another, in steps of 5 cents. */
export function nearPrices(random: Random, id: GoodsId, howMany: number): number[] {
  const { low, high } = goods[id]
  const all = Array.from(
    { length: Math.floor((high - low) / priceStep) + 1 },
    (_, at) => low + at * priceStep,
  )
  const base = random.pick(all)
  const near = all.filter((price) => Math.abs(price - base) <= Math.max(2 * priceStep, base / 4))
  return random.sample(near, howMany)
}
