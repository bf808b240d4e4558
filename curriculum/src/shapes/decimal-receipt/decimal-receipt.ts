import { tex } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import {
  type DecimalOperation,
  operationTex,
  placesOf,
  resultOf,
  withPlaces,
} from '../../decimals/operations.ts'
import { numberTex } from '../../equations/exact.ts'
import { defineModel } from '../../form/model.ts'
import { fillTable } from '../fill-table/fill-table.ts'
import { say } from './messages.gen.ts'

interface Receipt {
  rows: [weight: number, price: number][]
  open: 'total' | 'cost' | 'price'
}
/** The total cost (level 1), one cost and the total (level 2), a price from its cost (level 3). */
export const receipt = defineModel<Receipt>({
  id: 'receipt',
  thinking: 'read a figure',
  seconds: 90,
  standards: ['6.NS.B.3'],
  task: ({ open, rows }) =>
    `${open} ${rows.map(([weight]) => placesOf(weight) + (weight > 2 ? 10 : 0)).join()}`,
  draw: (random, level) => ({
    open: ({ 1: 'total', 2: 'cost', 3: 'price' } as const)[level],
    rows: [0, 1].map((): [number, number] => [
      withPlaces(random, 1, 5, random.chance(0.7) ? 1 : 0),
      withPlaces(random, 2, 9, 1),
    ]),
  }),
  fits: ({ rows }) => rows.every(([weight, price]) => weight > 1 && placesOf(tidy(weight * price)) > 0),
  item({ open, rows }) {
    const column = { weight: say('weight'), price: say('price'), cost: say('cost') }
    const costs = rows.map(([weight, price]) => tidy(weight * price))
    const total = tidy((costs[0] ?? 0) + (costs[1] ?? 0))
    const shown = (cents: number): string => cents.toFixed(2)
    const open2 = open === 'cost' ? 'cost' : open === 'price' ? 'price' : 'none'
    return {
      stem: [say(`asks.${open}`)],
      ...fillTable({
        columns: [column.weight, column.price, column.cost],
        rows: [
          ...rows.map(([weight, price], at) => {
            const cost = costs[at] ?? 0
            const slip = (value: number) => ({
              value,
              misconception: 'decimal.point-one-off' as const,
              feedback: say('point'),
            })
            return [
              String(weight),
              open2 === 'price'
                ? {
                    name: column.price,
                    value: price,
                    wrong: [
                      slip(tidy(price * 10)),
                      {
                        value: tidy(weight * cost),
                        misconception: 'decimal.other-operation' as const,
                        feedback: say('divide'),
                      },
                    ],
                  }
                : shown(price),
              open2 === 'cost'
                ? {
                    name: column.cost,
                    value: cost,
                    wrong: [
                      slip(tidy(cost * 10)),
                      {
                        value: tidy(weight + price),
                        misconception: 'decimal.other-operation' as const,
                        feedback: say('multiply'),
                      },
                    ],
                  }
                : shown(cost),
            ]
          }),
          [
            '—',
            '—',
            open === 'price'
              ? shown(total)
              : {
                  name: say('total'),
                  value: total,
                  wrong: [
                    {
                      value: tidy(total * 10),
                      misconception: 'decimal.point-one-off' as const,
                      feedback: say('point'),
                    },
                    {
                      value: costs[0] ?? 0,
                      misconception: 'decimal.answers-first-step' as const,
                      feedback: say('both'),
                    },
                  ],
                },
          ],
        ],
      }),
      hints: [say('nudge'), say(`hint.${open}`)],
      solution: [
        ...rows.flatMap(([weight, price]) => {
          const its: DecimalOperation =
            open === 'price'
              ? { sign: 'over', a: tidy(weight * price), b: weight }
              : { sign: 'times', a: weight, b: price }
          return open === 'total'
            ? []
            : [say('step', { equation: tex(`${operationTex(its)} = ${numberTex(resultOf(its))}`) })]
        }),
        say('so', {
          equation: tex(`${numberTex(costs[0] ?? 0)} + ${numberTex(costs[1] ?? 0)} = ${numberTex(total)}`),
        }),
        ...(open === 'total' ? [say('align')] : []),
      ],
    }
  },
  solve({ interaction }) {
    if (interaction.kind !== 'table') throw new TypeError('expects a table')
    let sum = 0
    const placed = interaction.rows.flatMap((row, at) => {
      const [weight = 0, price = 0, cost = 0] = row.map((cell) =>
        'text' in cell ? Number(cell.text) || 0 : 0,
      )
      const found = at === 2 ? sum : price === 0 ? cost / weight : weight * price
      if (at < 2) sum += cost === 0 ? found : cost
      return row.flatMap((cell) => ('text' in cell ? [] : [[cell.entry, String(tidy(found))] as const]))
    })
    return { kind: 'table', placed: Object.fromEntries(placed) }
  },
})
