import { defineModel, math, mathIn, numbersIn, solved, tex, tidy, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { powerTex, valueOfTex } from '#exponents/powers.ts'
import { fractionTex } from '#fractions/fraction.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import {
  drawRepeated,
  type Repeated,
  tellRepeated,
  totalOf,
} from '#situations/repeated-factors/repeated-factors.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

interface Cards {
  cards: [base: string, exponent: number][]
  shuffle: number
}
type Card = Cards['cards'][number]
const cardTex = ([base, n]: Card): string => powerTex(base, n)
const cardValue = (card: Card): number => valueOfTex(cardTex(card))
const productOf = ([base, n]: Card): number => valueOfTex(base) * n
/** `\left(\frac{1}{2}\right)^{3} = \frac{1}{2} \times \frac{1}{2} \times \frac{1}{2} = \frac{1}{8}`. */
function workedOut([base, n]: Card): string {
  const [, top, bottom] = /frac\{(\d+)\}\{(\d+)\}/.exec(base) ?? []
  const factor = base.replaceAll(/\\left\(|\\right\)/g, '')
  const value =
    top === undefined
      ? numeral(tidy(Number(base) ** n))
      : fractionTex([Number(top) ** n, Number(bottom) ** n])
  return [
    cardTex([base, n]),
    Array<string>(n)
      .fill(factor)
      .join(String.raw` \times `),
    value,
  ].join(' = ')
}
const half = (top: number, bottom: number): string => String.raw`\left(\frac{${top}}{${bottom}}\right)`

/** Small powers (level 1), with base and exponent exchanged (level 2), of fractions and decimals, too (level 3). */
export const orderPowers = defineModel<Cards>({
  id: 'order-powers',
  thinking: 'compare',
  seconds: 60,
  standards: ['6.EE.A.1'],
  task: ({ cards }) => cards.map(([base, n]) => `${base.length > 2} ${n > 3}`).join(),
  draw(random, level) {
    const [a, b] = random.sample([2, 3, 4, 5, 6, 7], 2)
    const n = (): number => random.integer(2, 5)
    const small: Card[] = [
      [String(random.integer(2, 10)), 2],
      [String(random.integer(2, 5)), random.integer(3, 4)],
      ['2', random.integer(3, 8)],
      ['10', random.integer(2, 3)],
    ]
    const part: Card[] = [
      [half(1, random.integer(2, 4)), random.integer(2, 3)],
      [half(random.integer(2, 3), random.pick([4, 5])), 2],
      [`0.${random.integer(2, 9)}`, 2],
      ['1', random.integer(4, 9)],
    ]
    const cards = {
      1: random.sample(small, 3),
      2: [
        [String(a), b ?? 2],
        [String(b), a ?? 2],
        [String(random.integer(2, 9)), n()],
        [String(random.integer(2, 9)), n()],
      ] satisfies Card[],
      3: [...random.sample(part, 3), [String(random.integer(2, 3)), n()] satisfies Card],
    }[level]
    return { cards, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ cards }) => {
    const values = cards.map(cardValue).toSorted((one, other) => one - other)
    return (
      (values.at(-1) ?? 0) <= 3200 && values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))
    )
  },
  minWrongAnswers: 1,
  item: ({ cards, shuffle }) => ({
    stem: [say('order.asks')],
    ...orderBy(shuffle, {
      things: cards.map((card) => ({ card, text: math(cardTex(card)) })),
      by: ({ card }) => cardValue(card),
      first: say('order.first'),
      last: say('order.last'),
      slips: [
        {
          by: ({ card }) => productOf(card),
          misconception: 'exponents.base-times-exponent',
          feedback: say('order.times'),
        },
        {
          by: ({ card }) => valueOfTex(card[0]),
          misconception: 'exponents.compares-bases',
          feedback: say('order.bases'),
        },
        {
          by: ({ card }) => -cardValue(card),
          misconception: 'exponents.order-reversed',
          feedback: say('order.reversed'),
        },
      ],
    }),
    hints: [say('order.nudge'), say('order.hint')],
    solution: sortedBy(cards, cardValue).map((card) => say('order.so', { equation: tex(workedOut(card)) })),
  }),
  solve: (shown) => solved.order(shown, (text) => valueOfTex(mathIn(text)[0] ?? '0')),
})

interface Matched {
  pairs: [source: string, target: string][]
  others: string[]
  shuffle: number
}
const factors = (base: number, n: number): string =>
  Array<number>(n)
    .fill(base)
    .join(String.raw` \times `)

