import { money, type Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Prices with a tip added or a percent taken off; realistic prices in dollars. */
const bills = {
  diner: { kind: 'tip', from: 30, to: 120 },
  pizza: { kind: 'tip', from: 20, to: 60 },
  haircut: { kind: 'tip', from: 20, to: 50 },
  taxi: { kind: 'tip', from: 20, to: 60 },
  sneakers: { kind: 'sale', from: 40, to: 120 },
  jacket: { kind: 'sale', from: 40, to: 140 },
  helmet: { kind: 'sale', from: 30, to: 80 },
  headphones: { kind: 'sale', from: 20, to: 140 },
  tent: { kind: 'sale', from: 80, to: 240 },
  backpack: { kind: 'sale', from: 30, to: 80 },
} as const
export type BillId = keyof typeof bills

const ids = keysOf(bills)

export interface Bill {
  bill: BillId
  price: number
  percent: number
  /** The tip or the discount, the total paid, or the total paid given only the tip or the discount. */
  asks: 'part' | 'total' | 'back'
}

export function drawBill(random: Random, asks: Bill['asks']): Bill {
  const bill = random.pick(ids)
  const { kind, from, to } = bills[bill]
  return {
    bill,
    price: 2 * random.integer(from / 2, to / 2),
    percent: random.pick(kind === 'tip' ? [15, 20, 25] : [15, 20, 25, 30, 35, 40, 60]),
    asks,
  }
}

export function billTerms({ bill, price, percent, asks }: Bill) {
  const { kind } = bills[bill]
  const part = (price * percent) / 100
  const total = kind === 'tip' ? price + part : price - part
  const other = kind === 'tip' ? price - part : price + part
  return { kind, part, total, other, key: asks === 'part' ? part : total }
}

/** The story and its question. */
export function tellBill(its: Bill): Text[] {
  const { bill, price, percent, asks } = its
  const { kind, part } = billTerms(its)
  return [
    asks === 'back'
      ? say(`${bill}.back`, { part: money(part * 100), percent })
      : say(`${bill}.tells`, { price: money(price * 100), percent }),
    say(`asks.${asks === 'part' ? 'part' : 'total'}.${kind}`),
  ]
}
