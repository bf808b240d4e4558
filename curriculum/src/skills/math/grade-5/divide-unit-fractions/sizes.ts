import { defineModel, math, solved, tex } from '#form'
import { type Fraction, fractionTex, sizeOf } from '#fractions/fraction.ts'
import { sizeOfTex } from '#fractions/fractions-in.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

const signs = { times: String.raw`\times`, over: String.raw`\div` } as const
interface Card {
  one: Fraction
  sign: keyof typeof signs
  other: Fraction
}
const texOf = ({ one, sign, other }: Card): string =>
  `${fractionTex(one)} ${signs[sign]} ${fractionTex(other)}`
const resultOf = ({ one, sign, other }: Card): number =>
  sign === 'over' ? sizeOf(one) / sizeOf(other) : sizeOf(one) * sizeOf(other)
const resultTex = ({ one, sign, other }: Card): string => {
  const [n, d] =
    sign === 'over' ? [one[0] * other[1], one[1] * other[0]] : [one[0] * other[0], one[1] * other[1]]
  return n % d === 0 ? String(n / d) : fractionTex(d % n === 0 ? [1, d / n] : [n, d])
}
/** A unit fraction taken for its denominator. */
const asWhole = ([n, d]: Fraction): number => Math.max(n, d)
const wrongResult = ({ one, sign, other }: Card): number =>
  sign === 'over' ? asWhole(one) / asWhole(other) : asWhole(one) * asWhole(other)

/** One whole number by unit fractions (level 1), unit fractions by whole numbers (level 2), products too (level 3). */
export const orderQuotients = defineModel<{ cards: Card[]; shuffle: number }>({
  id: 'order-quotients',
  thinking: 'compare',
  seconds: 60,
  standards: ['5.NF.B.7a', '5.NF.B.7b'],
  standardsOf: ({ cards }) =>
    cards.every(({ one }) => sizeOf(one) < 1)
      ? ['5.NF.B.7a']
      : cards.every(({ one }) => sizeOf(one) > 1)
        ? ['5.NF.B.7b']
        : ['5.NF.B.7a', '5.NF.B.7b'],
  task: ({ cards }) => cards.map(({ one, sign, other }) => `${one[1] > 1} ${sign} ${other[1] > 4}`).join(),
  draw(random, level) {
    const [a = 2, b = 3, c = 4, d = 5] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4)
    const whole: Fraction = [random.integer(2, 12), 1]
    const over = (one: Fraction, other: Fraction): Card => ({ one, sign: 'over', other })
    const cards: Record<1 | 2 | 3, Card[]> = {
      1: [over(whole, [1, a]), over(whole, [1, b]), over(whole, [1, c])],
      2: [over([1, a], [b, 1]), over([1, a], [c, 1]), over([1, a], [d, 1])],
      3: [
        over(whole, [1, a]),
        over([1, a], whole),
        { one: whole, sign: 'times', other: [1, a] },
        over(whole, [1, b]),
      ],
    }
    return { cards: cards[level], shuffle: random.integer(0, 1e9) }
  },
  fits: ({ cards }) => new Set(cards.map(resultOf)).size === cards.length,
  minWrongAnswers: 1,
  item: ({ cards, shuffle }) => ({
    stem: [say('order.asks')],
    ...orderBy(shuffle, {
      things: cards.map((card) => ({ ...card, text: math(texOf(card)) })),
      by: resultOf,
      first: say('order.first'),
      last: say('order.last'),
      slips: [
        {
          by: (card) => -resultOf(card),
          misconception: 'fraction.larger-divisor-more',
          feedback: say('order.reversed'),
        },
        { by: wrongResult, misconception: 'fraction.unit-as-whole', feedback: say('order.whole') },
      ],
    }),
    hints: [say('order.nudge'), say('order.hint')],
    solution: sortedBy(cards, resultOf).map((card) =>
      say('order.so', { equation: tex(`${texOf(card)} = ${resultTex(card)}`) }),
    ),
  }),
  solve: (shown) => solved.order(shown, sizeOfTex),
})

interface Rewritten {
  cards: Card[]
  shuffle: number
}
/** The product with the same result. */
const productOf = ({ one, other }: Card): Card => ({ one, sign: 'times', other: [other[1], other[0]] })

/** A quotient and the product of the same value: pieces (level 1), shares too (level 2), a product to divide (level 3). */
export const rewrite = matchValues<Rewritten>({
  id: 'rewrite',
  thinking: 'explain',
  seconds: 55,
  standards: ['5.NF.B.7a', '5.NF.B.7b'],
  task: ({ cards }) => cards.map(({ one, sign, other }) => `${one[1] > 1} ${sign} ${other[1] > 1}`).join(),
  draw(random, level) {
    const [a = 2, b = 3] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2)
    const [n = 2, m = 3] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2)
    const pieces: Card = { one: [n, 1], sign: 'over', other: [1, a] }
    const share: Card = { one: [1, level === 2 ? b : a], sign: 'over', other: [n, 1] }
    const cards: Record<1 | 2 | 3, Card[]> = {
      1: [pieces, { one: [m, 1], sign: 'over', other: [1, b] }],
      2: [pieces, share],
      3: [pieces, share, { one: [n, 1], sign: 'over', other: [a, 1] }],
    }
    return { cards: random.shuffle(cards[level]), shuffle: random.integer(0, 1e9) }
  },
  pairs: ({ cards }) =>
    cards.map((card) => ({
      source: texOf(card),
      target: texOf(productOf(card)),
      slips: cards
        .filter((other) => other !== card)
        .map((other) => ({
          target: texOf(productOf(other)),
          misconception: 'fraction.no-size-sense' as const,
          feedback: say('rewrite.other'),
        })),
    })),
  others: ({ cards }) => {
    const [first] = cards
    // The same two numbers, multiplied.
    return first === undefined || cards.length > 2 ? [] : [texOf({ ...first, sign: 'times' })]
  },
  words: ({ cards }) => ({
    stem: [say(cards.length > 2 ? 'rewrite.each' : 'rewrite.asks')],
    hints: [say('rewrite.nudge'), say('rewrite.hint')],
    slip: { misconception: 'fraction.unit-as-whole', feedback: say('rewrite.whole') },
    why: [say('rewrite.why')],
  }),
  means: sizeOfTex,
})