/** Powers as products (level 1), equal powers of other bases (level 2), expressions with a power (level 3). */
export const sameValue = matchValues<Matched>({
  id: 'same-value',
  thinking: 'classify',
  seconds: 60,
  standards: ['6.EE.A.1'],
  task: ({ pairs }) => pairs.map(([source]) => source.replaceAll(/\d+/g, 'n')).join(),
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    const [a = 2, b = 3, c = 5] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
    const n = random.integer(3, 5)
    if (level === 1) {
      return {
        pairs: [
          [powerTex(a, n), factors(a, n)],
          [powerTex(b, 2), factors(b, 2)],
          [powerTex(n, 2), factors(n, 2)],
        ],
        others: [String.raw`${a} \times ${n}`, String.raw`${b} \times 2`],
        shuffle,
      }
    }
    if (level === 2) {
      const equal: [string, string][] = [
        [powerTex(2, 6), powerTex(8, 2)],
        [powerTex(3, 4), powerTex(9, 2)],
        [powerTex(2, 4), powerTex(4, 2)],
        [powerTex(10, 4), powerTex(100, 2)],
        [powerTex(2, 8), powerTex(16, 2)],
        [powerTex(5, 4), powerTex(25, 2)],
        [powerTex(4, 3), powerTex(2, 6)],
        [powerTex(9, 3), powerTex(3, 6)],
        [powerTex(2, 10), powerTex(4, 5)],
      ]
      return { pairs: random.sample(equal, 3), others: [powerTex(random.integer(11, 19), 2)], shuffle }
    }
    return {
      pairs: [
        [String.raw`${a} \times ${powerTex(b, 2)}`, String(a * b * b)],
        [powerTex(String.raw`(${a} \times ${b})`, 2), String((a * b) ** 2)],
        [`${powerTex(a, 2)} + ${c}`, String(a * a + c)],
        [powerTex(`(${a} + ${c})`, 2), String((a + c) ** 2)],
      ],
      others: [String(a * a + c * c)],
      shuffle,
    }
  },
  fits: ({ pairs }) => new Set(pairs.map(([source]) => valueOfTex(source))).size === pairs.length,
  pairs: ({ pairs, others }) =>
    pairs.map(([source, target]) => ({
      source,
      target,
      slips: others.map((other) => ({
        target: other,
        misconception: source.includes('+')
          ? ('exponents.spreads-over-sum' as const)
          : ('exponents.base-times-exponent' as const),
        feedback: say(source.includes('+') ? 'match.spreads' : 'match.times'),
      })),
    })),
  others: ({ others }) => others,
  words: () => ({
    stem: [say('match.asks')],
    hints: [say('match.nudge'), say('match.hint')],
    slip: { misconception: 'exponents.product-first', feedback: say('match.slip') },
    why: [say('match.why')],
  }),
  means: valueOfTex,
})

const storyOf: Repeated = { story: 'cells', asks: 'many', start: 5, factor: 2, steps: 4, who: 'Ana' }
const storyBugs = [
  bug<Repeated>({
    id: 'exponents.base-times-exponent',
    answer: ({ asks, start, factor, steps }) =>
      asks === 'back' ? factor ** steps / factor : start * factor * steps,
    feedback: ({ asks }) => say(asks === 'back' ? 'story.divides' : 'story.times'),
    example: [storyOf, 40],
  }),
  bug<Repeated>({
    id: 'exponents.one-step-off',
    answer: ({ asks, start, factor, steps }) => (asks === 'back' ? steps + 1 : start * factor ** (steps - 1)),
    feedback: () => say('story.step'),
    example: [storyOf, 40 + 0],
  }),
  bug<Repeated>({
    id: 'exponents.forgets-start',
    answer: ({ asks, factor, steps }) => (asks === 'many' ? factor ** steps : null),
    feedback: ({ start }) => say('story.start', { start }),
    example: [storyOf, 16],
  }),
  bug<Repeated>({
    id: 'exponents.forgets-start',
    answer: (its) => (its.asks === 'back' ? factorsIn(totalOf(its), its.factor) : null),
    feedback: ({ start }) => say('story.start', { start }),
    example: [{ ...storyOf, asks: 'back', start: 6 }, 5],
  }),
  bug<Repeated>({
    id: 'exponents.adds-each-step',
    answer: ({ asks, start, factor, steps }) => (asks === 'many' ? start + factor * steps : null),
    feedback: ({ factor }) => say('story.adds', { factor }),
    example: [storyOf, 13],
  }),
]
/** How often a number can be divided by a factor before a rest is left. */
function factorsIn(total: number, factor: number): number {
  let [left, count] = [total, 0]
  while (left % factor === 0) [left, count] = [left / factor, count + 1]
  return count
}

