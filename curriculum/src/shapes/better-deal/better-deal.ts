import { money } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import { picked } from '../../form/answering.ts'
import { defineModel } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { Thinking } from '../../bugs/bug.ts'
import { say } from './messages.gen.ts'

const items = {
  jacket: [40, 140],
  backpack: [30, 90],
  game: [20, 70],
  lamp: [20, 80],
  pillow: [20, 60],
  keyboard: [30, 120],
  skateboard: [40, 120],
  blanket: [20, 80],
} as const
type ItemId = keyof typeof items
// `Object.keys` returns strings; the keys are item ids.
const ids = keysOf(items)

interface Deals {
  item: ItemId
  way: 1 | 2 | 3
  /** Prices, percent discounts, and dollar discounts of offers A and B. */
  prices: [number, number]
  percents: [number, number]
  off: number
  right: number
}

const costs = ({ way, prices: [a, b], percents: [p, q], off }: Deals): [number, number] => {
  if (way === 1) return [a - off, (b * (100 - q)) / 100]
  if (way === 2) return [(a * (100 - p)) / 100, (b * (100 - q)) / 100]
  return [a + (a * (100 - p)) / 100, (2 * b * (100 - q)) / 100]
}
const lower = ([a, b]: readonly [number, number]): number => (Math.abs(a - b) < 1e-9 ? 2 : a < b ? 0 : 1)

/** Whole dollars, a small or no difference, and the intended verdict. */
function isNear(deals: Deals): boolean {
  const { way, prices, percents, off, right } = deals
  const [a, b] = costs(deals)
  const gap = Math.abs(a - b)
  const differ =
    way === 1 ? off !== percents[1] : percents[0] !== percents[1] && (way === 3 || prices[0] !== prices[1])
  return (
    differ &&
    lower([a, b]) === right &&
    [a, b].every(Number.isInteger) &&
    (gap < 1e-9 || (gap >= 2 && gap <= prices[0] / 5))
  )
}

const thinks = (
  id: Thinking<Deals, number>['id'],
  answerOf: (deals: Deals) => number | null,
  feedback: Thinking<Deals, number>['feedback'],
) => ({ id, answer: answerOf, feedback })
const bugs: Thinking<Deals, number>[] = [
  thinks(
    'percent.percent-as-amount',
    ({ way, off, percents: [, q] }) => (way === 1 ? lower([-off, -q]) : null),
    () => say('as-amount'),
  ),
  thinks(
    'percent.percents-alone',
    ({ way, percents: [p, q] }) => (way === 1 ? null : lower([-p, -q])),
    ({ way }) => say(way === 2 ? 'percents' : 'second'),
  ),
  thinks(
    'percent.compares-amounts',
    ({ way, prices }) => (way === 2 ? lower(prices) : null),
    () => say('prices'),
  ),
]

/**
 * Dollars off or a percent off (level 1), two prices with two discounts (level 2), one of two things at half price or a
 * discount on both (level 3).
 */
export const betterDeal = defineModel<Deals, { right: number }>({
  id: 'better-deal',
  thinking: 'compare',
  seconds: 70,
  standards: ['6.RP.A.3c'],
  minWrongAnswers: 2,
  task: ({ item, way, right }) => `${item} ${way} ${right === 2}`,
  aim: (random) => ({ right: random.integer(0, 2) }),
  draw(random, level, { right }) {
    const item = random.pick(ids)
    const [from, to] = items[item]
    const price = 2 * random.integer(from / 2, to / 2)
    const few = [10, 15, 20, 25, 30, 40]
    const p = level === 3 ? random.pick([40, 50, 60]) : random.pick(few)
    // All second offers that cost about as much as the first and give the intended verdict.
    const others: Deals[] = few.flatMap((q): Deals[] =>
      level === 2
        ? Array.from({ length: 21 }, (_, at) => price - 20 + 2 * at)
            .filter((other) => other >= from)
            .map((other) => ({ item, way: level, prices: [price, other], percents: [p, q], off: 0, right }))
        : level === 3
          ? [{ item, way: level, prices: [price, price], percents: [p, q], off: 0, right }]
          : Array.from({ length: 22 }, (_, at) => 3 + at).map((off) => ({
              item,
              way: level,
              prices: [price, price],
              percents: [q, q],
              off,
              right,
            })),
    )
    const fitting = others.filter(isNear)
    return fitting.length === 0
      ? { item, way: level, prices: [price, price], percents: [p, p], off: p, right }
      : random.pick(fitting)
  },
  fits: isNear,
  item(deals) {
    const { item, way, prices, percents, off, right } = deals
    const [first, second] = costs(deals)
    const dollars = (amount: number) => money(Math.round(amount * 100))
    const [a, b] = [dollars(prices[0]), dollars(prices[1])]
    const [p, q] = percents
    const [x, y] = [dollars(first), dollars(second)]
    const asked = {
      1: () => [say(`${item}.one`, { price: a }), say('asks.off', { off: dollars(off), q })],
      2: () => [say(`${item}.stores`), say('asks.stores', { a, b, p, q })],
      3: () => [say(`${item}.two`, { price: a }), say('asks.two', { p, q })],
    }[way]()
    const left = 100 - q
    const steps = {
      1: () => [
        say('step.off', { price: a, off: dollars(off), x }),
        say('step.percent', { name: 'B', q, left, price: b, y }),
      ],
      2: () => [
        say('step.percent', { name: 'A', q: p, left: 100 - p, price: a, y: x }),
        say('step.percent', { name: 'B', q, left, price: b, y }),
      ],
      3: () => [
        say('step.second', { price: a, left: 100 - p, one: dollars(first - prices[0]), x }),
        say('step.both', { left, both: dollars(2 * prices[1]), y }),
      ],
    }[way]()
    return {
      stem: [...asked, say('asks.which')],
      ...picked(deals, {
        options: [say('option', { name: 'A' }), say('option', { name: 'B' }), say('same')],
        right,
        bugs,
        otherwise: (at) => say(at === 2 ? 'not-same' : 'work-out'),
      }),
      hints: [say(`nudge.${way}`), say('hint')],
      solution: [
        ...steps,
        right === 2
          ? say('so-same', { x })
          : say('so', { name: right === 0 ? 'A' : 'B', x: right === 0 ? x : y }),
      ],
    }
  },
  solve(shown) {
    const [one = 0, two = 0, three = 0, four = 0] = numbersIn(shown.stem).map(({ value }) => value)
    const isStores = four > 0
    const isTwo = !/A: \$/.test(shown.stem)
    const found: [number, number] = isStores
      ? [one * (100 - two), three * (100 - four)]
      : isTwo
        ? [one * (200 - two), 2 * one * (100 - three)]
        : [100 * (one - two), one * (100 - three)]
    return solved.choice(shown, (_, at) => at === lower(found))
  },
})
