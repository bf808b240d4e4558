import { defineModel, math, solved, tex } from '#form'
import { areaBugs as bugs, type SeenArea } from '#bugs/fraction-products/area-bugs.ts'
import { partCells, type PartRow, partRowTex } from '#bugs/fraction-products/part-cells.ts'
import { cellsFigure, cutRectangle, stripedSquare } from '#figures/area-figure/area-figure.ts'
import { type Fraction, fromPlain, isSame, plus, properFraction, times } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { productOf, someMixed, somePart } from '#fractions/products.ts'
import { shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { multiplied } from '#solutions/fraction-product/fraction-product.ts'
import { say } from './messages.gen.ts'

/** A side that is cut into pieces with labels such as `2` and `3/4`. */
const sideOf = (cuts: readonly { label: string }[]): Fraction =>
  cuts.map(({ label }) => fromPlain(label)).reduce(plus)

const figures = { striped: stripedSquare, cells: cellsFigure, cut: cutRectangle } as const
const showsAt = { 1: 'striped', 2: 'cells', 3: 'cut' } as const

/** A part of a part of a square (level 1), a rectangle of small cells (level 2), mixed sides (level 3). */
export const area = defineModel<SeenArea>({
  id: 'area',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['5.NF.B.4b'],
  bugs,
  task: ({ shows, one, other }) => `${shows} ${one[1]} ${other[1]}`,
  draw(random, level) {
    const shows = showsAt[level]
    if (shows === 'cut') {
      return { shows, one: someMixed(random, 4, [2, 3, 4]), other: someMixed(random, 3, [2, 3, 4]) }
    }
    const [b, d] = [random.integer(2, 6), random.integer(2, 5)]
    return shows === 'striped'
      ? { shows, one: properFraction(random, b), other: properFraction(random, d) }
      : { shows, one: [random.integer(b + 1, 10), b], other: [random.integer(d + 1, 8), d] }
  },
  // Sides that are cut into wholes and cells say nothing of fractions.
  fits: ({ one: [a, b], other: [c, d] }) => a % b !== 0 && c % d !== 0,
  item(seen) {
    const { shows, one, other } = seen
    const { hints, solution } = multiplied(seen)
    const isCut = shows === 'cut'
    const cells = { count: one[0] * other[0], all: one[1] * other[1] }
    const sides = { one: shown(one), other: shown(other) }
    return {
      stem: [say(`area.${shows}`), say(shows === 'striped' ? 'area.fraction' : 'area.asks')],
      figure: figures[shows](one, other),
      ...typedAmount(seen, { key: productOf(seen), bugs }),
      hints: [say(`area.nudge.${shows}`), (isCut ? hints.at(-1) : undefined) ?? say('area.sides')],
      solution: [
        say(shows === 'striped' ? 'area.part' : 'area.size', sides),
        ...(isCut ? [] : [say('area.count-cells', cells)]),
        ...solution.slice(0, -1),
      ],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'area-model') throw new TypeError('expects a rectangle')
    const { columns, rows, stripedColumns = 0, stripedRows = 0, braces } = figure
    const cells = columns.length * rows.length
    if (stripedColumns > 0) return solvedFraction(stripedColumns * stripedRows, cells)
    if (braces === undefined) return solvedFraction(...times(sideOf(columns), sideOf(rows)))
    // Each brace is one unit long.
    return solvedFraction(
      cells,
      braces.reduce((inOne, { from, to }) => inOne * (to - from + 1), 1),
    )
  },
})

/** One part and all parts of a number (level 1), more than the number (level 2), back to the number (level 3). */
export const parts = defineModel<{ asks: PartRow['asks']; rows: PartRow[] }>({
  id: 'parts',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['5.NF.B.4a'],
  task: ({ asks, rows }) => `${asks} ${rows.map(({ part: [, denominator] }) => denominator).join()}`,
  draw(random, level) {
    const asks = level === 3 ? 'number' : 'product'
    const rows = [0, 1].map((): PartRow => {
      const [a, b] = somePart(random, [3, 4, 5, 6, 8])
      return { asks, part: [level === 2 ? a + b : a, b], one: random.integer(2, 9) }
    })
    return { asks, rows }
  },
  fits: ({ rows }) =>
    rows.every(({ part }) => part[0] > 1 && rows.filter((row) => isSame(row.part, part)).length === 1),
  item: ({ asks, rows }) => ({
    stem: [say(`parts.${asks}`)],
    ...fillTable({
      columns: [say('parts.problem'), say('parts.one'), say(`parts.column.${asks}`)],
      rows: rows.map((row) => [math(partRowTex(row)), ...partCells(row)]),
    }),
    hints: [say('parts.nudge'), say(`parts.hint.${asks}`)],
    solution: rows.map(({ part: [a, b], one }) => {
      const [from, to] = asks === 'product' ? [b, a] : [a, b]
      return say(`parts.so.${asks}`, {
        divide: tex(String.raw`${from * one} \div ${from} = ${one}`),
        multiply: tex(String.raw`${to} \times ${one} = ${to * one}`),
      })
    }),
  }),
  solve: (shownTable) =>
    solved.table(shownTable, ({ cells: [problem = ''], column }) => {
      const [[a, b] = [1, 1], [known] = [0]] = fractionsIn(problem)
      const [into, of] = problem.includes('n') && problem.includes('=') ? [a, b] : [b, a]
      return column === 1 ? known / into : (known / into) * of
    }),
})
