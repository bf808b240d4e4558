import { money, type Money, type Quantity, type Text } from '@skills-center/messages/values'
import { bug } from '../../../../bugs/bug.ts'
import { picked } from '../../../../form/answering.ts'
import { defineModel } from '../../../../form/model.ts'
import { numbersIn } from '../../../../form/numbers-in.ts'
import { person, someone } from '../../../../people/people.ts'
import {
  goods,
  type GoodsId,
  nearPrices,
  offer,
  someGoods,
  wants,
} from '../../../../situations/two-offers/two-offers.ts'
import { quantity } from '../../../../units/units.ts'
import { say } from './messages.gen.ts'

interface Pack {
  size: number
  /** Price of one in cents. */
  each: number
}
interface Packs {
  goods: GoodsId
  who: string
  packs: Pack[]
}

const priceOf = ({ size, each }: Pack): number => size * each

/** The place of the pack of which this is least. */
const least = ({ packs }: Packs, of: (pack: Pack) => number): number =>
  packs.reduce((best, pack, at) => (of(pack) < of(packs[best] ?? pack) ? at : best), 0)

/** The place of the right option: the last one says that all cost the same. */
const rightOf = (values: Packs): number =>
  values.packs.every(({ each }) => each === values.packs[0]?.each)
    ? values.packs.length
    : least(values, ({ each }) => each)

function termsOf({ goods: id, packs }: Packs, at: number): { size: Quantity; price: Money; each: Money } {
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
  gets: (values) => least(values, priceOf),
  says: (values) => {
    const { size, each } = termsOf(values, least(values, priceOf))
    return say('best.price-tag', { size, each })
  },
  example: [twoPacks, 0],
})

const largest = (values: Packs): number => least(values, ({ size }) => -size)

const biggerPack = bug<Packs, number>({
  id: 'rate.bigger-pack',
  gets: largest,
  says: (values) => {
    const { size, each } = termsOf(values, largest(values))
    return say('best.bigger-pack', { size, each })
  },
  example: [twoPacks, 1],
})
const bugs = [priceTag, biggerPack]

/** Sizes of which one is a multiple of the other: they compare without the price of one. */
const multiples = [
  [4, 8],
  [4, 12],
  [4, 20],
  [5, 10],
  [5, 15],
  [5, 20],
  [6, 12],
  [10, 20],
] as const

/** Said to an option that no single way of thinking picks. */
function otherwise(values: Packs, at: number): Text {
  const { packs } = values
  if (at < packs.length) {
    const { size, each } = termsOf(values, at)
    return say('best.compare-one', { size, each })
  }
  const { size, each } = termsOf(values, 0)
  const other = packs.findIndex((pack) => pack.each !== packs[0]?.each)
  return say('best.not-same', { size, each, other: termsOf(values, other).each })
}

/** Which costs less for one: one pack a multiple of the other (level 1), any two (level 2), three (level 3). */
export const bestBuy = defineModel<Packs, { best: number }>({
  id: 'best-buy',
  thinking: 'compare',
  seconds: 50,
  standards: ['6.RP.A.2', '6.RP.A.3b'],
  bugs,
  task: (values) =>
    `${values.goods} ${values.packs.length} ${rightOf(values) === values.packs.length ? 'same' : ''}`,
  // Each offer is the best equally often, and so is “they cost the same”.
  aim: (random, level) => ({ best: random.integer(0, level === 3 ? 3 : 2) }),
  draw(random, level, { best }) {
    const id = someGoods(random)
    const count = level === 3 ? 3 : 2
    const sizes =
      level === 1
        ? random.shuffle<number>(random.pick(multiples))
        : random.sample([4, 5, 6, 8, 10, 12, 15, 20], count)
    const [lowest = 0, ...higher] = nearPrices(random, id, count).toSorted((one, other) => one - other)
    const rest = random.shuffle(higher)
    const eachAt = (at: number): number => (best === count || at === best ? lowest : (rest.pop() ?? lowest))
    return { goods: id, who: someone(random), packs: sizes.map((size, at) => ({ size, each: eachAt(at) })) }
  },
  item(values) {
    const { packs } = values
    const { size, each } = termsOf(values, 0)
    const same = packs.length === 2 ? say('best.same.two', { size }) : say('best.same.three', { size })
    const offers = packs.map((_, at) => {
      const its = termsOf(values, at)
      return offer(its.size, its.price)
    })
    const right = rightOf(values)
    const found = offers[right]
    return {
      stem: [wants(values.goods, person(values.who))],
      ...picked(values, {
        options: [...offers, same],
        right,
        bugs,
        otherwise: (at) => otherwise(values, at),
      }),
      hints: [say('best.nudge', { size }), say('best.hint', { size })],
      solution: [
        say('best.find', { size }),
        ...packs.map((_, at) => say('best.step', termsOf(values, at))),
        found === undefined
          ? say('best.all', { size, each })
          : say('best.so', { size, each: termsOf(values, right).each, offer: found }),
      ],
    }
  },
  solve({ interaction }) {
    if (interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const priced = interaction.options.map(({ id, text }) => {
      const [size, price] = numbersIn(text)
      return { id, one: size === undefined || price === undefined ? null : price.value / size.value }
    })
    const offers = priced.flatMap(({ id, one }) => (one === null ? [] : [{ id, one }]))
    const [best, next] = offers.toSorted((one, other) => one.one - other.one)
    const isTie = Math.abs((best?.one ?? 0) - (next?.one ?? 0)) < 1e-9
    return { kind: 'choice', option: (isTie ? priced.find(({ one }) => one === null) : best)?.id ?? '' }
  },
})
