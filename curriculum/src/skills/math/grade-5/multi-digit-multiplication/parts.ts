import { all, defineModel, math, mathIn, numbersIn, rows, solved, tex, type Text, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { noRegrouping, noShift, productBugs } from '#bugs/multiplication/product-bugs.ts'
import {
  grouped,
  partsOf,
  plainTex,
  type Product,
  productOf,
  productTex,
  wholeOf,
} from '#multiplication/products.ts'
import { fillTable, type FilledCell } from '#shapes/fill-table/fill-table.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { productSteps } from '#solutions/partial-products/partial-products.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.B.5']

/** The product that the math of a text shows. */
const productIn = (text: string): number =>
  numbersIn(plainTex(mathIn(text)[0] ?? '')).reduce((product, { value }) => product * value, 1)

/** A rectangle cut by the places of its sides; one cell, the whole area, or a part of a side is asked for. */
interface Model extends Product {
  asks: 'cell' | 'product' | 'side'
  /** Column and row of what is asked for. */
  at: [column: number, row: number]
}
const asked = ({ a, b, at: [column, row] }: Model): [width: number, height: number] => [
  partsOf(a)[column] ?? 1,
  partsOf(b)[row] ?? 1,
]
const modelAnswer = (its: Model): number => {
  const [width, height] = asked(its)
  return { cell: width * height, product: productOf(its), side: height }[its.asks]
}
const model: Model = { a: 46, b: 23, asks: 'cell', at: [0, 0] }
const modelBugs = [
  bug<Model>({
    id: 'multiplication.no-shift',
    answer(its) {
      const [width, height] = asked(its)
      if (its.asks === 'product') return null
      if (its.asks === 'side') return height > 9 ? height / 10 ** (String(height).length - 1) : height * 10
      return width > 9 ? (width * height) / 10 : width * height * 10
    },
    feedback: ({ asks }) => say(asks === 'side' ? 'area.place-side' : 'area.place'),
    // 40 × 20 as 80
    example: [model, 80],
  }),
  bug<Model>({
    id: 'multiplication.adds-factors',
    answer(its) {
      const [width, height] = asked(its)
      return its.asks === 'cell' ? width + height : null
    },
    feedback: () => say('area.adds'),
    example: [model, 60],
  }),
  bug<Model>({
    id: 'division.area-for-side',
    answer(its) {
      const [width, height] = asked(its)
      return its.asks === 'side' ? width * height : null
    },
    feedback: () => say('area.area'),
    example: [{ ...model, asks: 'side' }, 800],
  }),
  ...productBugs.map((each) =>
    bug<Model>({
      ...each,
      answer: (its) => (its.asks === 'product' ? each.answer(its) : null),
      example: [{ ...model, ...each.example[0], asks: 'product' }, each.example[1]],
    }),
  ),
]

/** A partial product (level 1), the whole product (level 2), a part of a side (level 3). */
export const areaModel = defineModel<Model>({
  id: 'area-model',
  thinking: 'read a figure',
  seconds: 60,
  standards,
  bugs: modelBugs,
  task: ({ asks, a, at: [column, row] }) => `${asks} ${a > 99} ${column} ${row}`,
  draw(random, level) {
    const a = wholeOf(random, level === 2 || random.chance(0.5) ? 2 : 3)
    const b = wholeOf(random, 2)
    return {
      a,
      b,
      asks: ({ 1: 'cell', 2: 'product', 3: 'side' } as const)[level],
      at: [random.integer(0, partsOf(a).length - 1), random.integer(0, 1)],
    }
  },
  fits: (its) => its.asks !== 'cell' || asked(its).some((side) => side > 9),
  item(its) {
    const { a, b, asks, at } = its
    const [columns, parts] = [partsOf(a), partsOf(b)]
    const isAt = (column: number, row: number): boolean => at[0] === column && at[1] === row
    const cells = parts.map((height, row) =>
      columns.map((width, column) =>
        asks === 'product' ? '' : asks === 'cell' && isAt(column, row) ? '?' : grouped(width * height),
      ),
    )
    const heights = parts.map((height, row) => (asks === 'side' && row === at[1] ? '?' : String(height)))
    const [width, height] = asked(its)
    const steps = productSteps(its)
    const values = { width, height, area: grouped(width * height) }
    const told = (text: string) => (text === '?' ? say('area.unknown') : text)
    const drawn = {
      columns: all(columns),
      rows: all(heights.map(told)),
      cells: rows(cells.map((row) => all(row.map(told)))),
    }
    return {
      stem: [
        say(`area.asks.${asks}`, {
          product: tex(asks === 'side' ? String.raw`${grouped(a)} \times \square` : productTex(its)),
        }),
      ],
      figure: {
        kind: 'area-model',
        description: say(`area.figure.${asks === 'product' ? 'blank' : 'cells'}`, drawn),
        columns: columns.map((part, column) => ({
          label: String(part),
          size: [6, 4, 3].slice(-columns.length)[column] ?? 3,
        })),
        rows: heights.map((label, row) => ({ label, size: row === 0 ? 3 : 2 })),
        cells: cells.map((row) => row.map((text) => ({ text }))),
      },
      ...typed(its, { label: say('label'), key: modelAnswer(its), bugs: modelBugs }),
      hints:
        asks === 'product'
          ? [say('area.nudge.product'), say('area.hint.product')]
          : [say(`area.nudge.${asks}`), say(`area.hint.${asks}`)],
      solution:
        asks === 'product'
          ? steps.solution
          : [
              say(`area.why.${asks}`, values),
              say('area.so', {
                equation: tex(
                  asks === 'side'
                    ? String.raw`${grouped(width * height)} \div ${width} = ${height}`
                    : String.raw`${width} \times ${height} = ${grouped(width * height)}`,
                ),
              }),
            ],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'area-model') throw new TypeError('expects an area model')
    const number = (text = ''): number => Number(text.replace(',', ''))
    const columns = figure.columns.map(({ label }) => number(label))
    const sides = figure.rows.map(({ label }) => label)
    const open = sides.indexOf('?')
    if (open >= 0) return solved.number(number(figure.cells?.[open]?.[0]?.text) / (columns[0] ?? 1))
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
    const cells = figure.cells ?? []
    const row = cells.findIndex((each) => each.some(({ text }) => text === '?'))
    if (row < 0) return solved.number(sum(columns) * sum(sides.map(number)))
    const column = cells[row]?.findIndex(({ text }) => text === '?') ?? 0
    return solved.number((columns[column] ?? 0) * number(sides[row]))
  },
})

/** Lines of a product, or products that are made from a known one. */
interface Lines extends Product {
  shows: 'lines' | 'known'
  more: number
}

/** The tens and the sum (level 1), all lines (level 2), larger products from a known one (level 3). */
export const partialTable = defineModel<Lines>({
  id: 'partial-products',
  thinking: 'explain',
  seconds: 80,
  standards,
  task: ({ shows, a, b, more }) => `${shows} ${String(a).length} ${b > 50} ${more}`,
  draw: (random, level) => ({
    shows: level === 3 ? 'known' : 'lines',
    a: wholeOf(random, level === 2 ? 3 : 2),
    b: wholeOf(random, 2),
    more: level === 3 ? random.integer(1, 3) : level === 1 ? 0 : 1,
  }),
  fits: (its) => productOf(its) < 100_000,
  item(its) {
    const { shows, a, b, more } = its
    const [tens = 0, ones = 0] = partsOf(b)
    const cell = (value: number, wrong: FilledCell['wrong']): FilledCell => ({
      name: say('table.value'),
      value,
      wrong,
    })
    const slip = (
      value: number,
      misconception: FilledCell['wrong'][number]['misconception'],
      feedback: Text,
    ) => ({
      value,
      misconception,
      feedback,
    })
    const bugsOf = (product: Product) =>
      [noShift, noRegrouping].flatMap((each) => {
        const value = each.answer(product)
        return typeof value === 'number' ? [slip(value, each.id, each.feedback(product))] : []
      })
    const tensSlip = slip((a * tens) / 10, 'multiplication.no-shift', say('table.tens', { tens }))
    const rowsShown: { product: Product; wrong: FilledCell['wrong'] | null }[] =
      shows === 'lines'
        ? [
            { product: { a, b: ones }, wrong: more === 0 ? null : bugsOf({ a, b: ones }) },
            { product: { a, b: tens }, wrong: [tensSlip, ...bugsOf({ a, b: tens })] },
            { product: { a, b }, wrong: bugsOf({ a, b }) },
          ]
        : [
            { product: { a, b }, wrong: null },
            ...[more, 10 * more].map((extra) => ({
              product: { a, b: b + extra },
              wrong: [
                slip(a * b + extra, 'multiplication.adds-to-product', say('table.extra', { a, extra })),
                slip(a * b + b * extra, 'multiplication.other-factor', say('table.other', { a, b })),
              ],
            })),
          ]
    return {
      stem: [say(`table.asks.${shows}`, { product: tex(productTex(its)) })],
      ...fillTable({
        columns: [say('table.product'), say('table.value')],
        rows: rowsShown.map(({ product, wrong }) => [
          math(productTex(product)),
          wrong === null ? grouped(productOf(product)) : cell(productOf(product), wrong),
        ]),
      }),
      hints: [say(`table.nudge.${shows}`), say(`table.hint.${shows}`, { a })],
      solution: [
        say(`table.why.${shows}`, { a }),
        ...rowsShown.map(({ product }) =>
          say('area.so', { equation: tex(`${productTex(product)} = ${grouped(productOf(product))}`) }),
        ),
      ],
    }
  },
  solve: (shown) => solved.table(shown, ({ cells }) => productIn(cells[0] ?? '')),
})

interface Cards {
  cards: Product[]
  shuffle: number
}

/** With a factor in common (level 1), two-digit factors (level 2), of different lengths (level 3): by estimates. */
export const orderProducts = defineModel<Cards>({
  id: 'order-products',
  thinking: 'compare',
  seconds: 60,
  standards,
  task: ({ cards }) =>
    cards
      .map(({ a, b }) => `${String(a).length} ${a > b}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const two = (): number => 10 * random.integer(2, 9) + random.pick([-2, -1, 1, 2])
    const three = (): number => 100 * random.integer(2, 6) + random.pick([-3, -2, 1, 2, 4])
    const common = two()
    const cards = {
      1: [
        { a: common, b: two() },
        { a: common, b: two() },
        { a: two(), b: common },
      ],
      2: Array.from({ length: 4 }, () => ({ a: two(), b: two() })),
      3: [
        { a: three(), b: random.integer(11, 29) },
        { a: two(), b: two() },
        { a: three(), b: random.integer(3, 9) },
        { a: two(), b: two() },
      ],
    }[level]
    return { cards, shuffle: random.integer(0, 1e9) }
  },
  fits({ cards }) {
    const values = cards.map(productOf).toSorted((one, other) => one - other)
    return (
      values.every((value, at) => at === 0 || value > 1.3 * (values[at - 1] ?? 0)) &&
      new Set(cards.map(({ a }) => a)).size > 1
    )
  },
  minWrongAnswers: 1,
  item: ({ cards, shuffle }) => ({
    stem: [say('order.asks')],
    ...orderBy(shuffle, {
      things: cards.map((its) => ({ ...its, text: math(productTex(its)) })),
      by: productOf,
      first: say('order.first'),
      last: say('order.last'),
      slips: [
        ...(new Set(cards.map(({ a }) => a)).size < cards.length
          ? []
          : [
              {
                by: ({ a }: Product) => a,
                misconception: 'multiplication.one-factor' as const,
                feedback: say('order.one'),
              },
            ]),
        {
          by: ({ a, b }) => a + b,
          misconception: 'multiplication.adds-factors',
          feedback: say('order.adds'),
        },
        {
          by: (its) => -productOf(its),
          misconception: 'operations.reversed',
          feedback: say('order.reversed'),
        },
      ],
    }),
    hints: [say('order.nudge'), say('order.hint')],
    solution: [
      say('order.why'),
      ...sortedBy(cards, productOf).map((its) =>
        say('order.so', { product: tex(productTex(its)), value: Math.round(productOf(its) / 100) * 100 }),
      ),
    ],
  }),
  solve: (shown) => solved.order(shown, productIn),
})
