import { defineModel, money, numbersIn, type Random, solved, type Text, tidy } from '#form'
import { lowest, sizeOf } from '#fractions/fraction.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { valueOfTex } from '#exponents/powers.ts'
import { drawPart, type Part, partText } from './money.ts'
import { say } from './messages.gen.ts'

const standards = ['7.EE.B.3']

/** A price and what is taken off: an offer to compare. */
interface Offer {
  one: Part
  other: Part
  /** Off in dollars, where it is told so; at level 3 the price after it, in cents. */
  cents: number
  told: 'off' | 'pay' | 'money' | 'twice' | 'after'
}
interface Offers {
  price: number
  offers: Offer[]
  level: 1 | 2 | 3
  shuffle: number
}
const off = ({ value }: Part): number => sizeOf(value)
/** What is paid, or at level 3 the price before, in cents. */
function costOf(price: number, { one, other, cents, told }: Offer): number {
  if (told === 'money') return price - cents
  if (told === 'pay') return price * off(one)
  if (told === 'twice') return price * (1 - off(one)) * (1 - off(other))
  return told === 'after' ? cents / (1 - off(one)) : price * (1 - off(one))
}
function drawOffers(random: Random, level: 1 | 2 | 3): Offer[] {
  const form = () => random.pick(['fraction', 'percent'] as const)
  const some = (told: Offer['told']): Offer => ({
    one:
      told === 'pay'
        ? { form: 'percent', value: lowest([5 * random.integer(11, 17), 100]) }
        : drawPart(random, form()),
    other: drawPart(random, form()),
    cents: told === 'after' ? 600 * random.integer(4, 20) : 100 * random.integer(5, 45),
    told,
  })
  return (
    {
      1: ['off', 'off', 'pay', 'money'],
      2: ['twice', 'twice', 'off', 'off'],
      3: ['after', 'after', 'after', 'after'],
    } as const
  )[level].map(some)
}
const isSpread = (values: readonly number[], least: number): boolean => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted.every((each, at) => at === 0 || each - (sorted[at - 1] ?? 0) >= least)
}
function offerText({ one, other, cents, told }: Offer): Text {
  if (told === 'money') return say('offer.money', { off: money(cents) })
  if (told === 'twice') return say('offer.twice', { off: partText(one), more: partText(other) })
  if (told === 'after') return say('offer.after', { price: money(cents), off: partText(one) })
  return told === 'pay' ? say('offer.pay', { part: partText(one) }) : say('offer.off', { off: partText(one) })
}
/** How a student compares who adds both parts. */
const addedParts = (price: number, offer: Offer): number =>
  offer.told === 'twice' ? price * (1 - off(offer.one) - off(offer.other)) : costOf(price, offer)

/** Parts and amounts off one price (level 1), two parts one after the other (level 2), back to the price before (level 3). */
export const orderOffers = defineModel<Offers>({
  id: 'order-offers',
  thinking: 'compare',
  seconds: 90,
  standards,
  task: ({ level, offers }) =>
    `${level} ${offers
      .map(({ told, one }) => `${told} ${one.form}`)
      .toSorted()
      .join()}`,
  draw: (random, level) => ({
    price: 1200 * random.integer(4, 15),
    offers: drawOffers(random, level),
    level,
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ price, offers }) => {
    const costs = offers.map((offer) => costOf(price, offer))
    return (
      isSpread(costs, 250) &&
      costs.every((each) => each >= 500 && Number.isInteger(tidy(each / 10))) &&
      new Set(offers.map(({ one }) => off(one))).size === 4
    )
  },
  minWrongAnswers: 1,
  item({ price, offers, level, shuffle }) {
    const things = offers.map((offer) => ({ offer, cost: costOf(price, offer), text: offerText(offer) }))
    type Thing = (typeof things)[number]
    const by = ({ cost }: Thing): number => cost
    const reversed = {
      by: ({ cost }: Thing) => -cost,
      misconception: 'percent.order-reversed',
      feedback: say('offer.slip.reversed'),
    } as const
    const slips = {
      1: [
        {
          by: ({ offer }: Thing) => (offer.told === 'money' ? -offer.cents / 100 : -100 * off(offer.one)),
          misconception: 'percent.percents-alone',
          feedback: say('offer.slip.numbers'),
        } as const,
      ],
      2: [
        {
          by: ({ offer }: Thing) => addedParts(price, offer),
          misconception: 'percent.adds-percents',
          feedback: say('offer.slip.added'),
        } as const,
      ],
      3: [
        {
          by: ({ offer }: Thing) => offer.cents,
          misconception: 'percent.compares-amounts',
          feedback: say('offer.slip.after'),
        } as const,
        {
          by: ({ offer }: Thing) => offer.cents * (1 + off(offer.one)),
          misconception: 'percent.wrong-whole',
          feedback: say('offer.slip.whole'),
        } as const,
      ],
    }[level]
    return {
      stem: [level === 3 ? say('offer.asks.before') : say(`offer.asks.${level}`, { price: money(price) })],
      ...orderBy<Thing>(shuffle, {
        things,
        by,
        first: say('offer.least'),
        last: say('offer.most'),
        slips: [...slips, reversed],
      }),
      hints: [say(`offer.nudge.${level}`), say('offer.think'), say(`offer.hint.${level}`)],
      solution: [
        say(level === 3 ? 'offer.find.before' : 'offer.find.now'),
        ...sortedBy(things, by).map(({ cost, text }) =>
          say('offer.step', { text, cost: money(Math.round(cost)) }),
        ),
      ],
    }
  },
  solve(shown) {
    const price = numbersIn(shown.stem)[0]?.value ?? 0
    return solved.order(shown, (text) => {
      const fractions = [...text.matchAll(/⟦([^⟧]*)⟧|(\d+)%/g)].map(([, fraction, percent]) =>
        fraction === undefined ? Number(percent) / 100 : valueOfTex(fraction),
      )
      const dollars = Number(/\$([\d,.]*\d)/.exec(text)?.[1]?.replaceAll(',', '') ?? 0)
      const [first = 0, second = 0] = fractions
      if (fractions.length === 0) return price - dollars
      if (dollars > 0) return dollars / (1 - first)
      if (/pay|paga/.test(text)) return price * first
      return price * (1 - first) * (1 - second)
    })
  },
})
