import { built, createRandom, defineModel, solved, type Text } from '#form'
import { table } from '#build-placed.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import {
  about,
  allCells,
  cellOf,
  cellsShown,
  columnName,
  drawTwoWay,
  grandTotal,
  rowName,
  rowTotal,
  tableFigure,
  totalName,
  turned,
  type TwoWay,
} from '#situations/two-way-counts/two-way-counts.ts'
import type { Shown } from '#item.ts'
import { say } from './messages.gen.ts'

const standards = ['8.SP.A.4']
const both = [0, 1] as const

interface Open {
  value: number
  unit?: '%'
  label: Text
  wrong: { value: number; misconception: MisconceptionId; feedback: Text }[]
}

/** A table to fill in: its cells row by row, each written or open. */
const openTable = (
  columns: readonly Text[],
  rows: readonly { name: Text; cells: readonly (string | Open)[] }[],
) =>
  built((word) =>
    table(
      // Nothing is shuffled.
      createRandom('no options'),
      ['', ...columns.map(word)],
      rows.map(({ name, cells }) => [
        word(name),
        ...cells.map((cell) =>
          typeof cell === 'string'
            ? cell
            : {
                label: word(cell.label),
                key: { value: String(cell.value), ...(cell.unit === undefined ? {} : { unit: cell.unit }) },
                wrong: cell.wrong.map(({ value, misconception, feedback }) => ({
                  value: String(value),
                  misconception,
                  feedback: word(feedback),
                })),
              },
        ),
      ]),
    ),
  )

/** The cells of an open table: what is missing follows from the percents of its rows, then from sums, one after another. */
function filledTable({ stem, interaction }: Shown): (number | undefined)[][] {
  if (interaction.kind !== 'table') throw new TypeError('expects a table')
  const cells = interaction.rows.map((row) =>
    row.slice(1).map((cell) => ('text' in cell && /\d/.test(cell.text) ? Number(cell.text) : undefined)),
  )
  for (const [at, [, percent]] of [...stem.matchAll(/(\d+)%/g)].entries()) {
    const cellsOfRow = cells[at] ?? []
    cellsOfRow[0] = ((cellsOfRow[2] ?? 0) * Number(percent)) / 100
  }
  const lines = [0, 1, 2].flatMap((at) => [
    [0, 1, 2].map((other) => [at, other] as const),
    [0, 1, 2].map((other) => [other, at] as const),
  ])
  for (let round = 0; round < 4; round += 1)
    for (const line of lines) {
      const [one, other, total] = line.map(([row, column]) => cells[row]?.[column])
      const [missing, ...more] = line.filter(([row, column]) => cells[row]?.[column] === undefined)
      if (missing === undefined || more.length > 0) continue
      const row = cells[missing[0]] ?? []
      row[missing[1]] = total === undefined ? (one ?? 0) + (other ?? 0) : total - (one ?? other ?? 0)
    }
  return cells
}

