import { all, defineModel, numbersIn, rows, solved, tex } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { firstOf } from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import { type Decimal, toNumber, written } from '#decimals/decimal.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { say } from './messages.gen.ts'

/** Digit cards, each used once, with one before the point. */
interface Cards {
  digits: number[]
  /** The greatest or least of all numbers, the closest to a whole number, or the ends of those that round to it. */
  asks: 'greatest' | 'least' | 'closest' | 'top' | 'bottom'
  target: number
}
const orders = (cards: readonly number[]): string[] =>
  cards.length === 0
    ? ['']
    : cards.flatMap((card, at) => orders(cards.toSpliced(at, 1)).map((rest) => `${card}${rest}`))
/** All numbers that the cards make, from least to greatest. */
const numbersOf = (digits: readonly number[]): Decimal[] =>
  orders(digits)
    .map((order) => Math.round(1000 * Number(`${order[0]}.${order.slice(1)}`)))
    .toSorted((one, other) => one - other)
const rounding = ({ digits, target }: Cards): Decimal[] =>
  numbersOf(digits).filter((number) => Math.floor(number / 1000 + 0.5) === target)
const starting = ({ digits, target }: Cards): Decimal[] =>
  numbersOf(digits).filter((number) => Math.floor(number / 1000) === target)
const distance = (number: Decimal | undefined, { target }: Cards): number =>
  Math.abs((number ?? 1e9) - 1000 * target)
const sides = (its: Cards): [below: Decimal | undefined, above: Decimal | undefined] => {
  const made = numbersOf(its.digits)
  return [
    made.findLast((number) => number < 1000 * its.target),
    made.find((number) => number > 1000 * its.target),
  ]
}
function keyOf(its: Cards): Decimal {
  const { digits, asks } = its
  const [below, above] = sides(its)
  const found = {
    greatest: () => numbersOf(digits).at(-1),
    least: () => numbersOf(digits)[0],
    closest: () => (distance(below, its) < distance(above, its) ? below : above),
    top: () => rounding(its).at(-1),
    bottom: () => rounding(its)[0],
  }[asks]()
  return found ?? 0
}
/** The closest number on one side, where the one on the other side is closer. */
function otherSide(its: Cards, side: 'below' | 'above'): number | null {
  const got = sides(its)[side === 'below' ? 0 : 1]
  return its.asks !== 'closest' || got === undefined || got === keyOf(its) ? null : toNumber(got)
}
const opposite = {
  greatest: 'least',
  least: 'greatest',
  top: 'bottom',
  bottom: 'top',
  closest: 'closest',
} as const

const three: Cards = { digits: [3, 8, 0], asks: 'greatest', target: 4 }
const bugs: Bug<Cards>[] = firstOf<Cards>([
  bug<Cards>({
    id: 'decimal.wrong-direction',
    answer: (its) => (its.asks === 'closest' ? null : toNumber(keyOf({ ...its, asks: opposite[its.asks] }))),
    feedback: ({ asks }) =>
      say(`cards.turned.${asks === 'greatest' || asks === 'top' ? 'greatest' : 'least'}`),
    example: [three, 0.38],
  }),
  bug<Cards>({
    id: 'decimal.no-point',
    answer: (its) => (its.asks === 'greatest' || its.asks === 'least' ? toNumber(100 * keyOf(its)) : null),
    feedback: () => say('cards.point'),
    example: [three, 830],
  }),
  bug<Cards>({
    id: 'decimal.always-up',
    answer: (its) => otherSide(its, 'above'),
    feedback: () => say('cards.side'),
    // 3.8 is 0.2 below 4, and 8.03 is the first above it.
    example: [{ ...three, asks: 'closest' }, 8.03],
  }),
  bug<Cards>({
    id: 'decimal.always-down',
    answer: (its) => otherSide(its, 'below'),
    feedback: () => say('cards.side'),
    // 3.08 is the first above 3, and 0.83 the last below it.
    example: [{ ...three, asks: 'closest', target: 3 }, 0.83],
  }),
  bug<Cards>({
    id: 'decimal.always-down',
    answer(its) {
      const [least, greatest] = [starting(its)[0], starting(its).at(-1)]
      const got = its.asks === 'top' ? greatest : its.asks === 'bottom' ? least : undefined
      return got === undefined || got === keyOf(its) ? null : toNumber(got)
    },
    feedback: ({ target }) => say('cards.starts', { target }),
    // 4.762 begins with 4 and rounds to 5.
    example: [{ digits: [2, 6, 4, 7], asks: 'top', target: 4 }, 4.762],
  }),
])

/** The greatest or least number (level 1), the closest to a whole number (level 2), the ends of what rounds to it (level 3). */
export const digitCards = defineModel<Cards>({
  id: 'digit-cards',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['5.NBT.A.3b', '5.NBT.A.4'],
  standardsOf: ({ asks }) => [asks === 'top' || asks === 'bottom' ? '5.NBT.A.4' : '5.NBT.A.3b'],
  bugs,
  task: (its) => `${its.asks} ${its.digits.includes(0)} ${keyOf(its) > 1000 * its.target}`,
  draw: (random, level) => ({
    digits: random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], level === 3 ? 4 : 3),
    asks:
      level === 2
        ? 'closest'
        : level === 1
          ? random.pick(['greatest', 'least'] as const)
          : random.pick(['top', 'bottom'] as const),
    target: level === 1 ? 0 : random.integer(1, 9),
  }),
  fits(its) {
    const [below, above] = sides(its)
    if (its.asks === 'closest')
      return Math.abs(distance(below, its) - distance(above, its)) > 30 && distance(keyOf(its), its) < 900
    return its.asks === 'greatest' || its.asks === 'least' || rounding(its).length > 2
  },
  minWrongAnswers: 1,
  item(its) {
    const { digits, asks, target } = its
    const key = keyOf(its)
    const [below, above] = sides(its)
    const ends = rounding(its)
    return {
      stem: [say('cards.shown', { list: all(digits.map(String)) }), say(`cards.asks.${asks}`, { target })],
      ...typedDecimal(its, { label: say('label'), key: toNumber(key), bugs }),
      hints: [say(`cards.nudge.${asks}`, { target }), say(`cards.hint.${asks}`)],
      solution:
        asks === 'closest'
          ? [
              say('cards.near', {
                list: rows([below, above].flatMap((each) => (each === undefined ? [] : [written(each)]))),
                target,
              }),
              say('cards.so', { n: written(key) }),
            ]
          : asks === 'top' || asks === 'bottom'
            ? [
                say('cards.from', { from: tex(`${target - 1}.5`), to: tex(`${target}.5`) }),
                say('cards.fit', { list: rows(ends.map((each) => written(each))) }),
                say('cards.so', { n: written(key) }),
              ]
            : [say(`cards.places.${asks}`), say('cards.so', { n: written(key) })],
    }
  },
  solve({ stem }) {
    const read = numbersIn(stem).map(({ value }) => value)
    // Three cards alone, or with a whole number after them.
    const digits = read.slice(0, read.length > 4 ? 4 : 3)
    const target = read[digits.length] ?? 0
    const made = numbersOf(digits).map(toNumber)
    const near = made.filter((number) => Math.round(number) === target)
    const isGreatest = /greatest|mayor/.test(stem)
    if (/closest to|más cercano a \d/.test(stem))
      return solved.number(
        made.toSorted((one, other) => Math.abs(one - target) - Math.abs(other - target))[0] ?? 0,
      )
    const some = /rounds|redondea/.test(stem) ? near : made
    return solved.number(isGreatest ? Math.max(...some) : Math.min(...some))
  },
})
