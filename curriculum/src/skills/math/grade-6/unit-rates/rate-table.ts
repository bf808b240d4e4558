import { numeral } from '@skills-center/messages/format-value'
import { rows as rowsOf } from '@skills-center/messages/values'
import {
  additive,
  addsRate,
  multipliesBack,
  stopsAtOne,
  totalAsOne,
} from '../../../../bugs/steady-rate/steady-rate-bugs.ts'
import { typed } from '../../../../form/answering.ts'
import { defineModel } from '../../../../form/model.ts'
import {
  type Pace,
  quantitiesOf,
  situation,
  situations,
  tell,
} from '../../../../situations/steady-rate/steady-rate.ts'
import { unitRate } from '../../../../solutions/unit-rate/unit-rate.ts'
import { asked } from './asked.ts'
import { say } from './messages.gen.ts'

const bugs = [additive, stopsAtOne, addsRate, totalAsOne, multipliesBack]
const gap = '?'

/** A pace from a full row to the row with the gap; `rows` are all times of the table. */
interface Table extends Pace {
  rows: number[]
}

/** Rows of one rate: up from one (level 1), down to one and up (level 2), the other column (level 3). */
export const rateTable = defineModel<Table>({
  id: 'rate-table',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['6.RP.A.3a', '6.RP.A.3b'],
  bugs,
  task: ({ situation: id, asks, rows }) => `${id} ${asks} ${rows[0] === 1 ? 'from one' : ''}`,
  draw(random, level) {
    const id = situation(random)
    const { slow, fast, longest } = situations[id]
    const times = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12].filter((each) => each <= longest)
    const many = random.sample(times, 3).toSorted((one, other) => one - other)
    const [first = 1, second = 2, third = 3] = level === 1 ? [1, ...many] : many
    return {
      situation: id,
      rate: random.integer(slow, fast),
      time: first,
      longer: level === 1 ? third : random.pick([second, third]),
      asks: level === 3 ? 'time' : 'amount',
      rows: [first, second, third],
    }
  },
  item(table) {
    const { amount, time } = quantitiesOf(table)
    const { answer, ...field } = asked(table)
    const cells = table.rows.map((each): [time: number | null, amount: number | null] => {
      const isAsked = each === table.longer
      return [
        isAsked && table.asks === 'time' ? null : each,
        isAsked && table.asks === 'amount' ? null : each * table.rate,
      ]
    })
    const spoken = (cell: number | null) => cell ?? say('table.gap')
    return {
      stem: [tell.table(table.situation), say('table.asks')],
      figure: {
        kind: 'table',
        title: say('table.title', { amount, time }),
        columns: [say('unit', { of: time }), say('unit', { of: amount })],
        rows: cells.map((row) => row.map((cell) => (cell === null ? gap : numeral(cell)))),
        description: say('table.description', {
          amount,
          time,
          cells: rowsOf(
            cells.map(([first, second]) =>
              say('table.row', { first: spoken(first), second: spoken(second) }),
            ),
          ),
        }),
      },
      ...typed<Pace>(table, { ...field, label: say('label.missing'), bugs }),
      answer,
      ...unitRate(table),
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = figure.rows.map((row) => row.map((cell) => Number(cell.replaceAll(',', ''))))
    const [time = 1, amount = 1] = rows.find((row) => !row.some(Number.isNaN)) ?? []
    const [openTime = 0, openAmount = 0] = rows.find((row) => row.some(Number.isNaN)) ?? []
    const answer = Number.isNaN(openTime) ? (openAmount * time) / amount : (openTime * amount) / time
    return { kind: 'number', text: String(answer) }
  },
})
