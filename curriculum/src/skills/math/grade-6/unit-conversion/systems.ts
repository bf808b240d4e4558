import { bug, defineModel, type Level, numbersIn, type Random, rows, solved, tex, tidy } from '#form'
import { productTex, quotientTex } from '#decimals/tens.ts'
import { doubleLine, gapOf, gapTable } from '#figures/proportion-figure/proportion-figure.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import {
  drawTwoSystems,
  rateIn,
  tell,
  type TwoSystems,
  twoSystems,
  unitsIn,
} from '#situations/two-systems/two-systems.ts'
import { scaleBoth } from '#solutions/scale-both/scale-both.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['6.RP.A.3d']
const isForward = ({ way }: TwoSystems): boolean => way === 'forward'

// Worked by hand: with 1.6 km in 1 mile, 10 miles are 16 km; with 8 km in 5 miles, 40 km are 25 miles.
const trail: TwoSystems = { story: 'trail', way: 'forward', base: 1, amount: 10 }
const back: TwoSystems = { story: 'trail', way: 'back', base: 5, amount: 25 }
const otherWay = bug<TwoSystems>({
  id: 'unit.wrong-operation',
  answer(its) {
    const { each, given } = twoSystems(its)
    return isForward(its) ? [given.q, each] : tidy(given.q * each)
  },
  feedback: (its) => say('slip.way', { right: twoSystems(its).right, given: twoSystems(its).given }),
  example: [trail, [10, 1.6]],
})
const addsRate = bug<TwoSystems>({
  id: 'ratio.adds-rate',
  answer(its) {
    const { each, given } = twoSystems(its)
    return its.base === 1 ? tidy(isForward(its) ? given.q + each : given.q - each) : null
  },
  feedback: () => say('slip.adds'),
  example: [trail, 11.6],
})
const additive = bug<TwoSystems>({
  id: 'ratio.additive',
  answer(its) {
    const { one, other, given } = twoSystems(its)
    const more = other.q - one.q
    return its.base === 1 ? null : tidy(isForward(its) ? given.q + more : given.q - more)
  },
  feedback: (its) => say('slip.additive', { one: twoSystems(its).one, other: twoSystems(its).other }),
  example: [back, 37],
})
const totalAsOne = bug<TwoSystems>({
  id: 'rate.total-as-one',
  answer(its) {
    const { other, given } = twoSystems(its)
    return its.base === 1 ? null : isForward(its) ? given.q * other.q : [given.q, other.q]
  },
  feedback: (its) => say('slip.total', { one: twoSystems(its).one, other: twoSystems(its).other }),
  example: [back, [40, 8]],
})
const bugs = [otherWay, addsRate, additive, totalAsOne]

/** Multiply or divide by the rate for one; with a ratio, both of its numbers change together. */
function wayOf(its: TwoSystems) {
  const { one, other, given, right, each } = twoSystems(its)
  if (its.base > 1)
    return isForward(its)
      ? scaleBoth({ known: one, beside: other, given, right })
      : scaleBoth({ known: other, beside: one, given, right })
  return {
    hints: [say('way.nudge', { right, given }), say(`way.hint.${its.way}`, { one, other, given })],
    solution: [
      say(`way.${its.way}`, { one, other }),
      say('way.so', {
        equation: tex(isForward(its) ? productTex(given.q, each) : quotientTex(given.q, each)),
        right,
      }),
    ],
  }
}

/** With the rate for one, forward (level 1) and back (level 2); with a ratio of other amounts (level 3). */
export const convert = defineModel<TwoSystems>({
  id: 'convert-with-rate',
  thinking: 'compute',
  seconds: 50,
  standards,
  bugs,
  task: ({ story, way, base }) => `${story} ${way} ${base === 1}`,
  draw: (random, level) =>
    level === 3
      ? drawTwoSystems(random, random.pick(['forward', 'back'] as const), 'ratio')
      : drawTwoSystems(random, level === 1 ? 'forward' : 'back', 'one'),
  fits: ({ amount, base }) => amount !== base,
  item(its) {
    const { one, other, given, right } = twoSystems(its)
    return {
      stem: [tell.story(its.story, given), tell.rate(one, other), tell.asks(right)],
      ...typedQuantity(its, { label: say('label'), right, bugs }),
      ...wayOf(its),
    }
  },
  solve({ stem }) {
    const { each, to } = rateIn(stem)
    const [given] = numbersIn(stem)
    return solved.number(given?.noun === to ? given.value / each : (given?.value ?? 0) * each)
  },
})

