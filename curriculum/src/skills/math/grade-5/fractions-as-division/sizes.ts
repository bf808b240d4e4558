import { defineModel, math, numbersIn, type Random, solved, tex } from '#form'
import { isLowest, mixedTex } from '#fractions/fraction.ts'
import { sizeOfTex } from '#fractions/fractions-in.ts'
import { drawShare, type Share, shareOf, shareTex } from '#fractions/shares.ts'
import { amount } from '#fractions/written.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NF.B.3']
type Division = Pick<Share, 'amount' | 'groups'>
const divided = (its: Division): Share => ({ ...its, asks: 'share' })
const texOf = (its: Division): string => shareTex(divided(its))
const sizeOfShare = (its: Division): number => its.amount / its.groups
const resultTex = (its: Division): string => mixedTex(shareOf(divided(its)))

interface Between {
  kind: 'one' | 'wholes' | 'told'
  /** The whole numbers that the categories begin with. */
  floors: number[]
  cards: Division[]
  shuffle: number
}
const placeOf = (floors: readonly number[], size: number): number =>
  floors.findIndex((floor) => floor === Math.floor(size))
/** More than 1 is all the rest in level 1. */
const placed = ({ kind, floors }: Between, its: Division): number =>
  kind === 'one' ? Number(its.amount > its.groups) : placeOf(floors, sizeOfShare(its))

const drawAt = (random: Random, floor: number, groups: readonly [number, number]): Division => {
  const divisor = random.integer(...groups)
  return { amount: floor * divisor + random.integer(1, divisor - 1), groups: divisor }
}

/** Less or more than 1 (level 1), between which whole numbers a quotient is (level 2), an equal share is (level 3). */
export const between = defineModel<Between>({
  id: 'between',
  thinking: 'classify',
  seconds: 60,
  standards,
  task: ({ kind, floors, cards }) =>
    `${kind} ${floors.join()} ${cards.length > 4 && cards.some((each) => each.groups > 8)}`,
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level === 1) {
      const [a, b] = [drawAt(random, 0, [3, 9]), drawAt(random, 1, [3, 9])]
      const turned: Division = { amount: a.groups, groups: a.amount }
      const cards = [a, turned, b, drawAt(random, 0, [3, 12]), drawAt(random, random.integer(1, 3), [2, 9])]
      return { kind: 'one', floors: [0, 1], cards, shuffle }
    }
    const least = random.integer(level === 2 ? 1 : 2, level === 2 ? 5 : 7)
    const floors = [least, least + 1, least + 2]
    const cards = [...floors, random.pick(floors), random.pick(floors)].map((floor) =>
      drawAt(random, floor, level === 2 ? [3, 9] : [4, 12]),
    )
    return { kind: level === 2 ? 'wholes' : 'told', floors, cards, shuffle }
  },
  fits: ({ cards }) =>
    new Set(cards.map(sizeOfShare)).size === cards.length &&
    new Set(cards.map(({ groups }) => groups)).size > 2 &&
    cards.every((each) => !Number.isInteger(sizeOfShare(each))),
  minWrongAnswers: 1,
  item(values) {
    const { kind, floors, cards, shuffle } = values
    const nameOf = (floor: number) =>
      kind === 'one'
        ? say(floor === 0 ? 'between.less' : 'between.more')
        : say('between.from', { floor, next: floor + 1 })
    return {
      stem: [say(`between.asks.${kind}`)],
      ...sortCards({
        shuffle,
        categories: floors.map(nameOf),
        cards: cards.map((its) => ({
          text:
            kind === 'told'
              ? say('between.card', { amount: amount([its.amount, 1], 'pound'), groups: its.groups })
              : math(texOf(its)),
          place: placed(values, its),
          elsewhere:
            kind === 'one'
              ? { misconception: 'fraction.divides-other-way' as const, feedback: say('between.slip.one') }
              : {
                  misconception: 'fraction.no-size-sense' as const,
                  feedback: say('between.slip.wholes', its),
                },
        })),
        slip: { misconception: 'fraction.no-size-sense', feedback: say('between.nudge.wholes') },
      }),
      hints: [say(`between.nudge.${kind}`), say(`between.hint.${kind}`)],
      solution: cards.map((its) => {
        const floor = Math.floor(sizeOfShare(its))
        const told = {
          equation: tex(`${texOf(its)} = ${resultTex(its)}`),
          low: floor * its.groups,
          high: (floor + 1) * its.groups,
          ...its,
        }
        return kind === 'one'
          ? say(`between.so.${its.amount < its.groups ? 'less' : 'more'}`, told)
          : say('between.so.wholes', told)
      }),
    }
  },
  solve: (shown) => {
    if (shown.interaction.kind !== 'sort') throw new TypeError('expects cards to sort')
    const floors = shown.interaction.categories.map(({ text }) => numbersIn(text)[0]?.value ?? 0)
    return solved.sort(shown, (card) => {
      const [dividend = 0, divisor = 1] = numbersIn(card.replaceAll(/\\[a-z]+/g, ' ')).map(
        ({ value }) => value,
      )
      return floors[0] === 1 && floors[1] === 1
        ? Number(dividend > divisor)
        : placeOf(floors, dividend / divisor)
    })
  },
})

interface Matched {
  cards: Division[]
  others: string[]
  shuffle: number
}

