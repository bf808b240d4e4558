import { defineModel, numbersIn, solved, tex, tidy, typed } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'
import { dollars, rangesOf, type SceneId, someScene, standards } from './prices.ts'

interface WhatIf {
  scene: SceneId
  asks: 'need' | 'price' | 'more'
  fee: number
  each: number
  count: number
  /** What is left when `count` is paid for, where more is asked for. */
  rest: number
  more: number
}
const limitOf = ({ fee, each, count, rest }: Pick<WhatIf, 'fee' | 'each' | 'count' | 'rest'>): number =>
  tidy(fee + each * count + rest)
const whatKey = (its: WhatIf): number =>
  ({ need: limitOf(its), price: its.each, more: tidy(its.each * its.more - its.rest) })[its.asks]

// Worked by hand: $8 and 6 games for $3 each are $26; with $28, three more games cost 3 × $3 − $2 = $7 more.
const games: WhatIf = { scene: 'arcade', asks: 'need', fee: 8, each: 3, count: 6, rest: 0, more: 3 }
const price: WhatIf = { ...games, asks: 'price' }
const more: WhatIf = { ...games, asks: 'more', rest: 2 }
const whatBugs: Bug<WhatIf>[] = [
  bug<WhatIf>({
    id: 'equation.ignores-constant',
    answer: (its) =>
      ({ need: its.each * its.count, price: [limitOf(its), its.count] as const, more: null })[its.asks],
    feedback: () => say('what.ignores'),
    example: [games, 18],
  }),
  bug<WhatIf>({
    id: 'model.swaps-rate',
    answer: (its) => (its.asks === 'need' ? its.fee * its.count + its.each : null),
    feedback: () => say('what.swaps'),
    example: [games, 51],
  }),
  bug<WhatIf>({
    id: 'equation.same-operation',
    answer: (its) => (its.asks === 'price' ? ([limitOf(its) + its.fee, its.count] as const) : null),
    feedback: () => say('what.again'),
    example: [price, [34, 6]],
  }),
  bug<WhatIf>({
    id: 'equation.stops-early',
    answer: (its) =>
      ({
        need: null,
        price: limitOf(its) - its.fee,
        more: tidy(its.fee + its.each * (its.count + its.more)),
      })[its.asks],
    feedback: ({ asks }) => say(asks === 'price' ? 'what.stops.price' : 'what.stops.more'),
    example: [more, 35],
  }),
  bug<WhatIf>({
    id: 'division.leaves-out-rest',
    answer: (its) => (its.asks === 'more' ? its.each * its.more : null),
    feedback: () => say('what.rest'),
    example: [more, 9],
  }),
]

function whatSteps(its: WhatIf) {
  const { scene, asks, fee, each, count, rest } = its
  const things = say(`things.${scene}`)
  const limit = limitOf(its)
  if (asks === 'need')
    return [
      say('what.cost', { equation: tex(String.raw`${fee} + ${each} \times ${count} = ${limit}`) }),
      say('what.so', { amount: dollars(limit) }),
    ]
  if (asks === 'price')
    return [
      say('what.left', { equation: tex(`${limit} − ${fee} = ${tidy(limit - fee)}`) }),
      say('what.share', { things, equation: tex(String.raw`${tidy(limit - fee)} \div ${count} = ${each}`) }),
      say('what.so', { amount: dollars(each) }),
    ]
  const goal = count + its.more
  return [
    say('what.now', { n: count, things, rest: dollars(rest) }),
    say('what.goal', {
      n: goal,
      things,
      equation: tex(String.raw`${fee} + ${each} \times ${goal} = ${fee + each * goal}`),
    }),
    say('what.extra', { equation: tex(`${fee + each * goal} − ${limit} = ${whatKey(its)}`) }),
    say('what.so', { amount: dollars(whatKey(its)) }),
  ]
}

/** The money that is enough (level 1), the highest price (level 2), the money for more (level 3). */
export const whatIf = defineModel<WhatIf>({
  id: 'what-if',
  thinking: 'work backwards',
  seconds: 75,
  standards,
  bugs: whatBugs,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  draw(random, level) {
    const scene = someScene(random)
    const { fee, each, count } = rangesOf(scene)
    const asks = ({ 1: 'need', 2: 'price', 3: 'more' } as const)[level]
    const amount = random.integer(...each) + (level === 2 ? random.pick([0, 0.25, 0.5, 0.75]) : 0)
    return {
      scene,
      asks,
      fee: random.integer(...fee),
      each: amount,
      count: random.integer(...count),
      rest: level === 3 ? random.integer(1, amount - 1) : 0,
      more: random.integer(2, 4),
    }
  },
  fits: (its) => {
    const shown = [its.fee, its.each, its.count, ...(its.asks === 'more' ? [its.more] : [])]
    return (
      Number.isInteger(tidy(limitOf(its) * 2)) &&
      new Set(shown).size === shown.length &&
      ![...shown, limitOf(its)].some(
        (each) => each !== its.each && each === whatKey(its) && its.asks === 'more',
      )
    )
  },
  item(its) {
    const { scene, asks, fee, each, count } = its
    const things = say(`things.${scene}`)
    const terms = {
      n: asks === 'more' ? its.more : count,
      things,
      thing: say(`thing.${scene}`),
      limit: dollars(limitOf(its)),
    }
    return {
      stem: [
        asks === 'price'
          ? say(`fee.${scene}`, { fee: dollars(fee) })
          : say(`told.${scene}`, { fee: dollars(fee), each: dollars(each) }),
        say(`what.asks.${asks}`, terms),
      ],
      ...typed(its, { label: say('what.label'), before: '$', key: whatKey(its), bugs: whatBugs }),
      answer: say('what.answer', { amount: dollars(whatKey(its)) }),
      hints: [say(`what.nudge.${asks}`, { things }), say(`what.hint.${asks}`, { things })],
      solution: whatSteps(its),
    }
  },
  solve({ stem }) {
    const [a = 0, b = 0, c = 1, d] = numbersIn(stem).map(({ value }) => value)
    if (d !== undefined) {
      const count = Math.floor((c - a) / b + 1e-9)
      return solved.number(a + b * (count + d) - c)
    }
    return solved.number(/highest price|precio más alto/.test(stem) ? (b - a) / c : a + b * c)
  },
})

