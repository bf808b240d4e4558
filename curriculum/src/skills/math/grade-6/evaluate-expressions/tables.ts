import { all, defineModel, type Level, mathIn, solved, type Text, tex } from '#form'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { type FilledCell, fillTable } from '#shapes/fill-table/fill-table.ts'
import { orderBy, sortedBy, stopsEarly } from '#shapes/order-by/order-by.ts'
import {
  drawForm,
  type Formed,
  formTex,
  misconceptionOf,
  readValue,
  stepsOf,
  valueIn,
  wrongValues,
} from './forms.ts'
import { say } from './messages.gen.ts'
import { doing, givenIn } from './shown.ts'

interface Tabled extends Formed {
  way: Level
  /** The values of the letter, and of the second letter at level 3. */
  rows: (readonly [number, number])[]
}
const secondOf = (letter: string): string => (letter === 'y' ? 'x' : 'y')

/** The rows of the table; open cells have the wrong values of known mistakes. */
function rowsOf(its: Tabled): (Text | string | FilledCell)[][] {
  const { way, rows, p } = its
  const cell = (name: Text, value: number, ...wrong: FilledCell['wrong']): FilledCell => ({
    name,
    value,
    wrong,
  })
  const slips = (x: number): FilledCell['wrong'] =>
    wrongValues({ ...its, x }).map(({ mistake, value }) => ({
      value,
      misconception: misconceptionOf[mistake],
      feedback: say(`slip.${mistake}`),
    }))
  return rows.map(([x, y]) => {
    if (way === 1) return [String(x), cell(say('table.value'), valueIn({ ...its, x }), ...slips(x))]
    if (way === 2)
      return [
        String(x),
        cell(
          say('table.a'),
          p * x ** 2,
          {
            value: (p * x) ** 2,
            misconception: 'exponents.product-first',
            feedback: say('slip.product-first'),
          },
          {
            value: 2 * p * x,
            misconception: 'exponents.base-times-exponent',
            feedback: say('slip.double'),
          },
        ),
        cell(
          say('table.b'),
          (p * x) ** 2,
          {
            value: p * x ** 2,
            misconception: 'expression.order-of-operations',
            feedback: say('table.whole-base'),
          },
          {
            value: 2 * p * x,
            misconception: 'exponents.base-times-exponent',
            feedback: say('slip.double'),
          },
        ),
      ]
    return [
      String(x),
      String(y),
      cell(
        say('table.value'),
        p * x + y ** 2,
        {
          value: p * x + 2 * y,
          misconception: 'exponents.base-times-exponent',
          feedback: say('slip.double'),
        },
        {
          value: (p * x + y) ** 2,
          misconception: 'expression.order-of-operations',
          feedback: say('slip.order'),
        },
      ),
    ]
  })
}

const solutionOf = (its: Tabled): Text[] => {
  const { letter, way, rows, p } = its
  const second = secondOf(letter)
  const [x = 0, y = 0] = rows[0] ?? []
  const put = String.raw`${p} \cdot ${x} + ${y}^{2} = ${p * x} + ${y ** 2} = ${p * x + y ** 2}`
  return way === 2
    ? rows.map(([at]) =>
        say('table.so-two', {
          given: tex(`${letter} = ${at}`),
          a: tex(String.raw`${p} \cdot ${at}^{2} = ${p} \cdot ${at ** 2} = ${p * at ** 2}`),
          b: tex(String.raw`(${p} \cdot ${at})^{2} = ${p * at}^{2} = ${(p * at) ** 2}`),
        }),
      )
    : way === 3
      ? [
          say('table.so-both', {
            a: tex(`${letter} = ${x}`),
            b: tex(`${second} = ${y}`),
            put: tex(put),
          }),
          say('table.so-rest', { list: rows.map(([one, two]) => p * one + two ** 2).join(', ') }),
        ]
      : [
          say('table.so-first', {
            given: tex(`${letter} = ${x}`),
            steps: all(stepsOf({ ...its, x }).map(doing)),
            got: valueIn({ ...its, x }),
          }),
          say('table.so-rest', { list: rows.map(([at]) => valueIn({ ...its, x: at })).join(', ') }),
        ]
}