/** Quotients below 1 and their reverses (level 1), mixed numbers (level 2), in lowest terms (level 3). */
export const match = matchValues<Matched>({
  id: 'match',
  thinking: 'explain',
  seconds: 55,
  standards,
  task: ({ cards }) =>
    cards
      .map(({ amount: a, groups }) => `${a < groups} ${groups > 5} ${isLowest([a, groups])}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    const [a = 2, b = 3, c = 4] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 3)
    if (level === 1) {
      const cards = [
        { amount: a, groups: b },
        { amount: b, groups: a },
        { amount: a, groups: c },
      ]
      return { cards, others: [mixedTex([c, a])], shuffle }
    }
    const mixed = drawShare(random, 'mixed', { most: 44, groups: [3, 12] })
    if (level === 2) {
      const wholes = Math.floor(sizeOfShare(mixed))
      const cards = [
        mixed,
        { amount: mixed.groups, groups: mixed.amount },
        { amount: mixed.amount + 1, groups: mixed.groups },
      ]
      return {
        cards,
        others: [String.raw`${wholes}\frac{${mixed.amount % mixed.groups}}{${mixed.amount}}`],
        shuffle,
      }
    }
    const by = random.integer(2, 4)
    const cards = [{ amount: a * by, groups: b * by }, { amount: b * by, groups: a * by }, mixed]
    return { cards, others: [mixedTex([a, b * by])], shuffle }
  },
  fits: ({ cards, others }) =>
    others.every((each) => !each.includes(String.raw`\frac{0}`) && each.includes('frac')) &&
    cards.every((its) => !Number.isInteger(sizeOfShare(its)) && Math.max(its.amount, its.groups) < 45) &&
    (cards.length < 3 || cards.every((its) => sizeOfShare(its) !== 1)),
  pairs: ({ cards, others }) =>
    cards.map((its) => ({
      source: texOf(its),
      target: resultTex(its),
      slips: [
        {
          target: mixedTex(shareOf(divided({ amount: its.groups, groups: its.amount }))),
          misconception: 'fraction.divides-other-way' as const,
          feedback: say('match.other', its),
        },
        // Beside a quotient of the other size, the denominator is not what is wrong.
        ...others
          .filter((target) => sizeOfTex(target) < 1 === sizeOfShare(its) < 1)
          .map((target) => ({
            target,
            misconception: 'fraction.remainder-wrong-denominator' as const,
            feedback: say('match.denominator', its),
          })),
      ],
    })),
  others: ({ others }) => others,
  words: () => ({
    stem: [say('match.asks')],
    hints: [say('match.nudge'), say('match.hint')],
    slip: { misconception: 'fraction.no-size-sense', feedback: say('match.slip') },
    why: [say('match.why')],
  }),
  means: sizeOfTex,
})

const shared = ['pizza', 'sandwich', 'melon', 'pie'] as const
interface Ordered {
  thing: (typeof shared)[number]
  cards: Division[]
  shuffle: number
}

/** One amount (level 1), one amount and one number of people (level 2), all different (level 3). */
export const orderShares = defineModel<Ordered>({
  id: 'order-shares',
  thinking: 'compare',
  seconds: 60,
  standards,
  task: ({ thing, cards }) => `${thing} ${cards.length} ${new Set(cards.map((its) => its.amount)).size}`,
  draw(random, level) {
    const [a = 2, b = 3] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
    const [c = 4, d = 5, e = 6, f = 7] = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 12], 4)
    const cards = {
      1: [
        [a, c],
        [a, d],
        [a, e],
      ],
      2: [
        [a, c],
        [b, c],
        [a, d],
      ],
      3: [
        [a, c],
        [b, d],
        [random.integer(2, 9), e],
        [random.integer(5, 12), f],
      ],
    }[level].map(([dividend = 2, groups = 3]) => ({ amount: dividend, groups }))
    return { thing: random.pick(shared), cards, shuffle: random.integer(0, 1e9) }
  },
  fits({ cards }) {
    const sizes = cards.map(sizeOfShare).toSorted((one, other) => one - other)
    return (
      sizes.every((size, at) => at === 0 || size - (sizes[at - 1] ?? 0) > (cards.length > 3 ? 0.24 : 0.04)) &&
      cards.every((its) => its.amount !== its.groups) &&
      (sizes.at(-1) ?? 0) < 4
    )
  },
  minWrongAnswers: 1,
  item: ({ thing, cards, shuffle }) => ({
    stem: [say('order.asks')],
    ...orderBy(shuffle, {
      things: cards.map((its) => ({ ...its, text: say(`order.card.${thing}`, its) })),
      by: sizeOfShare,
      first: say('order.first'),
      last: say('order.last'),
      slips: [
        ...(new Set(cards.map((its) => its.amount)).size < cards.length
          ? []
          : [
              {
                by: (its: Division) => its.amount,
                misconception: 'division.dividend-alone' as const,
                feedback: say('order.amount'),
              },
            ]),
        ...(new Set(cards.map((its) => its.groups)).size < cards.length
          ? []
          : [
              {
                by: (its: Division) => its.groups,
                misconception: 'division.larger-divisor-more' as const,
                feedback: say('order.groups'),
              },
            ]),
        {
          by: (its) => -sizeOfShare(its),
          misconception: 'division.order-reversed',
          feedback: say('order.reversed'),
        },
      ],
    }),
    hints: [say('order.nudge'), say('order.hint')],
    solution: [
      say('order.why'),
      ...sortedBy(cards, sizeOfShare).map((its) =>
        say('order.so', { equation: tex(`${texOf(its)} = ${resultTex(its)}`) }),
      ),
    ],
  }),
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [dividend = 0, divisor = 1] = numbersIn(text).map(({ value }) => value)
      return dividend / divisor
    }),
})