/** Two full pairs and one with a gap. */
interface Rows extends TwoSystems {
  /** The first unit of the pairs. */
  others: number[]
  looks: 'table' | 'line'
}
/** A table from which one factor leads on (level 1), pairs that do not (level 2), a double line, back (level 3). */
export const readPairs = defineModel<Rows>({
  id: 'read-pairs',
  thinking: 'read a figure',
  seconds: 50,
  standards,
  bugs,
  task: ({ story, way, looks, others }) => `${story} ${way} ${looks} ${others.length}`,
  draw(random, level) {
    const its = drawTwoSystems(random, level === 3 ? 'back' : 'forward', 'ratio')
    const { whole } = unitsIn(its)
    const first = level === 1 ? random.integer(1, 2) : random.integer(2, 4)
    const others = [first, random.integer(first + 1, 6)].map((each) => each * whole)
    const base = first * whole
    const amount = level === 1 ? base * random.integer(2, 10) : whole * random.integer(3, 12)
    return { ...its, base, others, amount, looks: level === 3 ? 'line' : 'table' }
  },
  fits: ({ others, amount, base }, level) =>
    !others.includes(amount) && (level === 1 || (amount % base !== 0 && base % amount !== 0)),
  item(its) {
    const { others, looks, amount, way } = its
    const { each, one, other, right } = twoSystems(its)
    const names = [say('unit', { of: one }), say('unit', { of: other })] as const
    const cells = [...others, amount]
      .toSorted((first, second) => first - second)
      .map((at): [number | null, number | null] => [
        at === amount && way === 'back' ? null : at,
        at === amount && way === 'forward' ? null : tidy(at * each),
      ])
    const marks = cells.map(([top, bottom]) => ({ at: top ?? amount, top, bottom }))
    return {
      stem: [say(`pairs.${looks}`, { one, other }), say('pairs.asks')],
      figure:
        looks === 'table'
          ? gapTable({ title: say('pairs.title'), columns: [...names], rows: cells })
          : doubleLine({ top: names[0], bottom: names[1], marks: [{ at: 0, top: 0, bottom: 0 }, ...marks] }),
      ...typedQuantity(its, { label: say('pairs.label'), right, bugs }),
      ...wayOf(its),
    }
  },
  solve: ({ figure }) => solved.number(gapOf(figure)),
})

interface Card {
  q: number
  unit: UnitId
  per: 'hour' | 'minute' | null
}
interface Cards {
  base: TwoSystems
  cards: Card[]
  shuffle: number
}
const sizeOf = ({ q, unit, per }: Card, base: TwoSystems): number =>
  tidy(q * (unit === unitsIn(base).from ? twoSystems(base).each : 1) * (per === 'minute' ? 60 : 1))

const speeds = (random: Random): Card[] => [
  { q: 5 * random.integer(5, 14), unit: 'mile', per: 'hour' },
  { q: 5 * random.integer(6, 22), unit: 'kilometer', per: 'hour' },
  { q: random.pick([0.5, 1, 1.5, 2]), unit: 'kilometer', per: 'minute' },
]
/** Amounts of one of two units each: cards near each other, of which the larger number is often less. */
function amounts(random: Random, base: TwoSystems, count: number): Card[] {
  const { from, to, whole } = unitsIn(base)
  const { each } = twoSystems(base)
  return Array.from({ length: count }, (_, at): Card => {
    const q = base.amount + (at < 2 ? 0 : whole * random.integer(1, 2))
    return at % 2 === 0
      ? { q, unit: from, per: null }
      : { q: Math.round(q * each * random.pick([0.7, 0.8, 0.9, 1.1, 1.2])), unit: to, per: null }
  })
}

/** Three amounts by a rate for one (level 1), four by a ratio (level 2), speeds in three units (level 3). */
export const orderCards = defineModel<Cards>({
  id: 'order-units',
  thinking: 'compare',
  seconds: 60,
  standards,
  task: ({ base, cards }) => `${cards[0]?.per === null ? base.story : 'speeds'} ${cards.length}`,
  draw(random: Random, level: Level) {
    const drawn = drawTwoSystems(random, 'forward', level === 1 ? 'one' : 'ratio')
    const base = level === 3 ? { ...drawn, story: 'drive' as const, base: 5 } : drawn
    const cards = level === 3 ? speeds(random) : amounts(random, base, level === 1 ? 3 : 4)
    return { base, cards, shuffle: random.integer(0, 1e9) }
  },
  fits({ base, cards }) {
    const sizes = cards.map((card) => sizeOf(card, base)).toSorted((one, other) => one - other)
    return sizes.every((size, at) => at === 0 || size >= 1.05 * (sizes[at - 1] ?? 0))
  },
  minWrongAnswers: 1,
  item({ base, cards, shuffle }) {
    const { one, other } = twoSystems(base)
    const things = cards.map((card) => ({
      card,
      text:
        card.per === null
          ? say('order.amount', { of: quantity(card.q, card.unit) })
          : say('order.speed', { of: quantity(card.q, card.unit), time: quantity(1, card.per) }),
    }))
    const size = ({ card }: { card: Card }): number => sizeOf(card, base)
    const of = cards[0]?.per === null ? 'amounts' : 'speeds'
    return {
      stem: [tell.rate(one, other), say(`order.asks.${of}`)],
      ...orderBy(shuffle, {
        things,
        by: size,
        first: say(`order.first.${of}`),
        last: say(`order.last.${of}`),
        slips: [
          {
            by: ({ card }) => card.q,
            misconception: 'unit.compares-numbers',
            feedback: say('order.numbers'),
          },
          {
            by: (thing) => -size(thing),
            misconception: 'unit.order-reversed',
            feedback: say('order.turned'),
          },
        ],
      }),
      hints: [say(`order.nudge.${of}`), say(`order.hint.${of}`, { one, other })],
      solution: [
        say('order.find', {
          list: rows(
            things.map((thing) =>
              thing.card.unit === unitsIn(base).to && thing.card.per !== 'minute'
                ? say('order.is.same', { text: thing.text })
                : say(`order.is.${of}`, { text: thing.text, size: quantity(size(thing), unitsIn(base).to) }),
            ),
          ),
        }),
        say('order.so', { list: rows(sortedBy(things, size).map(({ text }) => text)) }),
      ],
    }
  },
  solve(shown) {
    const { each, to } = rateIn(shown.stem)
    return solved.order(shown, (text) => {
      const [first] = numbersIn(text)
      const isPerMinute = /(?:per|por) minut/.test(text)
      return (first?.value ?? 0) * (to.startsWith(first?.noun ?? '-') ? 1 : each) * (isPerMinute ? 60 : 1)
    })
  },
})