/** One expression (level 1), with and without parentheses around the base (level 2), in two letters (level 3). */
export const fillValues = defineModel<Tabled>({
  id: 'fill-values',
  thinking: 'compute',
  seconds: 80,
  standards: ['6.EE.A.2c'],
  task: ({ form, way, letter }) => `${form} ${way} ${letter}`,
  draw(random, way) {
    const its = drawForm(
      random,
      ({ 1: ['plus', 'minus', 'group'], 2: ['square'], 3: ['plus'] } as const)[way],
    )
    const xs = random.sample(way === 2 ? [1, 2, 3, 4, 5, 6, 10] : [1, 2, 3, 4, 5, 6, 8, 9, 10], 3)
    const ys = random.sample([2, 3, 4, 5, 6, 7], 3)
    return {
      ...its,
      way,
      p: way === 2 ? random.integer(2, 5) : its.p,
      rows: xs.toSorted((a, b) => a - b).map((x, at) => [x, ys[at] ?? 2] as const),
    }
  },
  fits: ({ rows, form, p, c }) =>
    rows.every(([x, y]) => x !== y && x !== p) &&
    p !== c &&
    (form !== 'minus' || rows.every(([x]) => p * x > c)),
  item(its) {
    const { letter, way, p } = its
    const second = secondOf(letter)
    const shown = {
      1: [formTex(its)],
      2: [`${p}${letter}^{2}`, `(${p}${letter})^{2}`],
      3: [`${p}${letter} + ${second}^{2}`],
    }[way]
    const [first = '', other = ''] = shown
    return {
      stem: [
        way === 2
          ? say('table.asks.two', { a: tex(first), b: tex(other) })
          : say('table.asks.one', { expression: tex(first) }),
      ],
      ...fillTable({
        columns:
          way === 3
            ? [letter, second, say('table.value')]
            : way === 2
              ? [letter, say('table.a'), say('table.b')]
              : [letter, say('table.value')],
        rows: rowsOf(its),
      }),
      hints: [say(`table.nudge.${way}`), say(`table.hint.${way}`, { p, letter: tex(letter) })],
      solution: solutionOf(its),
    }
  },
  solve(shown) {
    const sources = mathIn(shown.stem)
    if (shown.interaction.kind !== 'table') throw new TypeError('expects a table')
    const [letter = '', second = ''] = shown.interaction.columns
    return solved.table(shown, ({ cells, column }) => {
      const values = { [letter]: Number(cells[0]), [second]: Number(cells[1]) }
      return readValue(sources[sources.length > 1 ? column - 1 : 0] ?? '', values)
    })
  },
})

interface Term {
  tex: string
  by: number
  /** The value by mistake: digits side by side (level 1), a power taken for a product. */
  doubled: number
}
interface Ordered {
  letter: string
  x: number
  way: Level
  p: [number, number]
  c: number
  shuffle: number
}

function termsOf({ letter, x, way, p: [p, q], c }: Ordered): Term[] {
  const product: Term = { tex: `${p}${letter}`, by: p * x, doubled: Number(`${p}${x}`) }
  if (way === 1)
    return [
      product,
      { tex: `${letter} + ${c}`, by: x + c, doubled: x + c },
      { tex: `${q}${letter} − ${letter}`, by: q * x - x, doubled: Number(`${q}${x}`) - x },
      { tex: `${20 + c} − ${letter}`, by: 20 + c - x, doubled: 20 + c - x },
    ]
  const powers: Term[] = [
    { tex: `${letter}^{2}`, by: x ** 2, doubled: 2 * x },
    { tex: `${q}${letter}^{2}`, by: q * x ** 2, doubled: 2 * q * x },
    { tex: `(${q}${letter})^{2}`, by: (q * x) ** 2, doubled: 2 * q * x + 0.001 },
  ]
  return way === 2
    ? [{ ...product, doubled: p * x }, ...powers]
    : [
        { tex: letter, by: x, doubled: x },
        { tex: `${letter}^{2}`, by: x ** 2, doubled: 2 * x },
        { tex: `${letter}^{3}`, by: x ** 3, doubled: 3 * x },
        { tex: `${p}${letter}`, by: p * x, doubled: p * x },
        { tex: `1 − ${letter}`, by: 1 - x, doubled: 1 - x },
      ]
}

