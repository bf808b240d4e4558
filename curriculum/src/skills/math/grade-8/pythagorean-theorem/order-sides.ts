import { defineModel, numbersIn, solved, tex } from '#form'
import { areClearRows, drawRows, type Row, sumOfKnown } from '#right-triangles/rows.ts'
import { insideOf, workedTex } from '#right-triangles/sides.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

const textOf = ({ known: [one, other], asks }: Row) => say(`order.${asks}`, { one, other })

/** Missing hypotenuses (level 1), missing legs (level 2), four of both kinds (level 3). */
export const orderSides = defineModel<{ rows: Row[]; shuffle: number }>({
  id: 'order-sides',
  thinking: 'compare',
  seconds: 75,
  standards: ['8.G.B.7'],
  task: ({ rows }) => rows.map(({ asks }) => asks).join(' '),
  draw: (random, level) => ({ rows: drawRows(random, level), shuffle: random.integer(0, 1e9) }),
  fits: ({ rows }) => areClearRows(rows),
  item({ rows, shuffle }) {
    const things = rows.map((row) => ({ ...row, text: textOf(row) }))
    return {
      stem: [say('order.asks')],
      ...orderBy(shuffle, {
        things,
        by: insideOf,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          {
            by: (row) => -insideOf(row),
            misconception: 'pythagoras.reversed',
            feedback: say('order.reversed'),
          },
          { by: sumOfKnown, misconception: 'pythagoras.adds-sides', feedback: say('order.sums') },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        say('order.find'),
        ...sortedBy(things, insideOf).map((row) =>
          say('order.step', { row: row.text, worked: tex(workedTex(row)) }),
        ),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [one = 0, other = 0] = numbersIn(text).map(({ value }) => value)
      return /hypotenuse|hipotenusa/.test(text) ? other ** 2 - one ** 2 : one ** 2 + other ** 2
    }),
})
