import { all, rows } from '@skills-center/messages/values'
import { bug } from '../../bugs/bug.ts'
import { typedFraction } from '../../form/answering.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel } from '../../form/model.ts'
import type { Random } from '../../random.ts'
import { fillTable } from '../fill-table/fill-table.ts'
import { say } from './messages.gen.ts'

type Rule = 'sum' | 'product' | 'larger' | 'difference'
const results: Record<Rule, (a: number, b: number) => number> = {
  sum: (a, b) => a + b,
  product: (a, b) => a * b,
  larger: (a, b) => Math.max(a, b),
  difference: (a, b) => Math.abs(a - b),
}
interface Spinners {
  rule: Rule
  /** Numbers of the two spinners. */
  across: number[]
  down: number[]
  /** Open cells, as row and column indexes. */
  open: [number, number][]
  event: 'is' | 'least' | 'even'
  k: number
}
const cellsOf = ({ rule, across, down }: Pick<Spinners, 'rule' | 'across' | 'down'>): number[] =>
  down.flatMap((row) => across.map((column) => results[rule](row, column)))

const rulesAt = { 1: ['sum'], 2: ['product', 'larger'], 3: ['difference', 'larger', 'product'] } as const
const drawSpinners = (random: Random, level: 1 | 2 | 3): Spinners => {
  const some = (count: number): number[] =>
    random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], count).toSorted((one, other) => one - other)
  const [across, down] = [some(random.integer(3, 5)), some(random.integer(3, 5))]
  const rule = random.pick(rulesAt[level])
  const open = random
    .sample(
      down.flatMap((row) => across.map((column): [number, number] => [row, column])),
      3 + level,
    )
    .map(([row, column]): [number, number] => [row, column])
  return {
    rule,
    across,
    down,
    open,
    event: level === 1 ? 'is' : level === 2 ? 'least' : 'even',
    k: random.pick(cellsOf({ rule, across, down })),
  }
}

/** All outcomes of two spinners in a table, with some cells to fill in. */
export const fillOutcomes = defineModel<Spinners>({
  id: 'fill-outcomes',
  thinking: 'explain',
  seconds: 70,
  standards: ['7.SP.C.8b'],
  task: ({ rule, across, down }) => `${rule} ${across.length} ${down.length}`,
  draw: drawSpinners,
  item({ rule, across, down, open }) {
    const isOpen = (row: number, column: number): boolean => open.some(([r, c]) => r === row && c === column)
    const others = (['sum', 'product', 'larger', 'difference'] as const).filter((other) => other !== rule)
    return {
      stem: [
        say('spin.told', { across: all(across), down: all(down) }),
        say(`spin.rule.${rule}`),
        say('spin.asks'),
      ],
      ...fillTable({
        columns: [say('spin.corner'), ...across.map(String)],
        rows: down.map((row) => [
          String(row),
          ...across.map((column) => {
            const value = results[rule](row, column)
            return isOpen(row, column)
              ? {
                  name: say('spin.cell', { column }),
                  value,
                  wrong: others
                    .map((other) => ({
                      value: results[other](row, column),
                      misconception: 'operations.mixes-words' as const,
                      feedback: say('spin.other'),
                    }))
                    .filter(
                      (each, at, every) =>
                        each.value !== value && every.findIndex((one) => one.value === each.value) === at,
                    ),
                }
              : String(value)
          }),
        ]),
      }),
      hints: [say('spin.nudge'), say(`spin.hint.${rule}`)],
      solution: [say('spin.so', { all: across.length * down.length }), say(`spin.hint.${rule}`)],
    }
  },
  fits: ({ open, rule }) =>
    open.some(([row, column]) => results[rule](row, column) !== row + column) || rule === 'sum',
})

const meets = ({ event, k }: Pick<Spinners, 'event' | 'k'>, value: number): boolean =>
  event === 'is' ? value === k : event === 'least' ? value >= k : value % 2 === 0
const figureOf = ({ rule, across, down }: Spinners): NonNullable<ItemTemplate['figure']> => {
  const cells = down.map((row) => across.map((column) => String(results[rule](row, column))))
  return {
    kind: 'table',
    title: say(`spin.title.${rule}`),
    columns: [say('spin.corner'), ...across.map(String)],
    rows: cells.map((row, at) => [String(down[at] ?? 0), ...row]),
    description: say('spin.table', {
      across: all(across),
      rows: rows(cells.map((row, at) => say('spin.row', { left: down[at] ?? 0, results: all(row) }))),
    }),
  }
}
export const exampleTable = figureOf({
  rule: 'sum',
  across: [1, 2, 3, 4],
  down: [1, 2, 3],
  open: [],
  event: 'is',
  k: 5,
})

// Worked by hand: the sums of 1 to 4 and 1 to 3 are 12 outcomes, and three of them equal 5.
const fives: Spinners = { rule: 'sum', across: [1, 2, 3, 4], down: [1, 2, 3], open: [], event: 'is', k: 5 }
const countIn = (values: Spinners): number => cellsOf(values).filter((value) => meets(values, value)).length
const tableBugs = [
  bug<Spinners>({
    id: 'chance.equal-kinds',
    answer(values) {
      const kinds = [...new Set(cellsOf(values))]
      return [kinds.filter((value) => meets(values, value)).length, kinds.length]
    },
    feedback: () => say('spin.kinds'),
    // Students who count different sums find six: 2 to 7.
    example: [fives, [1, 6]],
  }),
  bug<Spinners>({
    id: 'chance.part-to-part',
    answer(values) {
      const good = countIn(values)
      const rest = values.across.length * values.down.length - good
      return rest === 0 ? null : [good, rest]
    },
    feedback: () => say('spin.part'),
    example: [fives, [3, 9]],
  }),
  bug<Spinners>({
    id: 'chance.one-over-all',
    answer: (values) => [1, values.across.length * values.down.length],
    feedback: () => say('spin.one'),
    example: [fives, [1, 12]],
  }),
]

/** From the table of all outcomes: one value (level 1), “at least” (level 2), even values (level 3). */
export const tableChance = defineModel<Spinners>({
  id: 'table-chance',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['7.SP.C.8a', '7.SP.C.8b'],
  bugs: tableBugs,
  task: ({ rule, event, across, down }) => `${rule} ${event} ${across.length} ${down.length}`,
  draw: drawSpinners,
  fits: (values) => countIn(values) > 1 && countIn(values) < values.across.length * values.down.length,
  minWrongAnswers: 1,
  item(values) {
    const { rule, across, down, event, k } = values
    const [good, whole] = [countIn(values), across.length * down.length]
    return {
      stem: [
        say('spin.told', { across: all(across), down: all(down) }),
        say(`spin.rule.${rule}`),
        say(`spin.event.${event}`, { k }),
      ],
      figure: figureOf(values),
      ...typedFraction(values, {
        label: say('probability'),
        key: [good, whole],
        rounded: 'counts',
        bugs: tableBugs,
      }),
      hints: [say('spin.nudge-chance'), say('spin.hint-chance')],
      solution: [
        say('spin.so', { all: whole }),
        say('spin.so-good', { good }),
        say('so', { good, all: whole }),
      ],
    }
  },
  solve({ figure, stem }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const cells = figure.rows.flatMap((row) => row.slice(1).map(Number))
    const k = Number(/(\d+)[^\d]*$/.exec(stem)?.[1] ?? 0)
    const event = /at least|por lo menos/.test(stem) ? 'least' : /even|par\?/.test(stem) ? 'even' : 'is'
    return {
      kind: 'fraction',
      text: `${cells.filter((value) => meets({ event, k }, value)).length}/${cells.length}`,
    }
  },
})
