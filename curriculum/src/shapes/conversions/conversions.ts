import type { Level } from '@skills-center/contract/ids'
import { type Quantity, type Text, tex } from '@skills-center/messages/values'
import { bug, tidy, toNumber } from '../../bugs/bug.ts'
import { doubleLine, gapTable } from '../../figures/proportion-figure/proportion-figure.ts'
import { typed } from '../../form/answering.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { plain } from '../../markup.ts'
import type { Random } from '../../random.ts'
import { pairIn, type UnitPair } from '../../situations/conversions/measures.ts'
import { quantity } from '../../units/units.ts'
import { numeral } from '../../wording.ts'
import { claimModel, faultsBy } from '../claim/claim.ts'
import { orderBy, sortedBy } from '../order-by/order-by.ts'
import { typedQuantity } from '../quantity/quantity.ts'
import { say } from './messages.gen.ts'

/** An amount in large units (`down`), in small ones (`up`), or in both (`mixed`, with `extra` small ones). */
export interface Conversion extends UnitPair {
  way: 'down' | 'up' | 'mixed'
  /** In large units. */
  amount: number
  extra: number
}
const inSmall = ({ amount, factor, extra }: Conversion): number => tidy(amount * factor + extra)
const answerOf = (its: Conversion): number => (its.way === 'up' ? its.amount : inSmall(its))

// Worked by hand: 6 feet are 72 inches; 6 feet 5 inches are 77.
const feet: Conversion = {
  large: 'foot',
  small: 'inch',
  factor: 12,
  system: 'customary',
  way: 'down',
  amount: 6,
  extra: 0,
}
const otherWay = bug<Conversion>({
  id: 'unit.wrong-operation',
  answer: ({ way, amount, factor }) =>
    way === 'down'
      ? [tidy(amount * 10), tidy(factor * 10)]
      : way === 'up'
        ? tidy(amount * factor * factor)
        : null,
  feedback: (its) => say(`slip.way.${its.way === 'up' ? 'up' : 'down'}`, unitsOf(its)),
  example: [feet, [60, 120]],
})
const byTen = bug<Conversion>({
  id: 'unit.base-ten-only',
  answer: ({ system, way, amount, factor, extra }) => {
    if (system === 'metric') return null
    const ten = system === 'time' ? 100 : 10
    if (way === 'up') return [tidy(amount * factor), ten]
    return tidy(amount * ten + extra)
  },
  feedback: (its) => say('slip.ten', unitsOf(its)),
  example: [feet, 60],
})
const placeOff = bug<Conversion>({
  id: 'unit.place-off',
  answer: ({ system, way, amount, factor }) => {
    if (system !== 'metric') return null
    const off = factor === 10 ? 100 : factor / 10
    return way === 'up' ? [tidy(amount * factor), off] : tidy(amount * off)
  },
  feedback: (its) => say('slip.place', unitsOf(its)),
  example: [{ ...feet, large: 'meter', small: 'centimeter', factor: 100, system: 'metric', amount: 3.5 }, 35],
})
const forgetsExtra = bug<Conversion>({
  id: 'unit.forgets-extra',
  answer: ({ way, amount, factor }) => (way === 'mixed' ? amount * factor : null),
  feedback: () => say('slip.extra'),
  example: [{ ...feet, way: 'mixed', extra: 5 }, 72],
})
const addsAll = bug<Conversion>({
  id: 'unit.adds-unlike',
  answer: ({ way, amount, extra }) => (way === 'mixed' ? amount + extra : null),
  feedback: () => say('slip.adds'),
  example: [{ ...feet, way: 'mixed', extra: 5 }, 11],
})
const bugs = [otherWay, byTen, placeOff, forgetsExtra, addsAll]

export const unitsOf = ({ large, small, factor }: UnitPair): { large: Quantity; small: Quantity } => ({
  large: quantity(1, large),
  small: quantity(factor, small),
})
const stepsOf = (its: Conversion): Text[] => {
  const { amount, factor, extra, way } = its
  const small = tidy(amount * factor)
  return [
    say('way.fact', unitsOf(its)),
    way === 'up'
      ? say('way.divide', {
          equation: tex(String.raw`${numeral(small)} \div ${numeral(factor)} = ${numeral(amount)}`),
        })
      : say('way.multiply', {
          equation: tex(String.raw`${numeral(amount)} \times ${numeral(factor)} = ${numeral(small)}`),
        }),
    ...(way === 'mixed'
      ? [say('way.add', { equation: tex(`${numeral(small)} + ${extra} = ${numeral(small + extra)}`) })]
      : []),
  ]
}
const hintsOf = (its: Conversion): Text[] => [
  say(`nudge.${its.way === 'up' ? 'up' : 'down'}`),
  say(its.way === 'mixed' ? 'hint.mixed' : 'hint.plain', unitsOf(its)),
]

type Draw = (random: Random, level: Level) => Conversion
interface Form {
  standards: readonly string[]
  draw: Draw
}

