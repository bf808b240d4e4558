import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { tidy } from '../../bugs/bug.ts'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import type { Shown } from '../../item.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { type FilledCell, fillTable } from '../fill-table/fill-table.ts'
import { say } from './messages.gen.ts'

const things = [
  'student',
  'page',
  'bead',
  'book',
  'tree',
  'flower',
  'sticker',
  'mile',
  'gallon',
  'minute',
] as const satisfies readonly UnitId[]
type Thing = (typeof things)[number]

type Wrong = readonly [value: number, misconception: MisconceptionId, feedback: ReturnType<typeof say>]
const cellOf = (name: FilledCell['name'], value: number, ...wrong: Wrong[]): FilledCell => ({
  name,
  value: tidy(value),
  wrong: wrong
    .filter(([got]) => got !== tidy(value) && Number.isInteger(tidy(got * 10)))
    .map(([got, misconception, feedback]) => ({ value: got, misconception, feedback })),
})

/** The rows of a table to fill in; null where a cell is open. */
function rowsOf({ interaction }: Shown): (number | null)[][] {
  if (interaction.kind !== 'table') throw new TypeError('expects a table')
  return interaction.rows.map((row) => row.map((cell) => ('text' in cell ? Number(cell.text) : null)))
}

interface Tape {
  thing: Thing
  boxes: number
  taken: number
  box: number
  way: 1 | 2 | 3
}

/**
 * A tape of 100% and a shorter one: from the whole (level 1), from the shorter tape (level 2), from the remainder
 * (level 3).
 */
export const percentTape = defineModel<Tape>({
  id: 'percent-tape',
  thinking: 'read a figure',
  seconds: 75,
  standards: ['6.RP.A.3c'],
  task: ({ thing, way, boxes }) => `${thing} ${way} ${boxes}`,
  draw(random, level) {
    const boxes = random.pick([4, 5, 5, 10])
    return {
      thing: random.pick(things),
      boxes,
      taken: random.integer(2, boxes - 1),
      box: random.integer(3, 12),
      way: level,
    }
  },
  fits: ({ boxes, box, taken, way }) =>
    boxes * box !== 100 && (way < 3 || (boxes - taken > 1 && boxes - taken !== taken)),
  item({ thing, boxes, taken, box, way }) {
    const step = 100 / boxes
    const left = boxes - taken
    const known = { 1: boxes, 2: taken, 3: left }[way]
    const amount = known * box
    const [count, percent, number] = [say('boxes'), say('percent'), say('amount', { of: quantity(2, thing) })]
    const percentCell = (n: number) =>
      cellOf(percent, n * step, [n === 1 ? boxes : n, 'percent.as-denominator', say('tape.boxes')])
    const amountCell = (n: number) =>
      cellOf(
        number,
        n * box,
        [n * step, 'percent.percent-as-amount', say('tape.as-amount')],
        n === 1
          ? [amount, 'percent.stops-early', say('tape.all', { amount, known })]
          : [box, 'percent.stops-early', say('tape.one')],
      )
    const row = (n: number): (string | FilledCell)[] => [
      String(n),
      n === boxes ? '100' : percentCell(n),
      n === known ? String(amount) : amountCell(n),
    ]
    const rows = way === 3 ? [left, taken, boxes] : [1, taken, boxes]
    return {
      stem: [say('tape.asks', { of: quantity(2, thing) })],
      figure: {
        kind: 'tape-diagram',
        tapes: [
          { label: say('tape.whole'), boxes: Array.from({ length: boxes }, () => ''), total: '100%' },
          { label: say('tape.part'), boxes: Array.from({ length: taken }, () => ''), total: null },
        ],
        description: say('tape.figure', { boxes, taken }),
      },
      ...fillTable({ columns: [count, percent, number], rows: rows.map(row) }),
      hints: [say('tape.nudge', { boxes }), say('tape.hint', { known, amount })],
      solution: [
        say('tape.step', { boxes, step, known, amount, box }),
        ...rows
          .filter((n) => n > 1)
          .map((n) => say('tape.row', { n, step, percent: tidy(n * step), box, amount: n * box })),
      ],
    }
  },
  solve(shown) {
    const rows = rowsOf(shown)
    const [known = []] = rows.filter(([, , amount]) => amount !== null)
    const boxes = rows.find(([, percent]) => percent === 100)?.[0] ?? 1
    const box = (known[2] ?? 0) / (known[0] ?? 1)
    return solved.table(shown, ({ cells: [n], column }) => Number(n) * (column === 1 ? 100 / boxes : box))
  },
})

