import { arranged, defineModel, numbersIn, solved, tex } from '#form'
import { areClearRows, drawRows, rising, type Row, sumOfKnown } from '#right-triangles/rows.ts'
import { insideOf, workedTex } from '#right-triangles/sides.ts'
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
    const sorted = rising(rows, insideOf)
    const wrong = (order: Row[], misconception: string, id: 'reversed' | 'sums') => ({
      order: order.map(textOf),
      misconception,
      feedback: say(`order.${id}`),
    })
    return {
      stem: [say('order.asks')],
      ...arranged.order(shuffle, {
        options: sorted.map(textOf),
        first: say('order.least'),
        last: say('order.most'),
        wrong: [
          wrong(sorted.toReversed(), 'pythagoras.reversed', 'reversed'),
          wrong(rising(rows, sumOfKnown), 'pythagoras.adds-sides', 'sums'),
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        say('order.find'),
        ...sorted.map((row) => say('order.step', { row: textOf(row), worked: tex(workedTex(row)) })),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [one = 0, other = 0] = numbersIn(text).map(({ value }) => value)
      return /hypotenuse|hipotenusa/.test(text) ? other ** 2 - one ** 2 : one ** 2 + other ** 2
    }),
})