/** Convert one amount to another unit. */
export const convert = ({ standards, draw }: Form): ModelForm<Conversion> =>
  defineModel<Conversion>({
    id: 'convert',
    thinking: 'compute',
    seconds: 45,
    standards,
    bugs,
    task: ({ large, small, way }) => `${large} ${small} ${way}`,
    draw,
    item(its) {
      const { way, large, small, amount, extra } = its
      const told = {
        large: quantity(amount, large),
        small: quantity(way === 'mixed' ? extra : inSmall(its), small),
      }
      return {
        stem: [say(`asks.${way}`, told)],
        ...typedQuantity(its, {
          label: say('label'),
          right: quantity(answerOf(its), way === 'up' ? large : small),
          bugs,
        }),
        hints: hintsOf(its),
        solution: stepsOf(its),
      }
    },
    solve({ stem }) {
      const { factor, isLargeFirst } = pairIn(stem)
      const [one = 0, extra] = numbersIn(stem).map(({ value }) => value)
      // The unit asked for comes first, unless the stem gives two amounts.
      if (extra !== undefined) return solved.number(one * factor + extra)
      return solved.number(isLargeFirst ? one / factor : one * factor)
    },
  })

/** Convert in a table (levels 1 and 2) or on a double number line (level 3). */
interface Rows extends Conversion {
  looks: 'table' | 'line'
  others: number[]
}
export const readTable = ({ standards, draw }: Form): ModelForm<Rows> =>
  defineModel<Rows>({
    id: 'read-table',
    thinking: 'read a figure',
    seconds: 50,
    standards,
    bugs,
    task: ({ large, small, way, looks }) => `${large} ${small} ${way} ${looks}`,
    draw(random, level) {
      const its = draw(random, level)
      const way = level === 1 ? 'down' : level === 2 ? 'up' : random.pick(['down', 'up'] as const)
      const step = Number.isInteger(its.amount) ? 1 : 0.5
      const others = random.sample(
        [1, 2, 3, 4, 5, 6].map((n) => n * step),
        2,
      )
      return {
        ...its,
        way,
        extra: 0,
        amount: tidy(step * random.integer(7, 12)),
        looks: level === 3 ? 'line' : 'table',
        others,
      }
    },
    fits: ({ others, amount, large, small }) => !others.includes(amount) && large !== small,
    item(its) {
      const { way, large, small, factor, amount, looks, others } = its
      const [xs, ys] = [say('unit', { of: quantity(2, large) }), say('unit', { of: quantity(2, small) })]
      const all = [...others, amount].toSorted((one, other) => one - other)
      const cells = all.map((each): [number | null, number | null] => [
        each === amount && way === 'up' ? null : each,
        each === amount && way === 'down' ? null : tidy(each * factor),
      ])
      return {
        stem: [say('table.asks')],
        figure:
          looks === 'table'
            ? gapTable({ title: say('table.title'), columns: [xs, ys], rows: cells })
            : doubleLine({
                top: xs,
                bottom: ys,
                marks: [
                  { at: 0, top: 0, bottom: 0 },
                  ...cells.map(([top, bottom], at) => ({ at: all[at] ?? 0, top, bottom })),
                ],
              }),
        ...typed(its, { label: say('table.label'), key: answerOf(its), bugs }),
        hints: [say('table.nudge'), say('table.hint')],
        solution: [
          say('table.factor', {
            equation: tex(
              String.raw`${numeral(tidy((others[0] ?? 1) * factor))} \div ${numeral(others[0] ?? 1)} = ${numeral(factor)}`,
            ),
          }),
          ...stepsOf(its).slice(1),
        ],
      }
    },
    solve({ figure }) {
      const pairs =
        figure?.kind === 'table'
          ? figure.rows.map(([one = '', other = '']) => [one, other] as const)
          : figure?.kind === 'double-number-line'
            ? figure.ticks.map(({ top, bottom }) => [top, bottom] as const)
            : []
      const numbers = pairs.map((pair) => pair.map((each) => Number(each.replace(',', ''))))
      const [large = 1, small = 1] = numbers.find(([one = 0, other = 0]) => one > 0 && other > 0) ?? []
      const [one = 0, other = 0] = numbers.find((pair) => pair.some(Number.isNaN)) ?? []
      return solved.number(Number.isNaN(one) ? (other * large) / small : (one * small) / large)
    },
  })