interface BuildUp {
  thing: Thing
  whole: number
  /** Percents of the rows, the given one first. */
  rows: number[]
}

/** By way of 10% and 5% (level 1), 10% and 1% (level 2), from a part to the whole and to another part (level 3). */
export const buildUp = defineModel<BuildUp>({
  id: 'build-up',
  thinking: 'compute',
  seconds: 75,
  standards: ['6.RP.A.3c'],
  task: ({ thing, rows }) => `${thing} ${rows.join(' ')}`,
  draw(random, level) {
    const thing = random.pick(things)
    if (level === 1) {
      return {
        thing,
        whole: 20 * random.integer(2, 20),
        rows: [100, 10, 5, random.pick([15, 25, 35, 45, 55, 65])],
      }
    }
    if (level === 2) {
      return {
        thing,
        whole: 100 * random.integer(2, 9),
        rows: [100, 10, 1, random.pick([11, 12, 21, 22, 31, 32, 41, 13])],
      }
    }
    const [known, step, then] = random.pick([
      [15, 5, 35],
      [30, 10, 70],
      [40, 20, 60],
      [60, 20, 80],
      [75, 25, 50],
      [35, 5, 15],
      [70, 10, 20],
      [45, 5, 30],
    ] as const)
    return { thing, whole: 20 * random.integer(2, 20), rows: [known, step, 100, then] }
  },
  fits: ({ whole }) => whole !== 100,
  item({ thing, whole, rows }) {
    const [known = 100, step = 10, third = 5, last = 15] = rows
    const of = (percent: number): number => tidy((percent * whole) / 100)
    const number = say('amount', { of: quantity(2, thing) })
    const wrongFor = (percent: number): Wrong[] => [
      percent === 100
        ? [of(known) * 10, 'percent.factor-place', say('build.ten-times', { known })]
        : [of(known) / percent, 'percent.as-denominator', say('build.divides', { percent })],
      [of(known) + percent - known, 'percent.percent-as-amount', say('build.adds')],
      ...(percent === last ? [[of(step), 'percent.stops-early', say('build.stops', { step })] as const] : []),
    ]
    return {
      stem: [say('build.asks')],
      ...fillTable({
        columns: [say('percent'), number],
        rows: rows.map((percent, at) => [
          String(percent),
          at === 0 ? String(of(known)) : cellOf(number, of(percent), ...wrongFor(percent)),
        ]),
      }),
      hints: [
        say('build.nudge', { known, step }),
        known === 100 ? say('build.hint', { last, step, third }) : say('build.hint-one', { step }),
      ],
      solution: rows.slice(1).map((percent) => {
        if (percent === step)
          return say('build.first', { known, step, times: known / step, amount: of(known), got: of(step) })
        if (percent === third && known === 100)
          return say('build.first', {
            known: step,
            step: third,
            times: step / third,
            amount: of(step),
            got: of(third),
          })
        const tens = known === 100 ? Math.floor(percent / step) : percent / step
        const ones = (percent - tens * step) / third
        return known === 100
          ? say('build.join', {
              percent,
              tens,
              step,
              ten: of(step),
              ones,
              third,
              one: of(third),
              got: of(percent),
            })
          : say('build.times', { percent, tens, step, ten: of(step), got: of(percent) })
      }),
    }
  },
  solve(shown) {
    const [from, amount] = rowsOf(shown).find(([, its]) => its !== null) ?? []
    const all = (amount ?? 0) / (from ?? 1)
    return solved.table(shown, ({ cells: [percent] }) => tidy(all * Number(percent)))
  },
})