/** With a whole number (level 1), with powers (level 2), with a number less than 1 (level 3). */
export const orderValues = defineModel<Ordered>({
  id: 'order-values',
  thinking: 'compare',
  seconds: 80,
  standards: ['6.EE.A.2c'],
  task: ({ way, letter, x }) => `${way} ${letter} ${x}`,
  draw: (random, way) => ({
    letter: random.pick(['x', 'n', 'a', 'm', 'y', 't', 'k', 'w']),
    x:
      way === 3
        ? random.pick([0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8])
        : way === 2
          ? random.integer(2, 6)
          : random.pick([3, 4, 5, 6, 8, 10]),
    way,
    p: [random.integer(2, 9), random.integer(2, way === 2 ? 4 : 7)],
    c: random.integer(2, 30),
    shuffle: random.integer(0, 1e9),
  }),
  fits(its) {
    const terms = termsOf(its)
    const order = (by: (term: Term) => number): string =>
      sortedBy(terms, by)
        .map((term) => term.tex)
        .join()
    return (
      new Set(terms.map(({ by }) => Number(by.toFixed(6)))).size === terms.length &&
      new Set(terms.map((term) => term.tex)).size === terms.length &&
      its.p[0] !== its.p[1] &&
      order(({ by }) => by) !== order(({ doubled }) => doubled)
    )
  },
  item(its) {
    const { letter, x, way, shuffle } = its
    const things = termsOf(its).map((term) => ({ ...term, text: say('order.term', { term: tex(term.tex) }) }))
    type Thing = (typeof things)[number]
    const by = (thing: Thing): number => thing.by
    const wrong: Record<Level, [MisconceptionId, Text]> = {
      1: ['expression.glues-digits', say('order.look')],
      2: ['exponents.base-times-exponent', say('slip.double')],
      3: ['exponents.base-times-exponent', say('slip.double')],
    }
    return {
      stem: [say('order.asks', { given: tex(`${letter} = ${x}`) })],
      ...orderBy<Thing>(shuffle, {
        things,
        by,
        first: say('order.first'),
        last: say('order.last'),
        slips: [
          { by: ({ doubled }) => doubled, misconception: wrong[way][0], feedback: wrong[way][1] },
          ...(way === 3
            ? [
                {
                  // The order for numbers greater than 1.
                  by: (thing: Thing) =>
                    termsOf({ ...its, x: 10 }).find((each) => each.tex === thing.tex)?.by ?? 0,
                  misconception: 'decimal.times-makes-bigger' as const,
                  feedback: say('order.small'),
                },
              ]
            : []),
          stopsEarly(sortedBy(things, by), by, say('order.swap')),
        ],
      }),
      hints: [say('order.nudge', { given: tex(`${letter} = ${x}`) }), say(`order.hint.${way}`)],
      solution: [
        say('order.so', { given: tex(`${letter} = ${x}`) }),
        ...sortedBy(things, by).map((thing) =>
          say('order.value', { value: tex(`${thing.tex} = ${Number(thing.by.toFixed(6))}`) }),
        ),
      ],
    }
  },
  solve(shown) {
    const [letter, x] = givenIn(shown.stem)
    return solved.order(shown, (text) => readValue(mathIn(text)[0] ?? '', { [letter]: x }))
  },
})
