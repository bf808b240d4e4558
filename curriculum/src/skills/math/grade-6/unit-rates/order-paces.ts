import { defineModel, numbersIn, rows, solved } from '#form'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { drawPaces, isClearOrder, type Paces, paceTerms } from '#situations/steady-rate/paces.ts'
import { tell } from '#situations/steady-rate/steady-rate.ts'
import { say } from './messages.gen.ts'

/** One quantity is the same for all (level 1), both differ (level 2), and the rates end in tenths (level 3). */
export const orderPaces = defineModel<Paces, { same: Paces['same'] }>({
  id: 'order-paces',
  thinking: 'compare',
  seconds: 60,
  standards: ['6.RP.A.2', '6.RP.A.3b'],
  task: ({ situation: id, same }) => `${id} ${same}`,
  aim: (random, level) => ({ same: level === 1 ? random.pick(['amount', 'time'] as const) : 'none' }),
  draw: (random, level, { same }) => drawPaces(random, level, same),
  fits: isClearOrder,
  minWrongAnswers: 1,
  item(values) {
    const { same } = values
    // As it is offered: “12 pages in 4 minutes”.
    const things = paceTerms(values).map(({ amount, time, rate }) => ({
      amount,
      time,
      rate,
      text: say('order.pace', { amount, time }),
    }))
    const [first] = things
    if (first === undefined) throw new RangeError('Nothing to order')
    const { amount, time } = first
    type Thing = typeof first
    const byOne = (one: 'amount' | 'time', by: (thing: Thing) => number) =>
      ({
        by,
        misconception: 'rate.one-quantity',
        feedback: say(`order.one-quantity.${one}`, { amount, time }),
      }) as const
    return {
      stem: [tell.three(values.situation), say('order.asks')],
      ...orderBy<Thing>(values.shuffle, {
        things,
        by: ({ rate }) => rate.q,
        first: say('order.slowest'),
        last: say('order.fastest'),
        slips: [
          {
            by: ({ rate }) => -rate.q,
            misconception: 'rate.compares-upside-down',
            feedback: say('order.reversed', { amount, time }),
          },
          ...(same === 'none'
            ? [byOne('amount', (each) => each.amount.q), byOne('time', (each) => -each.time.q)]
            : []),
        ],
      }),
      hints: [
        same === 'none' ? say('order.nudge.both') : say(`order.nudge.${same}`),
        say('order.hint', { amount, time }),
      ],
      solution: [
        say('order.find', { amount, time }),
        ...things.map((each) => say('order.step', { amount: each.amount, time: each.time, rate: each.rate })),
        say('order.so', { list: rows(things.map(({ text }) => text)) }),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [amount, time] = numbersIn(text)
      return (amount?.value ?? 0) / (time?.value ?? 1)
    }),
})