/** Amounts to compare: in two units (level 1), with decimals (level 2), four amounts (level 3). */
interface Amounts extends UnitPair {
  cards: { amount: number; isLarge: boolean }[]
  shuffle: number
}
export const orderAmounts = (standards: readonly string[], draw: Draw): ModelForm<Amounts> => {
  type Card = Amounts['cards'][number]
  const sizeOf = ({ amount, isLarge }: Card, factor: number): number =>
    isLarge ? tidy(amount * factor) : amount
  return defineModel<Amounts>({
    id: 'order-amounts',
    thinking: 'compare',
    seconds: 60,
    standards,
    task: ({ large, small, cards }) => `${large} ${small} ${cards.length}`,
    draw(random, level) {
      const { large, small, factor, system } = draw(random, level)
      const whole = system !== 'metric'
      const cards = Array.from({ length: level === 3 ? 4 : 3 }, (_, at): Card => {
        const isLarge = at % 2 === 0
        const amount = whole ? random.integer(2, 9) : random.integer(11, 95) / 10
        return {
          amount: isLarge ? amount : tidy(Math.round(amount * factor) + random.integer(-3, 3)),
          isLarge,
        }
      })
      return { large, small, factor, system, cards, shuffle: random.integer(0, 1e9) }
    },
    fits({ cards, factor }) {
      const sizes = cards.map((card) => sizeOf(card, factor)).toSorted((one, other) => one - other)
      return sizes.every((size, at) => size > 0 && (at === 0 || size > (sizes[at - 1] ?? 0) * 1.02 + 0.001))
    },
    minWrongAnswers: 1,
    item({ cards, large, small, factor, system, shuffle }) {
      const things = cards.map((card) => ({
        card,
        text: say('unit-amount', { of: quantity(card.amount, card.isLarge ? large : small) }),
      }))
      const size = ({ card }: { card: Card }): number => sizeOf(card, factor)
      return {
        stem: [say('order.asks')],
        ...orderBy(shuffle, {
          things,
          by: size,
          first: say('order.first'),
          last: say('order.last'),
          slips: [
            {
              by: ({ card }) => card.amount,
              misconception: 'unit.compares-numbers',
              feedback: say('order.numbers'),
            },
            {
              by: ({ card }) =>
                card.isLarge
                  ? card.amount * (system === 'metric' ? 10 : system === 'time' ? 100 : 10)
                  : card.amount,
              misconception: system === 'metric' ? 'unit.place-off' : 'unit.base-ten-only',
              feedback: say('order.factor', unitsOf({ large, small, factor, system })),
            },
            {
              by: (thing) => -size(thing),
              misconception: 'unit.order-reversed',
              feedback: say('order.reversed'),
            },
          ],
        }),
        hints: [say('order.nudge'), say('order.hint', unitsOf({ large, small, factor, system }))],
        solution: sortedBy(things, size).map(({ card, text }) =>
          card.isLarge
            ? say('order.so', { text, small: quantity(sizeOf(card, factor), small) })
            : say('order.is', { text }),
        ),
      }
    },
  })
}

const faults = faultsBy<Conversion, 'way' | 'ten' | 'place' | 'extra' | 'adds'>(
  { way: otherWay, ten: byTen, place: placeOff, extra: forgetsExtra, adds: addsAll },
  (id, who) => say(`claim.${id}`, { who }),
)
/**
 * A claim about a conversion: to smaller units (level 1), to larger ones (level 2), of an amount in two units (level
 * 3).
 */
export const claimConversion = (
  standards: readonly string[],
  draws: Readonly<Record<'customary' | 'metric' | 'mixed', (random: Random) => Conversion>>,
) =>
  claimModel<Conversion>({
    seconds: 60,
    standards,
    task: ({ large, small, way }) => `${large} ${small} ${way}`,
    kinds: {
      1: [
        { draw: (random) => ({ ...draws.customary(random), way: 'down' }), faults: faults('way', 'ten') },
        { draw: (random) => ({ ...draws.metric(random), way: 'down' }), faults: faults('way', 'place') },
      ],
      2: [
        {
          draw: (random) => ({ ...draws.customary(random), way: 'up' }),
          faults: faults('ten', 'way'),
          most: 4000,
        },
        {
          draw: (random) => ({ ...draws.metric(random), way: 'up' }),
          faults: faults('place', 'way'),
          most: 1_100_000,
        },
      ],
      3: [{ draw: draws.mixed, faults: faults('ten', 'extra', 'adds') }],
    },
    truth: answerOf,
    isSaid: (got) => Number.isInteger(tidy(toNumber(got) * 1000)),
    words(its, _who, got) {
      const { way, large, small, amount, extra } = its
      const unit = way === 'up' ? large : small
      return {
        context: say(`asks.${way}`, {
          large: quantity(amount, large),
          small: quantity(way === 'mixed' ? extra : inSmall(its), small),
        }),
        said: say('claim.said', { of: quantity(tidy(toNumber(got)), unit) }),
        truth: say('claim.truth', { of: quantity(answerOf(its), unit) }),
        hints: hintsOf(its),
        start: stepsOf(its),
      }
    },
    reads({ stem }) {
      const [context = '', said = ''] = plain(stem).split('“')
      const [one = 0, other] = numbersIn(context).map(({ value }) => value)
      const { system, factor, isLargeFirst } = pairIn(context)
      const isUp = other === undefined && isLargeFirst
      const wrong = system === 'time' ? 100 : system === 'customary' ? 10 : factor === 10 ? 100 : factor / 10
      const big = isUp ? one / factor : one
      const extra = other ?? 0
      const truth = isUp ? big : big * factor + extra
      return {
        got: numbersIn(said)[0]?.value ?? 0,
        truth,
        ways: [
          [/other operation|otra operación/, isUp ? one * factor : one / factor],
          [/as if|como si/, isUp ? one / wrong : big * wrong + extra],
          [/one place|un lugar/, isUp ? one / wrong : big * wrong],
          [/left out|omitió/, big * factor],
          [/unlike|diferentes/, big + extra],
        ],
      }
    },
  })
