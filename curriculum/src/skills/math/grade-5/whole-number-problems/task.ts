import { money, tex, tidy } from '#form'
import { withCommas } from '#decimals/tens.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { numeral } from '#wording.ts'
import { say } from './messages.gen.ts'

type Story = 'pencils' | 'cookies' | 'apples' | 'seedlings' | 'bulbs' | 'cards'
type Part = 'about' | 'total' | 'full' | 'rest' | 'income' | 'gain' | 'each'

interface Sizes {
  a: [least: number, most: number]
  b: [least: number, most: number]
  c: [least: number, most: number]
  /** The price of a pack, in quarters of a dollar. */
  price: [least: number, most: number]
}
/** Boxes, things in each, things in a pack, and prices of each story. */
const sizes: Record<Story, Sizes> = {
  pencils: { a: [12, 28], b: [48, 96], c: [12, 24], price: [9, 19] },
  cookies: { a: [12, 24], b: [24, 48], c: [11, 16], price: [14, 26] },
  apples: { a: [14, 34], b: [36, 72], c: [11, 18], price: [17, 31] },
  seedlings: { a: [13, 36], b: [24, 54], c: [12, 18], price: [22, 39] },
  bulbs: { a: [12, 28], b: [48, 84], c: [15, 25], price: [25, 47] },
  cards: { a: [14, 32], b: [36, 84], c: [12, 22], price: [10, 23] },
}

interface Packs {
  a: number
  b: number
  c: number
  /** In cents. */
  price: number
  /** In dollars. */
  cost: number
  k: number
}

const tens = (value: number): number => 10 * Math.round(value / 10)

/** How many packs and what is left (level 1), an estimate and what comes in (level 2), a gain to share (level 3). */
export const task = linkedTask<Packs, Story, Part>({
  standards: ['5.NBT.B.5', '5.NBT.B.6', '5.NBT.B.7'],
  stories: ['pencils', 'cookies', 'apples', 'seedlings', 'bulbs', 'cards'],
  levels: {
    1: ['total', 'full', 'rest'],
    2: ['about', 'total', 'full', 'income'],
    3: ['total', 'full', 'income', 'gain', 'each'],
  },
  draw(random, { story }) {
    const its = sizes[story]
    const [a, b, c] = [random.integer(...its.a), random.integer(...its.b), random.integer(...its.c)]
    const price = 25 * random.integer(...its.price)
    const income = (Math.floor((a * b) / c) * price) / 100
    return {
      a,
      b,
      c,
      price,
      cost: Math.round((income * random.integer(40, 70)) / 100),
      k: random.integer(3, 8),
    }
  },
  fits({ a, b, c, price, cost, k, side }) {
    const [full, rest] = [Math.floor((a * b) / c), (a * b) % c]
    return (
      [a, b, c].every((each) => each % 10 > 0) &&
      new Set([a, b, c, k]).size === 4 &&
      10 * (tens(a) + tens(b)) !== tens(a) * tens(b) &&
      rest > 0 &&
      2 * rest !== c &&
      rest !== full &&
      price % 100 > 0 &&
      // Half of the time, what comes in is no whole number of dollars.
      (full * price) % 100 > 0 === (side === 0) &&
      (full * price - cost * 100) % k === 0
    )
  },
  told: ({ story, a, b, c }) => [say(`task.${story}.told`, { a, b, c })],
  asks(part, { story, price, cost, k }) {
    switch (part) {
      case 'income':
        return say(`task.${story}.income`, { price: money(price) })
      case 'gain':
        return say(`task.${story}.gain`, { cost: money(cost * 100) })
      case 'each':
        return say(`task.${story}.each`, { k })
      default:
        return say(`task.${story}.${part}`)
    }
  },
  parts({ a, b, c, price, cost, k }) {
    const total = a * b
    const [full, rest] = [Math.floor(total / c), total % c]
    const [tensA, tensB] = [tens(a), tens(b)]
    const about = tensA * tensB
    const dollars = price / 100
    const income = tidy(full * dollars)
    const gain = tidy(income - cost)
    const paid = (amount: number) => money(Math.round(amount * 100))
    return {
      about: {
        right: numeral(about),
        work: String.raw`${tensA} \times ${tensB} = ${about}`,
        wrong: [
          [numeral(about / 10), 'multiplication.no-shift', say('task.slip.small')],
          [numeral(about * 10), 'decimal.point-one-off', say('task.slip.large')],
          [numeral(tensA + tensB), 'multiplication.adds-factors', say('task.slip.adds')],
        ],
      },
      total: {
        value: total,
        work: String.raw`${a} \times ${b} = ${total}`,
        wrong: [
          [a + b, 'multiplication.adds-factors', say('task.slip.adds')],
          [(Math.floor(a / 10) + (a % 10)) * b, 'multiplication.no-shift', say('task.slip.tens')],
          [
            100 * Math.floor(a / 10) * Math.floor(b / 10) + (a % 10) * (b % 10),
            'multiplication.like-places-only',
            say('task.slip.partial'),
          ],
        ],
      },
      full: {
        value: full,
        work: String.raw`${full} \times ${c} = ${full * c}`,
        wrong: [
          [full + 1, 'division.rounds-up', say('task.slip.last')],
          [total - c, 'division.subtracts', say('task.slip.subtracts')],
        ],
      },
      rest: {
        value: rest,
        work: `${total} − ${full * c} = ${rest}`,
        wrong: [
          [full, 'division.quotient-for-rest', say('task.slip.quotient')],
          [c - rest, 'division.room-for-rest', say('task.slip.room')],
        ],
      },
      income: {
        value: income,
        shown: paid(income),
        work: String.raw`${full} \times ${dollars} = ${income}`,
        wrong: [
          [tidy((full + 1) * dollars), 'division.rounds-up', say('task.slip.last')],
          [full * price, 'decimal.no-point', say('task.slip.point')],
          [tidy(income / 10), 'decimal.point-one-off', say('task.slip.point')],
        ],
      },
      gain: {
        value: gain,
        shown: paid(gain),
        work: `${income} − ${cost} = ${gain}`,
        wrong: [[tidy(income + cost), 'decimal.other-operation', say('task.slip.paid')]],
      },
      each: {
        value: tidy(gain / k),
        shown: paid(gain / k),
        work: String.raw`${gain} \div ${k} = ${tidy(gain / k)}`,
        wrong: [
          [tidy(income / k), 'operations.stops-early', say('task.slip.income')],
          [tidy((gain * 10) / k), 'decimal.point-one-off', say('task.slip.point')],
          [tidy(gain / k / 10), 'decimal.point-one-off', say('task.slip.point')],
        ],
      },
    }
  },
  why: (part, { tex: equation }) => say(`task.why.${part}`, { equation: tex(withCommas(equation)) }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [a = 0, b = 0, c = 1], asked }) {
    const full = Math.floor((a * b) / c)
    const [[price = 0], [cost = 0], [k = 1]] = [asked('income'), asked('gain'), asked('each')]
    return {
      about: numeral(tens(a) * tens(b)),
      total: a * b,
      full,
      rest: a * b - full * c,
      income: full * price,
      gain: full * price - cost,
      each: (full * price - cost) / k,
    }
  },
})
