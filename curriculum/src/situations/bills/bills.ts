import type { Level } from '@skills-center/contract/ids'
import { money, type Text, tex, type Value } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'
import { acts, type Step } from './steps.ts'

const step = (does: Step['does'], by: number): Step => ({ does, by })
const together = (does: 'up' | 'before', { p, q }: Bill): Step => ({ does, by: p + q, both: [p, q] })

/** An amount of money and what happens to it, step by step; not every story uses every number. */
export interface Bill {
  story: string
  price: number
  count: number
  /** Percents, and fixed amounts in dollars. */
  p: number
  q: number
  flat: number
  who: string
}
export type BillKind = 'pay' | 'back' | 'interest'
interface Spec {
  kind: BillKind
  level: Level
  /** Minimum, maximum, and step. */
  price: readonly [number, number, number]
  count?: readonly [number, number]
  p: readonly number[]
  q?: readonly number[]
  flat?: readonly number[]
  steps: (bill: Bill) => Step[]
  /** A second given amount. */
  end?: (bill: Bill) => number
  /** The steps start from the second amount. */
  fromEnd?: true
}

const [taxes, tips, sales] = [
  [4, 5, 6, 7, 8, 9],
  [15, 18, 20, 25],
  [10, 15, 20, 25, 30, 40],
]
const timesUp = ({ count, p }: Bill): Step[] => [step('times', count), step('up', p)]
const wholeUp = ({ p }: Bill): Step[] => [step('whole', p), step('up', p)]
const partOf = ({ price, p }: Pick<Bill, 'price' | 'p'>): number => (price * p) / 100
const interestOf = (bill: Bill): number => partOf(bill) * bill.count
const yearsOf = ({ p, count }: Bill): Step[] => [step('part', p), step('times', count)]
const withInterest = (bill: Bill): Step[] => [...yearsOf(bill), step('plus', bill.price)]

