import { money, type Text, tex } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { defineModel } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** The kinds of deals; a known mistake computes a different cost. */
const kinds = {
  pay: 'part-for-rest',
  coupon: 'percent-as-amount',
  fraction: 'as-denominator',
  twice: 'adds-percents',
  raised: 'adds-percents',
  'tax-first': 'wrong-whole',
  'no-tax': 'adds-percents',
  'coupon-tax': 'wrong-whole',
  'tax-coupon': 'wrong-whole',
  'twice-tax': 'adds-percents',
} as const
type Kind = keyof typeof kinds
interface Deal {
  kind: Kind
  a: number
  b: number
}
interface Deals {
  thing: 'tent' | 'skateboard' | 'watch' | 'chair' | 'keyboard' | 'guitar'
  price: number
  off: number
  /** The tax percent, where the deals have one. */
  q: number
  deals: Deal[]
  shuffle: number
}

/** The cost of a deal. */
function costOf({ kind, a, b }: Deal, { price, q }: Pick<Deals, 'price' | 'q'>): number {
  const [less, then, tax] = [1 - a / 100, 1 - b / 100, 1 + q / 100]
  return tidy(
    {
      pay: (price * a) / 100,
      coupon: price - a,
      fraction: price - price / a,
      twice: price * less * then,
      raised: price * (1 + a / 100) * then,
      'tax-first': price * tax * less,
      'no-tax': price * less,
      'coupon-tax': (price - a) * tax,
      'tax-coupon': price * tax - a,
      'twice-tax': price * less * then * tax,
    }[kind],
  )
}
const referenceOf = (deals: Deals): number => costOf({ kind: 'tax-first', a: deals.off, b: 0 }, deals)
/** Less, the same, more. */
const placeOf = (cost: number, reference: number): number => 1 + Math.sign(tidy(cost - reference))

/** The category that the misconception behind a card leads to. */
function seenPlace({ kind, a, b }: Deal, { off, q, price }: Deals): number {
  const seen: Partial<Record<Kind, number>> = {
    pay: 1 + Math.sign(off - a),
    coupon: 1 + Math.sign(off - a),
    fraction: 1 + Math.sign(off - a),
    twice: 1 + Math.sign(off - a - b),
    raised: 1 + Math.sign(off + a - b),
    'tax-first': 2,
    'no-tax': 1 + Math.sign(off - q - a),
    'tax-coupon': 1 + Math.sign((off * price) / 100 - a),
    'twice-tax': 1 + Math.sign(off - a - b),
  }
  return seen[kind] ?? 2
}

/** Each card has a message that uses some of the values. */
function cardOf({ kind, a, b }: Deal, q: number): Text {
  const values = { a, b, q, dollars: money(100 * a), part: tex(String.raw`\frac{1}{${a}}`) }
  return say(`card.${kind}`, values)
}

function dealsAt(
  level: 1 | 2 | 3,
  random: Random,
  { price, off, q }: Omit<Deals, 'deals' | 'thing' | 'shuffle'>,
): Deal[] {
  const dollars = tidy((price * off) / 100)
  const a = random.pick([10, 20].filter((each) => each < off))
  const deal = (kind: Kind, first: number, b = 0): Deal => ({ kind, a: first, b })
  const all = {
    1: [
      deal('pay', 100 - off),
      deal('pay', off),
      deal('coupon', dollars),
      deal('coupon', off),
      deal('fraction', 100 / off),
      deal('fraction', off),
    ],
    2: [
      deal('twice', a, off - a),
      deal('twice', off, 10),
      deal('raised', a, off + a),
      deal('raised', 10, off),
      deal('coupon', dollars),
      deal('pay', 100 - off),
    ],
    3: [
      deal('tax-first', off),
      deal('no-tax', off - q),
      deal('coupon-tax', dollars),
      deal('tax-coupon', dollars),
      deal('twice-tax', a, off - a),
      deal('twice-tax', off, 10),
      deal('no-tax', off),
    ],
  }[level]
  return random.sample(all, 4)
}