/** From one (level 1), from several (level 2), how many steps (level 3). */
export const story = defineModel<Repeated>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['6.EE.A.1'],
  bugs: storyBugs,
  task: ({ story: id, asks }) => `${id} ${asks}`,
  draw: (random, level) => drawRepeated(random, ({ 1: 'one', 2: 'many', 3: 'back' } as const)[level]),
  fits: (its) => totalOf(its) <= 1500 && its.factor !== its.steps,
  item(its) {
    const { asks, start, factor, steps } = its
    const total = totalOf(its)
    const power = factor ** steps
    const product = tex(`${powerTex(factor, steps)} = ${power}`)
    const values = { start, factor, steps, total, power, product }
    return {
      stem: [tellRepeated(its)],
      ...typed(its, { label: say('label'), key: asks === 'back' ? steps : total, bugs: storyBugs }),
      hints: [say(`story.nudge.${asks}`), say(`story.hint.${asks}`, values)],
      solution: [say(`story.first.${asks}`, values), say(`story.so.${asks}`, values)],
    }
  },
})

interface Growth {
  start: number
  factor: number
  /** Rows of the table, and the one that is asked for; `skip` rows are left out before the last. */
  rows: number
  asked: number
  skip: number
}
const rowValue = ({ start, factor }: Growth, row: number): number => start * factor ** row
const growing: Growth = { start: 2, factor: 3, rows: 4, asked: 3, skip: 0 }
const growthBugs = [
  bug<Growth>({
    id: 'exponents.adds-each-step',
    answer(its) {
      const step = rowValue(its, 1) - its.start
      return its.asked === 0 ? null : its.start + step * its.asked
    },
    feedback: () => say('table.adds'),
    example: [growing, 14],
  }),
  bug<Growth>({
    id: 'exponents.one-step-off',
    answer: (its) => (its.skip > 0 ? rowValue(its, its.rows - 1) : null),
    feedback: () => say('table.skips'),
    example: [{ ...growing, asked: 5, skip: 2 }, 54],
  }),
  bug<Growth>({
    id: 'exponents.base-times-exponent',
    answer: (its) => (its.asked === 0 ? null : its.start * its.factor * its.asked),
    feedback: () => say('table.times'),
    example: [growing, 18],
  }),
  bug<Growth>({
    id: 'exponents.adds-each-step',
    answer: (its) => (its.asked === 0 ? 2 * rowValue(its, 1) - rowValue(its, 2) : null),
    feedback: () => say('table.subtracts'),
    // 2, 6, 18: the step of 12 taken away from 6.
    example: [{ ...growing, asked: 0 }, -6],
  }),
  bug<Growth>({
    id: 'exponents.zero-gives-zero',
    answer: (its) => (its.asked === 0 ? 0 : null),
    feedback: () => say('table.zero'),
    example: [{ ...growing, asked: 0 }, 0],
  }),
]

/** The next row (level 1), a row further down (level 2), the row before the first (level 3). */
export const growthTable = defineModel<Growth>({
  id: 'growth-table',
  thinking: 'read a figure',
  seconds: 55,
  standards: ['6.EE.A.1'],
  bugs: growthBugs,
  task: ({ factor, asked, skip }) => `${factor} ${asked} ${skip}`,
  draw(random, level) {
    const rows = random.integer(3, 4)
    const skip = level === 2 ? random.integer(1, 2) : 0
    return {
      start: random.integer(1, 15),
      factor: random.integer(2, 5),
      rows,
      asked: level === 3 ? 0 : rows + skip - (level === 1 ? 1 : 0) + (level === 1 ? 1 : 0),
      skip,
    }
  },
  fits: (its) => rowValue(its, Math.max(its.asked, its.rows)) <= 6000,
  item(its) {
    const { factor, rows, asked } = its
    const first = asked === 0 ? 1 : 0
    const shown = Array.from({ length: rows }, (_, at) => at + first)
    const cells = shown.map((row): (number | string)[] => [row, rowValue(its, row)])
    const all = asked === 0 ? [[0, '?'], ...cells] : [...cells, [asked, '?']]
    const key = rowValue(its, asked)
    return {
      stem: [say('table.asks')],
      figure: {
        ...tableFigure(say('table.title'), [say('table.step'), say('table.count')], all),
        description: say('table.described', {
          steps: all.map(([step]) => step).join(', '),
          numbers: cells.map(([, count]) => count).join(', '),
          asked,
        }),
      },
      ...typed(its, { label: say('table.label'), key, bugs: growthBugs }),
      hints: [say('table.nudge'), say(asked === 0 ? 'table.back' : 'table.hint')],
      solution: [
        say('table.factor', { factor, one: rowValue(its, first), other: rowValue(its, first + 1) }),
        asked === 0
          ? say('table.first', { one: rowValue(its, 1), factor, key })
          : say('table.so', { last: rowValue(its, rows - 1), times: asked - rows + 1, factor, key }),
      ],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const known = figure.rows
      .filter(([, count]) => count !== '?')
      .map(([step, count]) => [Number(step), Number(count?.replace(',', ''))])
    const [[first = 0, one = 0] = [], [, other = 0] = []] = known
    const [step] = figure.rows.find(([, count]) => count === '?') ?? ['0']
    return solved.number(
      (one * (other / one) ** (numbersIn(step ?? '0')[0]?.value ?? 0)) / (other / one) ** first,
    )
  },
})