const stories: Readonly<Record<string, Spec>> = {
  shirts: { kind: 'pay', level: 1, price: [8, 25, 1], count: [2, 5], p: taxes, steps: timesUp },
  pizzas: { kind: 'pay', level: 1, price: [12, 22, 1], count: [2, 4], p: tips, steps: timesUp },
  tickets: { kind: 'pay', level: 1, price: [15, 60, 1], count: [2, 5], p: [5, 8, 10, 12], steps: timesUp },
  notebooks: {
    kind: 'pay',
    level: 1,
    price: [2, 6, 1],
    count: [3, 8],
    p: sales,
    steps: ({ count, p }) => [step('times', count), step('down', p)],
  },
  phones: {
    kind: 'pay',
    level: 1,
    price: [120, 500, 20],
    count: [3, 8],
    p: [3, 4, 5, 6],
    steps: ({ count, p }) => [step('times', count), step('part', p)],
  },
  jeans: {
    kind: 'pay',
    level: 2,
    price: [20, 60, 5],
    count: [2, 3],
    p: sales,
    q: taxes,
    steps: ({ count, p, q }) => [step('times', count), step('down', p), step('up', q)],
  },
  meal: {
    kind: 'pay',
    level: 2,
    price: [18, 90, 1],
    p: taxes,
    q: tips,
    steps: (bill) => [together('up', bill)],
  },
  scooter: {
    kind: 'pay',
    level: 2,
    price: [40, 120, 5],
    p: [20, 30, 40, 50, 60],
    q: taxes,
    steps: ({ p, q }) => [step('up', p), step('up', q)],
  },
  weekly: {
    kind: 'pay',
    level: 2,
    price: [1500, 6000, 100],
    p: [3, 4, 5, 6, 8],
    flat: [200, 250, 300, 350, 400],
    steps: ({ p, flat }) => [step('part', p), step('plus', flat)],
  },
  friends: {
    kind: 'pay',
    level: 3,
    price: [40, 160, 5],
    count: [3, 6],
    p: taxes,
    q: tips,
    steps: (bill) => [together('up', bill), step('over', bill.count)],
  },
  coupon: {
    kind: 'pay',
    level: 3,
    price: [45, 120, 5],
    p: sales,
    flat: [5, 10, 15],
    steps: ({ p, flat }) => [step('less', flat), step('down', p)],
  },
  headphones: {
    kind: 'pay',
    level: 3,
    price: [40, 120, 5],
    p: sales,
    flat: [5, 10, 15],
    steps: ({ p, flat }) => [step('down', p), step('less', flat)],
  },
  clearance: {
    kind: 'pay',
    level: 3,
    price: [60, 180, 10],
    p: sales,
    q: [10, 20, 30],
    steps: ({ price, p, q }) => [step('down', p), step('down', q), step('gap', price)],
  },
  laptop: {
    kind: 'pay',
    level: 3,
    price: [300, 900, 50],
    count: [4, 6],
    p: [10, 20, 30],
    q: taxes,
    steps: ({ count, p, q }) => [step('down', p), step('up', q), step('over', count)],
  },
  tip: { kind: 'back', level: 1, price: [20, 90, 1], p: tips, steps: wholeUp, end: partOf, fromEnd: true },
  saving: {
    kind: 'back',
    level: 1,
    price: [20, 80, 1],
    p: sales,
    steps: ({ p }) => [step('whole', p), step('down', p)],
    end: partOf,
    fromEnd: true,
  },
  keyboard: {
    kind: 'back',
    level: 1,
    price: [20, 90, 1],
    p: taxes,
    steps: wholeUp,
    end: partOf,
    fromEnd: true,
  },
  goal: {
    kind: 'back',
    level: 2,
    price: [1500, 6000, 100],
    p: [3, 4, 5, 6, 8],
    flat: [200, 250, 300, 350, 400],
    steps: ({ p, flat }) => [step('less', flat), step('whole', p)],
    end: (bill) => partOf(bill) + bill.flat,
    fromEnd: true,
  },
  share: {
    kind: 'back',
    level: 2,
    price: [45, 160, 5],
    count: [3, 5],
    p: tips,
    steps: ({ count, p }) => [step('times', count), step('before', p)],
    end: ({ price, count, p }) => (price + partOf({ price, p })) / count,
    fromEnd: true,
  },
  budget: {
    kind: 'back',
    level: 2,
    price: [20, 60, 5],
    p: taxes,
    q: tips,
    steps: (bill) => [together('before', bill)],
    end: ({ price, p, q }) => acts.up(price, p + q),
    fromEnd: true,
  },
  sneakers: {
    kind: 'back',
    level: 3,
    price: [40, 120, 5],
    p: sales,
    q: taxes,
    steps: (bill) => [step('down', bill.p), step('rate', endOf(bill))],
    end: ({ price, p, q }) => acts.up(acts.down(price, p), q),
  },
  bike: {
    kind: 'back',
    level: 3,
    price: [110, 320, 10],
    p: sales,
    flat: [10, 20, 30],
    steps: (bill) => [step('less', bill.flat), step('rate', endOf(bill))],
    end: ({ price, flat, p }) => acts.down(price - flat, p),
  },
  lamps: {
    kind: 'back',
    level: 3,
    price: [12, 45, 1],
    count: [4, 9],
    p: [20, 25, 30, 40, 50, 60],
    steps: (bill) => [step('times', bill.count), step('rate', endOf(bill))],
    end: ({ price, count, p }) => acts.up(price * count, p),
  },
  savings: {
    kind: 'interest',
    level: 1,
    price: [200, 3000, 50],
    count: [2, 6],
    p: [2, 3, 4, 5],
    steps: yearsOf,
  },
  loan: {
    kind: 'interest',
    level: 1,
    price: [400, 6000, 100],
    count: [2, 5],
    p: [6, 7, 8, 9, 12],
    steps: yearsOf,
  },
  bond: {
    kind: 'interest',
    level: 2,
    price: [100, 2000, 50],
    count: [3, 10],
    p: [2, 3, 4, 5],
    steps: withInterest,
  },
  car: {
    kind: 'interest',
    level: 2,
    price: [3000, 9000, 500],
    count: [2, 6],
    p: [5, 6, 7, 8],
    steps: withInterest,
  },
  months: {
    kind: 'interest',
    level: 2,
    price: [200, 3000, 100],
    count: [3, 11],
    p: [3, 4, 5, 6],
    steps: ({ p, count }) => [step('part', p), step('over', 12), step('times', count)],
  },
  rate: {
    kind: 'interest',
    level: 3,
    price: [200, 3000, 50],
    count: [2, 6],
    p: [2, 3, 4, 5, 6],
    steps: ({ count, price }) => [step('over', count), step('of', price)],
    end: interestOf,
    fromEnd: true,
  },
  years: {
    kind: 'interest',
    level: 3,
    price: [200, 3000, 50],
    count: [3, 9],
    p: [2, 3, 4, 5, 6],
    steps: (bill) => [step('part', bill.p), step('into', endOf(bill))],
    end: interestOf,
  },
}
function specOf(story: string): Spec {
  const spec = stories[story]
  if (spec === undefined) throw new RangeError(`No story ${story}`)
  return spec
}