interface Offers {
  kind: 'whole' | 'down' | 'weeks'
  limit: number
  offers: { fee: number; each: number }[]
  shuffle: number
}
const names = ['A', 'B', 'C', 'D'] as const
const countOf = (kind: Offers['kind'], limit: number, { fee, each }: Offers['offers'][number]): number => {
  const exact = tidy((limit - fee) / each)
  return kind === 'weeks' ? Math.ceil(exact) : Math.floor(exact)
}

/** Limits without a rest (level 1), rounded down (level 2), rounded up (level 3). */
export const orderOffers = defineModel<Offers>({
  id: 'order-offers',
  thinking: 'compare',
  seconds: 100,
  standards,
  task: ({ kind, limit }) => `${kind} ${limit}`,
  minWrongAnswers: 2,
  draw(random, level) {
    const kind = ({ 1: 'whole', 2: 'down', 3: 'weeks' } as const)[level]
    const limit =
      kind === 'weeks'
        ? random.pick([90, 100, 120, 150, 180, 200])
        : random.pick([30, 36, 40, 45, 48, 50, 60])
    const isWeeks = kind === 'weeks'
    const prices = isWeeks ? [8, 9, 10, 11, 12, 14, 15, 16, 18, 20] : [2, 3, 4, 5, 6]
    const [least, most] = isWeeks ? [5, 60] : [4, 24]
    const offers = random.sample(prices, 4).map((each) => {
      const fee = random.integer(least, most)
      return { each, fee: kind === 'whole' ? limit - each * Math.floor((limit - fee) / each) : fee }
    })
    return { kind, limit, offers, shuffle: random.integer(0, 1e9) }
  },
  fits({ kind, limit, offers }) {
    const counts = offers.map((each) => countOf(kind, limit, each))
    const exact = offers.map(({ fee, each }) => tidy((limit - fee) / each))
    const by = (of: (at: number) => number): string =>
      [0, 1, 2, 3].toSorted((one, other) => of(one) - of(other)).join()
    const key = by((at) => counts[at] ?? 0)
    return (
      new Set(counts).size === 4 &&
      new Set(offers.map(({ fee }) => fee)).size === 4 &&
      new Set(offers.map(({ each }) => each)).size === 4 &&
      exact.every((each) => Number.isInteger(each) === (kind === 'whole')) &&
      counts.every((each) => each > 2 && each < 20) &&
      key !== by((at) => -(offers[at]?.each ?? 0)) &&
      key !== by((at) => -(offers[at]?.fee ?? 0)) &&
      by((at) => -(offers[at]?.each ?? 0)) !== by((at) => -(offers[at]?.fee ?? 0))
    )
  },
  item({ kind, limit, offers, shuffle }) {
    const isWeeks = kind === 'weeks'
    const tell = isWeeks ? 'weeks' : 'rides'
    const things = offers.map((offer, at) => ({
      ...offer,
      name: names[at] ?? 'A',
      text: say(`order.option.${tell}`, { name: names[at] ?? 'A' }),
      count: countOf(kind, limit, offer),
    }))
    const terms = { limit: dollars(limit) }
    return {
      stem: [say(`order.told.${tell}`, terms), say(`order.asks.${tell}`)],
      figure: tableFigure(
        say(`order.title.${tell}`),
        [say(`order.column.${tell}`), say(`order.fee.${tell}`), say(`order.each.${tell}`)],
        things.map(({ text, fee, each }) => [
          text,
          say('order.price', { price: dollars(fee) }),
          say('order.price', { price: dollars(each) }),
        ]),
      ),
      ...orderBy(shuffle, {
        things,
        by: ({ count }) => count,
        first: say(`order.first.${tell}`),
        last: say(`order.last.${tell}`),
        slips: [
          {
            by: ({ each }) => -each,
            misconception: 'rate.one-quantity',
            feedback: say(`order.each-only.${tell}`),
          },
          {
            by: ({ fee }) => -fee,
            misconception: 'model.counts-once',
            feedback: say(`order.fee-only.${tell}`),
          },
        ],
      }),
      hints: [say(`order.nudge.${tell}`), say(`order.hint.${tell}`)],
      solution: sortedBy(things, ({ count }) => count).map(({ text, fee, each, count }) =>
        say(`order.so.${tell}`, {
          text,
          difference: tex(`${limit} − ${fee} = ${limit - fee}`),
          each: dollars(each),
          count,
        }),
      ),
    }
  },
  solve(shown) {
    const { figure, stem } = shown
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const limit = numbersIn(stem)[0]?.value ?? 0
    return solved.order(shown, (text) => {
      const row = figure.rows.find(([name]) => name === text) ?? []
      const [fee = 0, each = 1] = row.slice(1).map((cell) => numbersIn(cell)[0]?.value ?? 0)
      return /weeks|semanas/.test(stem)
        ? Math.ceil((limit - fee) / each - 1e-9)
        : Math.floor((limit - fee) / each + 1e-9)
    })
  },
})
