import { defineModel, money, numbersIn, picked, toNumber } from '#form'
import { packBugs, type Packs, rightOf, saidOtherwise, termsOf } from '#bugs/two-offers/pack-bugs.ts'
import {
  drawPriced,
  faultsOfMany,
  faultsOfOne,
  type Priced,
  pricedTerms,
  priceOf,
  readPrices,
  truthIn,
  truthOf,
} from '#bugs/two-offers/price-faults.ts'
import { person, someone } from '#people/people.ts'
import { claimModel } from '#shapes/claim/claim.ts'
import { nearPrices, offer, sells, someGoods, wants } from '#situations/two-offers/two-offers.ts'
import { say } from './messages.gen.ts'

/** Sizes of which one is a multiple of the other: they compare without the price of one. */
const multiples = ['4 8', '4 12', '4 20', '5 10', '5 15', '5 20', '6 12', '10 20']

/** Which costs less for one: one pack a multiple of the other (level 1), any two (level 2), three (level 3). */
export const bestBuy = defineModel<Packs, { best: number }>({
  id: 'best-buy',
  thinking: 'compare',
  seconds: 50,
  standards: ['6.RP.A.2', '6.RP.A.3b'],
  bugs: packBugs,
  task: (values) =>
    `${values.goods} ${values.packs.length} ${rightOf(values) === values.packs.length ? 'same' : ''}`,
  // Each offer is the best equally often, and so is “they cost the same”.
  aim: (random, level) => ({ best: random.integer(0, level === 3 ? 3 : 2) }),
  draw(random, level, { best }) {
    const id = someGoods(random)
    const count = level === 3 ? 3 : 2
    const sizes =
      level === 1
        ? random.shuffle(random.pick(multiples).split(' ').map(Number))
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
        bugs: packBugs,
        otherwise: (at) => saidOtherwise(values, at),
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

/** Somebody's price of one (level 1), of another number in whole dollars (level 2), with cents (level 3). */
export const findMistake = claimModel<Priced>({
  seconds: 50,
  standards: ['6.RP.A.2', '6.RP.A.3b'],
  task: ({ goods: id, wanted }) => `${id} ${wanted === null ? 'one' : 'many'}`,
  kinds: {
    1: [{ draw: (random) => drawPriced(random, 100, false), faults: faultsOfOne }],
    2: [{ draw: (random) => drawPriced(random, 100, true), faults: faultsOfMany, most: 6 }],
    3: [{ draw: (random) => drawPriced(random, 50, true), faults: faultsOfMany, most: 6 }],
  },
  truth: truthOf,
  // Only somebody who takes the total for the price of one says the price on the tag.
  printed: (values) => (values.wanted === null ? [] : [priceOf(values)]),
  isSaid: (got) => Number.isInteger(Number(toNumber(got).toFixed(6))) && toNumber(got) > 0,
  words(values, _who, result) {
    const { size, wanted, price, each } = pricedTerms(values)
    const got = money(Math.round(toNumber(result)))
    return {
      context: sells(values.goods, size, price),
      said: values.wanted === null ? say('claim.one', { size, got }) : say('claim.many', { wanted, got }),
      truth: truthIn(values),
      hints: [say('claim.nudge', { size }), say('claim.hint', { size, price })],
      start: [say('claim.start', { size, price, each })],
    }
  },
  reads: ({ stem }) => readPrices(stem),
})