const endOf = (bill: Bill): number => tidy(specOf(bill.story).end?.(bill) ?? 0)
export const stepsOf = (bill: Bill): Step[] => specOf(bill.story).steps(bill)
/** The starting amount, and the amount after each step. */
export function amountsOf(bill: Bill, steps = stepsOf(bill)): number[] {
  const start = specOf(bill.story).fromEnd ? endOf(bill) : bill.price
  return steps.reduce(
    (amounts, { does, by }) => [...amounts, tidy(acts[does](amounts.at(-1) ?? 0, by))],
    [start],
  )
}
export const resultOf = (bill: Bill, steps = stepsOf(bill)): number => amountsOf(bill, steps).at(-1) ?? 0
/** The unit of the answer: dollars, percent, or years. */
export function askedIn(bill: Bill): 'dollars' | 'percent' | 'years' {
  const does = stepsOf(bill).at(-1)?.does
  return does === 'into' ? 'years' : does === 'rate' || does === 'of' ? 'percent' : 'dollars'
}

const within = (random: Random, [from, to, by]: readonly [number, number, number]): number =>
  by * random.integer(Math.ceil(from / by), Math.floor(to / by))

export function drawBill(random: Random, kind: BillKind, level: Level): Bill {
  const isOf = (id: string): boolean => specOf(id).kind === kind && specOf(id).level === level
  const story = random.pick(Object.keys(stories).filter(isOf))
  const { price, count = [1, 1], p, q = [0], flat = [0] } = specOf(story)
  return {
    story,
    price: within(random, price),
    count: random.integer(count[0], count[1]),
    p: random.pick(p),
    q: random.pick(q),
    flat: random.pick(flat),
    who: someone(random),
  }
}

/** Every amount is in whole cents. */
export const isClearBill = (bill: Bill): boolean =>
  [...amountsOf(bill), endOf(bill)].every((amount) => Number.isInteger(tidy(100 * amount))) &&
  amountsOf(bill).every((amount) => amount > 0) &&
  // For $100, percents and dollars are the same number.
  bill.price !== 100

const shown = (amount: number): Value => money(Math.round(100 * amount))
/** The story and its question; a variable can replace the first amount. */
export function tellBill(bill: Bill, letter?: string): [Text, Text] {
  const { story, price, count, p, q, flat, who } = bill
  const values = {
    who: person(who),
    price: letter === undefined ? shown(price) : say('letter', { letter: tex(letter) }),
    end: shown(endOf(bill)),
    count,
    p,
    q,
    flat: shown(flat),
  }
  // Each story has these two messages, which use some of the values.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const tell = (id: 'told' | 'asks'): Text => say(`${story}.${id}` as 'shirts.told', values)
  return [tell('told'), tell('asks')]
}

const isPercentStep = ({ does }: Step): boolean => does === 'of' || does === 'rate'
/** Hints and the solution of a story, with one line per step. */
export function workBill(bill: Bill): { hints: Text[]; solution: Text[] } {
  const [steps, amounts] = [stepsOf(bill), amountsOf(bill)]
  const solution = steps.flatMap((each, at): Text[] => {
    const { does, by, both } = each
    const [from = 0, to = 0] = amounts.slice(at, at + 2)
    const counts = does === 'times' || does === 'over'
    const isPercent = ['up', 'down', 'part', 'whole', 'before'].includes(does)
    const changed: Partial<Record<typeof does, number>> = { up: 100 + by, before: 100 + by, down: 100 - by }
    const percent = changed[does] ?? by
    const values = {
      from: shown(from),
      to: isPercentStep(each) || does === 'into' ? to : shown(to),
      by: counts || isPercent ? by : shown(by),
      percent,
      factor: tidy(percent / 100),
      part: tidy(to / 100),
      gap: shown(Math.abs(by - from)),
    }
    return [
      ...(both === undefined ? [] : [say('step.both', { p: both[0], q: both[1], by })]),
      bill.story === 'months' && does === 'over'
        ? say('step.month', values)
        : // All step messages take the same values.
          // oxlint-disable-next-line typescript/consistent-type-assertions
          say(`step.${does}` as 'step.up', values),
    ]
  })
  const { kind } = specOf(bill.story)
  const [first] = solution
  return {
    hints: [say(`nudge.${kind}`), ...(first === undefined ? [] : [say('hint', { first })])],
    solution,
  }
}
