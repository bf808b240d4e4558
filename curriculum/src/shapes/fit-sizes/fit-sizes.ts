import { tex } from '@skills-center/messages/values'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import type { Random } from '../../random.ts'
import { type Fraction, mixedTex, over, properFraction, sizeOf } from '../../fractions/fraction.ts'
import { fractionsIn } from '../../fractions/fractions-in.ts'
import { someMixed } from '../../fractions/products.ts'
import { type FractionQuotient, quotientTex } from '../../fractions/quotients.ts'
import { amount } from '../../fractions/written.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import {
  measured,
  type MeasuredId,
  someMeasured,
} from '../../situations/fraction-amounts/fraction-amounts.ts'
import { say } from './messages.gen.ts'

interface Sizes {
  situation: MeasuredId
  way: 1 | 2 | 3
  cards: FractionQuotient[]
  shuffle: number
}
const ratio = ({ one, other }: FractionQuotient): number => sizeOf(one) / sizeOf(other)
const placeOf = (times: number, way: number): number => {
  const [low, high] = way === 3 ? [1, 2] : [1 - 1e-9, 1 + 1e-9]
  return times < low ? 0 : times > high ? 2 : 1
}
const pairOf = (one: Fraction, other: Fraction): FractionQuotient => ({ one, other })

/** Fractions with the same denominator (level 1), the same numerator (level 2), neither (level 3). */
function someCards(random: Random, way: Sizes['way']): FractionQuotient[] {
  if (way === 3) {
    const size = (): Fraction =>
      random.chance(0.4)
        ? someMixed(random, 3, [2, 3, 4, 5])
        : properFraction(random, random.pick([2, 3, 4, 5, 6, 8]))
    return [0, 1, 2, 3].map(() => pairOf(size(), size()))
  }
  const pair = (): FractionQuotient => {
    const [small = 1, large = 2] = random.sample([1, 2, 3, 4, 5, 6, 7], 2).toSorted((x, y) => x - y)
    const kept = random.integer(way === 1 ? large + 1 : 1, way === 1 ? 9 : 3)
    const [low, high]: [Fraction, Fraction] =
      way === 1
        ? [
            [small, kept],
            [large, kept],
          ]
        : [
            [kept, kept + large],
            [kept, kept + small],
          ]
    return random.chance(0.5) ? pairOf(low, high) : pairOf(high, low)
  }
  const same = properFraction(random, random.pick([2, 3, 4, 5]))
  const times = random.integer(2, 3)
  const renamed: Fraction = [same[0] * times, same[1] * times]
  return [pair(), pair(), pair(), random.chance(0.5) ? pairOf(same, renamed) : pairOf(renamed, same)]
}

/** How many times one amount fits into another, without dividing. */
export const sortSizes = defineModel<Sizes>({
  id: 'sort-sizes',
  thinking: 'classify',
  seconds: 70,
  standards: ['6.NS.A.1'],
  task: ({ situation, way }) => `${situation} ${way}`,
  draw: (random, way) => ({
    situation: someMeasured(random),
    way,
    cards: someCards(random, way),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ way, cards }) =>
    new Set(cards.map((card) => placeOf(ratio(card), way))).size === 3 &&
    new Set(cards.map(({ one, other }) => `${one.join('/')} ${other.join('/')}`)).size === cards.length &&
    cards.every((card) => ratio(card) < 9 && ratio(card) > 0.1) &&
    (way < 3 || cards.every((card) => ![1, 2].includes(ratio(card)) && ratio(card) !== 0)),
  item({ situation, way, cards, shuffle }) {
    const { unit } = measured[situation]
    const categories =
      way === 3 ? (['less', 'between', 'over'] as const) : (['less', 'once', 'more'] as const)
    const text = ({ one, other }: FractionQuotient) =>
      say('card', { size: amount(other, unit), whole: amount(one, unit) })
    const unsure = { misconception: 'fraction.no-size-sense', feedback: say(`compare.${way}`) } as const
    return {
      stem: [say('asks')],
      ...sortCards({
        shuffle,
        categories: categories.map((id) => say(id)),
        cards: cards.map((card) => {
          const place = placeOf(ratio(card), way)
          const turned = placeOf(1 / ratio(card), way)
          return {
            text: text(card),
            place,
            slips: [{ place: turned, misconception: 'fraction.divides-other-way', feedback: say('turned') }],
            elsewhere: unsure,
          }
        }),
        slip: unsure,
      }),
      hints: [say('nudge'), say(`hint.${way}`)],
      solution: cards.map((card) =>
        say('so', {
          text: text(card),
          is: categories[placeOf(ratio(card), way)] ?? '',
          equation: tex(`${quotientTex(card)} = ${mixedTex(over(card.one, card.other))}`),
        }),
      ),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const [other = [1, 1] as const, one = [1, 1] as const] = fractionsIn(card)
      return placeOf(
        sizeOf(one) / sizeOf(other),
        /1 (?:and|y) 2/.test(JSON.stringify(shown.interaction)) ? 3 : 1,
      )
    }),
})