/**
 * One percent, amount, or fraction (level 1), two percents (level 2), discount and tax in a different order (level 3).
 */
export const sortDeals = defineModel<Deals>({
  id: 'sort-deals',
  thinking: 'compare',
  seconds: 100,
  standards: ['7.RP.A.3'],
  calculator: 'basic',
  task: ({ deals, off }) =>
    deals
      .map(({ kind, a }) => `${kind} ${a === off}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const drawn = {
      price: 10 * random.integer(3, 24),
      off: random.pick(level === 1 ? [20, 25, 50] : [30, 40, 50]),
      q: level === 3 ? random.pick([5, 6, 8, 10]) : 0,
    }
    return {
      ...drawn,
      thing: random.pick(['tent', 'skateboard', 'watch', 'chair', 'keyboard', 'guitar']),
      deals: dealsAt(level, random, drawn),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits(values) {
    const costs = [referenceOf(values), ...values.deals.map((each) => costOf(each, values))]
    const places = values.deals.map((each) => placeOf(costOf(each, values), costs[0] ?? 0))
    return (
      values.price !== 100 &&
      new Set(values.deals.map(({ kind, a, b }) => [kind, a, b].join())).size === 4 &&
      costs.every((cost) => cost > 0 && Number.isInteger(tidy(cost * 100))) &&
      values.deals.every(({ a }) => Number.isInteger(a)) &&
      new Set(places).size > 1
    )
  },
  item(values) {
    const { thing, price, off, q, deals, shuffle } = values
    const reference = referenceOf(values)
    const told = { price: money(100 * price), off, q }
    return {
      stem: [
        say('told', { thing: say(`thing.${thing}`), price: told.price }),
        q === 0 ? say('first', { off }) : say('first-tax', { off, q }),
        say('asks'),
      ],
      ...sortCards({
        shuffle,
        categories: [say('less'), say('same'), say('more')],
        cards: deals.map((deal) => {
          const misconception: MisconceptionId = `percent.${kinds[deal.kind]}`
          return {
            text: cardOf(deal, q),
            place: placeOf(costOf(deal, values), reference),
            slips: [
              {
                place: seenPlace(deal, values),
                misconception,
                feedback: say(`slip.${kinds[deal.kind]}`),
              },
            ],
          }
        }),
        slip: { misconception: 'percent.compares-amounts', feedback: say('work-out') },
      }),
      hints: [say('nudge'), say('hint')],
      solution: [
        say('costs', { cost: money(Math.round(100 * reference)) }),
        ...deals.map((deal) =>
          say('so', { card: cardOf(deal, q), cost: money(Math.round(100 * costOf(deal, values))) }),
        ),
      ],
    }
  },
  solve(shown) {
    const [price = 0] = numbersIn(shown.stem).map(({ value }) => value)
    const told = /(?:Deal A: |oferta A: )(.*?\.)/i.exec(shown.stem)?.[1] ?? ''
    const tokens =
      /frac\{1\}\{(\d+)\}|(?:Pay|Pagas) (\d+)%|\$(\d+)|(?:up|sube) (\d+)%|(\d+)% (?:tax|de impuesto)|(\d+)%/gi
    const cost = (text: string): number =>
      [...text.matchAll(tokens)].reduce((amount, [, part, pay, dollars, up, tax, off]) => {
        if (part !== undefined) return amount - amount / Number(part)
        if (pay !== undefined) return (amount * Number(pay)) / 100
        if (dollars !== undefined) return amount - Number(dollars)
        const percent = Number(up ?? tax ?? 0) - Number(off ?? 0)
        return (amount * (100 + percent)) / 100
      }, price)
    return solved.sort(shown, (card) => placeOf(cost(card), cost(told)))
  },
})