/** The totals (level 1), counts from totals (level 2), counts from percents (level 3). */
export const build = defineModel<TwoWay & { way: 'totals' | 'counts' | 'percents' }>({
  id: 'build',
  thinking: 'read a figure',
  seconds: 70,
  standards,
  task: ({ story, way }) => `${story} ${way}`,
  draw: (random, level) => ({
    ...drawTwoWay(random),
    way: ({ 1: 'totals', 2: 'counts', 3: 'percents' } as const)[level],
  }),
  item(its) {
    const { way } = its
    const all = allCells(its)
    const rows = [rowName(its, 0), rowName(its, 1), totalName()]
    const columns = [columnName(its, 0), columnName(its, 1), totalName()]
    const isOpen = (row: number, column: number): boolean =>
      way === 'totals'
        ? row === 2 || column === 2
        : way === 'counts'
          ? row < 2 && column < 2 && !(row === 0 && column === 0)
          : row < 2 && column < 2
    const cell = (row: number, column: number): string | Open => {
      const value = Number(all[row]?.[column] ?? 0)
      if (!isOpen(row, column)) return String(value)
      const [total, other] = [Number(all[row]?.[2] ?? 0), Number(all[row]?.[column === 0 ? 1 : 0] ?? 0)]
      const wrong =
        way === 'totals'
          ? row === 2 && column === 2
            ? 2 * value
            : Math.abs(
                Number(all[row === 2 ? 0 : row]?.[column === 2 ? 0 : column] ?? 0) -
                  Number(all[row === 2 ? 1 : row]?.[column === 2 ? 1 : column] ?? 0),
              )
          : way === 'counts'
            ? total + other
            : Math.round((100 * value) / total)
      const misconception =
        way === 'percents'
          ? 'two-way.count-for-percent'
          : way === 'counts'
            ? 'two-way.adds-for-difference'
            : 'two-way.other-cell'
      return {
        value,
        label: say('build.cell', { row: rows[row] ?? totalName(), column: columns[column] ?? totalName() }),
        wrong: wrong === value ? [] : [{ value: wrong, misconception, feedback: say(`build.wrong.${way}`) }],
      }
    }
    const percent = (row: 0 | 1): number => (100 * cellOf(its, [row, 0])) / rowTotal(its, row)
    const terms = { r1: rows[0] ?? '', r2: rows[1] ?? '', c1: columns[0] ?? '', p: percent(0), q: percent(1) }
    const [a, b, c, d] = its.counts
    return {
      stem: [about(its), ...(way === 'percents' ? [say('build.told', terms)] : []), say('build.asks')],
      ...openTable(
        columns,
        [0, 1, 2].map((row) => ({
          name: rows[row] ?? totalName(),
          cells: [0, 1, 2].map((column) => cell(row, column)),
        })),
      ),
      hints: [say(`build.nudge.${way}`), say(`build.hint.${way}`)],
      solution: [
        ...(way === 'percents'
          ? [say('build.percent', { p: terms.p, q: terms.q, n: a + b, m: c + d, a, c })]
          : []),
        say('build.rows', { a, b, c, d, n: a + b, m: c + d }),
        say('build.all', { n: a + b, m: c + d, all: grandTotal(its) }),
      ],
    }
  },
  solve: (shown) => {
    const cells = filledTable(shown)
    return solved.table(shown, ({ row, column }) => cells[row]?.[column - 1] ?? 0)
  },
})

/** Percents of the rows (level 1), of the columns (level 2), of the rows without their totals (level 3). */
export const relative = defineModel<TwoWay & { of: 'row' | 'column'; hasTotals: boolean }>({
  id: 'relative',
  thinking: 'compute',
  seconds: 80,
  calculator: 'basic',
  standards,
  task: ({ story, of, hasTotals }) => `${story} ${of} ${hasTotals}`,
  draw(random, level) {
    const drawn = drawTwoWay(random)
    return level === 2
      ? { ...turned(drawn), of: 'column', hasTotals: true }
      : { ...drawn, of: 'row', hasTotals: level === 1 }
  },
  item(its) {
    const { of, hasTotals } = its
    const all = allCells(its)
    const whole = (row: number, column: number): number =>
      Number((of === 'row' ? all[row]?.[2] : all[2]?.[column]) ?? 1)
    const open = (row: 0 | 1, column: 0 | 1): Open => {
      const count = cellOf(its, [row, column])
      return {
        value: (100 * count) / whole(row, column),
        label: say('build.cell', { row: rowName(its, row), column: columnName(its, column) }),
        unit: '%',
        wrong:
          whole(row, column) === 100
            ? []
            : [{ value: count, misconception: 'two-way.count-for-percent', feedback: say('relative.count') }],
      }
    }
    const cell = cellOf(its, [0, 0])
    const total = whole(0, 0)
    return {
      stem: [about(its), say(`relative.asks.${of}`)],
      figure: tableFigure(its, hasTotals ? all : all.slice(0, 2).map((row) => row.slice(0, 2))),
      ...openTable(
        [columnName(its, 0), columnName(its, 1)],
        both.map((row) => ({ name: rowName(its, row), cells: both.map((column) => open(row, column)) })),
      ),
      hints: [say(`relative.nudge.${of}`), say('relative.hint')],
      solution: [
        say(`relative.why.${of}`),
        say('relative.first', { cell, total, percent: (100 * cell) / total }),
      ],
    }
  },
  solve(shown) {
    const counts = cellsShown(shown.figure).slice(0, 2)
    const isColumn = /column|columna/.test(shown.stem)
    return solved.table(shown, ({ row, column }) => {
      // The names of the rows stand in the first column.
      const at = column - 1
      const cell = counts[row]?.[at] ?? 0
      const other = (isColumn ? counts[1 - row]?.[at] : counts[row]?.[1 - at]) ?? 0
      return (100 * cell) / (cell + other)
    })
  },
})
