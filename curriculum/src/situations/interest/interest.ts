import { numeral } from '@skills-center/messages/format-value'
import { type Money, money, type Text } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Savings and loans, with realistic amounts in dollars and rates in percent. */
const accounts = {
  savings: { kind: 'earn', from: 200, to: 1200, rates: [2, 2.5, 3, 4] },
  certificate: { kind: 'earn', from: 400, to: 2000, rates: [3, 3.5, 4, 5] },
  bond: { kind: 'earn', from: 200, to: 1000, rates: [2, 3, 4, 5] },
  club: { kind: 'earn', from: 300, to: 1500, rates: [2, 2.5, 3, 4] },
  laptop: { kind: 'pay', from: 400, to: 1200, rates: [5, 6, 7, 8, 10] },
  bike: { kind: 'pay', from: 200, to: 900, rates: [4, 5, 6, 8] },
  car: { kind: 'pay', from: 3000, to: 9000, rates: [4, 5, 6, 7, 8] },
  guitar: { kind: 'pay', from: 300, to: 1000, rates: [5, 6, 8, 10] },
} as const
type AccountId = keyof typeof accounts
const accountIds = keysOf(accounts)

/** Simple interest on `principal` dollars at `rate` percent per year for a number of months. */
export interface Interest {
  account: AccountId
  who: string
  principal: number
  rate: number
  months: number
  asks: 'interest' | 'total' | 'time' | 'rate' | 'principal'
}
export const yearlyOf = ({ principal, rate }: Pick<Interest, 'principal' | 'rate'>): number =>
  tidy((principal * rate) / 100)
export const interestOf = (its: Interest): number => tidy((yearlyOf(its) * its.months) / 12)
export const isWholeYears = ({ months }: Pick<Interest, 'months'>): boolean => months % 12 === 0

export function drawInterest(random: Random, asks: Interest['asks'], months: readonly number[]): Interest {
  const account = random.pick(accountIds)
  const { from, to, rates } = accounts[account]
  const by = from < 1000 ? 50 : 500
  return {
    account,
    who: someone(random),
    principal: by * random.integer(from / by, to / by),
    rate: random.pick([...rates]),
    months: random.pick([...months]),
    asks,
  }
}

/** In whole cents. */
export const dollars = (value: number): Money => money(Math.round(value * 100))
const timeText = (months: number): Text =>
  months % 12 === 0 ? say('years', { n: months / 12 }) : say('months', { n: months })

/** “Nia puts $400 into a savings account. It pays 3% simple interest per year. …” */
export function tellInterest(its: Interest): Text[] {
  const { account, asks, rate } = its
  const { kind } = accounts[account]
  const who = person(its.who)
  const start = say(`${account}.start`, { who, p: dollars(its.principal) })
  const pays = say(`${kind}.rate`, { r: numeral(rate) })
  const time = timeText(its.months)
  const got = dollars(interestOf(its))
  switch (asks) {
    case 'interest':
      return [start, pays, say(`${kind}.interest`, { time })]
    case 'total':
      return [start, pays, say(`${kind}.total`, { who, time })]
    case 'time':
      return [start, pays, say(`${kind}.time`, { got })]
    case 'rate':
      return [start, say(`${kind}.got`, { time, got }), say('asks-rate')]
    case 'principal':
      return [
        say(`${account}.some`, { who }),
        pays,
        say(`${kind}.got`, { time, got }),
        say(`${kind}.principal`, { who }),
      ]
  }
}

/** Goods sold on commission: weekly or monthly sales in dollars, percents, and the base pay. */
const sellers = {
  car: { sales: [20_000, 60_000], by: 5000, percents: [2, 3, 4], base: [400, 800] },
  furniture: { sales: [3000, 9000], by: 500, percents: [4, 5, 6, 8], base: [200, 500] },
  phone: { sales: [2000, 6000], by: 500, percents: [4, 5, 6, 8, 10], base: [200, 400] },
  shoe: { sales: [1500, 4000], by: 250, percents: [4, 6, 8, 10], base: [250, 450] },
  art: { sales: [1000, 5000], by: 500, percents: [10, 15, 20, 25], base: [200, 400] },
  ad: { sales: [2000, 8000], by: 500, percents: [5, 8, 10, 12], base: [300, 500] },
  bike: { sales: [2000, 7000], by: 500, percents: [3, 4, 5, 6], base: [300, 500] },
  solar: { sales: [10_000, 40_000], by: 2500, percents: [2, 3, 4, 5], base: [300, 600] },
} as const
type SellerId = keyof typeof sellers
const sellerIds = keysOf(sellers)

/** A commission on sales, in some cases above a base amount; or the sales that give a certain pay. */
export interface Commission {
  seller: SellerId
  who: string
  sales: number
  percent: number
  base: number
  asks: 'commission' | 'pay' | 'sales'
}
export const commissionOf = ({ sales, percent }: Pick<Commission, 'sales' | 'percent'>): number =>
  tidy((sales * percent) / 100)

export function drawCommission(random: Random, asks: Commission['asks']): Commission {
  const seller = random.pick(sellerIds)
  const { sales, by, percents, base } = sellers[seller]
  return {
    seller,
    who: someone(random),
    sales: by * random.integer(sales[0] / by, sales[1] / by),
    percent: random.pick([...percents]),
    base: asks === 'commission' ? 0 : 50 * random.integer(base[0] / 50, base[1] / 50),
    asks,
  }
}

export function tellCommission(its: Commission): Text[] {
  const { seller, percent, base, asks } = its
  const who = person(its.who)
  const told = say(`${seller}.sells`, { who })
  const values = {
    who,
    c: percent,
    b: dollars(base),
    s: dollars(its.sales),
    t: dollars(base + commissionOf(its)),
  }
  return asks === 'commission'
    ? [told, say('ask.commission', { c: values.c, s: values.s })]
    : [
        told,
        say('ask.base', { b: values.b, c: values.c }),
        asks === 'pay' ? say('ask.pay', { who, s: values.s }) : say('ask.sales', { who, t: values.t }),
      ]
}
