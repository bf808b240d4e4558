import { type Quantity, rows, type Text } from '@skills-center/messages/values'
import { tidy } from '../../../../bugs/bug.ts'
import { order } from '../../../../build-placed.ts'
import { built } from '../../../../form/answering.ts'
import { defineModel } from '../../../../form/model.ts'
import { numbersIn } from '../../../../form/numbers-in.ts'
import { createRandom } from '../../../../random.ts'
import {
  type SituationId,
  situation,
  situations,
  tell,
} from '../../../../situations/steady-rate/steady-rate.ts'
import { quantity } from '../../../../units/units.ts'
import { say } from './messages.gen.ts'

/** Three paces of one kind of work, from slowest to fastest. */
interface Paces {
  situation: SituationId
  paces: { rate: number; time: number }[]
  /** Which quantity all of them share. */
  same: 'amount' | 'time' | 'none'
  /** Order in which they are shown. */
  shuffle: number
}

const amountOf = ({ rate, time }: Paces['paces'][number]): number => tidy(rate * time)

interface Terms {
  amount: Quantity
  time: Quantity
  rate: Quantity
  /** As it is offered: “12 pages in 4 minutes”. */
  text: Text
}

const termsOf = ({ situation: id, paces }: Paces): Terms[] =>
  paces.map((pace) => {
    const amount = quantity(amountOf(pace), situations[id].made)
    const time = quantity(pace.time, situations[id].time)
    return {
      amount,
      time,
      rate: quantity(pace.rate, situations[id].made),
      text: say('order.pace', { amount, time }),
    }
  })

/** Three rates that one amount can have: 12 in 6, in 4 and in 3. */
function sharedAmount(slow: number, fast: number, longest: number): { rate: number; time: number }[][] {
  const amounts = Array.from({ length: fast * Math.min(12, longest) }, (_, index) => index + 1)
  return amounts
    .map((amount) =>
      Array.from({ length: Math.min(12, longest) - 1 }, (_, index) => index + 2)
        .filter((time) => amount % time === 0 && amount / time >= slow / 2 && amount / time <= fast * 1.5)
        .map((time) => ({ rate: amount / time, time })),
    )
    .filter((paces) => paces.length >= 3)
}

/** One quantity is the same for all (level 1), both differ (level 2), and the rates end in tenths (level 3). */
export const orderPaces = defineModel<Paces, { same: Paces['same'] }>({
  id: 'order-paces',
  thinking: 'compare',
  seconds: 60,
  standards: ['6.RP.A.2', '6.RP.A.3b'],
  task: ({ situation: id, same }) => `${id} ${same}`,
  aim: (random, level) => ({ same: level === 1 ? random.pick(['amount', 'time'] as const) : 'none' }),
  draw(random, level, { same }) {
    const id = situation(random)
    const { slow, fast, longest } = situations[id]
    const shuffle = random.integer(0, 1e9)
    const bySpeed = (paces: Paces['paces']) => paces.toSorted((one, other) => one.rate - other.rate)
    if (same === 'amount') {
      const shared = sharedAmount(slow, fast, longest)
      const paces = shared.length === 0 ? [] : bySpeed(random.sample(random.pick(shared), 3))
      return { situation: id, paces, same, shuffle }
    }
    const step = level === 3 ? 2 : 1
    const rates = random.sample(
      Array.from({ length: (fast - slow) * step + 1 }, (_, index) => slow + index / step),
      Math.min(3, (fast - slow) * step + 1),
    )
    const evens = [2, 4, 6, 8, 10, 12].filter((time) => time <= longest)
    const times = level === 3 ? evens : [2, 3, 4, 5, 6, 8, 10].filter((time) => time <= longest)
    const shared = random.pick(times)
    const different = random.sample(times, Math.min(3, times.length))
    const paces = rates.map((rate, at) => ({
      rate,
      time: same === 'time' ? shared : (different[at] ?? shared),
    }))
    return { situation: id, paces: bySpeed(paces), same, shuffle }
  },
  fits({ paces, same }) {
    if (paces.length < 3) return false
    if (same !== 'none') return true
    // Neither quantity alone gives the order away.
    const rises = (numbers: number[]) =>
      numbers.every((each, at) => at === 0 || each > (numbers[at - 1] ?? 0))
    const amounts = paces.map(amountOf)
    const times = paces.map(({ time }) => time)
    return (
      !rises(amounts) &&
      !rises(times.toReversed()) &&
      new Set(amounts).size === 3 &&
      new Set(times).size === 3
    )
  },
  leastWrong: 1,
  item(values) {
    const { situation: id, same, shuffle } = values
    const terms = termsOf(values)
    const [first] = terms
    if (first === undefined) throw new RangeError('Nothing to order')
    const { amount, time } = first
    return {
      stem: [tell.three(id), say('order.asks')],
      ...built((word) => {
        const ordered = (list: readonly Terms[]) => list.map(({ text }) => word(text))
        const by = (of: (each: Terms) => number) => terms.toSorted((one, other) => of(one) - of(other))
        const wrong = [
          {
            order: ordered(terms.toReversed()),
            misconception: 'rate.compares-upside-down',
            feedback: word(say('order.reversed', { amount, time })),
          },
          ...(same === 'none'
            ? [
                {
                  order: ordered(by((each) => each.amount.q)),
                  misconception: 'rate.one-quantity',
                  feedback: word(say('order.one-quantity.amount', { amount, time })),
                },
                {
                  order: ordered(by((each) => -each.time.q)),
                  misconception: 'rate.one-quantity',
                  feedback: word(say('order.one-quantity.time', { time })),
                },
              ]
            : []),
        ]
        return order(createRandom(`order ${shuffle}`), {
          options: ordered(terms),
          first: word(say('order.slowest')),
          last: word(say('order.fastest')),
          wrong,
        })
      }),
      hints: [
        same === 'none' ? say('order.nudge.both') : say(`order.nudge.${same}`),
        say('order.hint', { amount, time }),
      ],
      solution: [
        say('order.find', { amount, time }),
        ...terms.map((each) => say('order.step', { amount: each.amount, time: each.time, rate: each.rate })),
        say('order.so', { list: rows(terms.map(({ text }) => text)) }),
      ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'order') throw new TypeError('expects an order')
    const paces = shown.interaction.options.map(({ id, text }) => {
      const [amount, time] = numbersIn(text)
      if (amount === undefined || time === undefined) throw new TypeError('expects an amount and a time')
      return { id, rate: amount.value / time.value }
    })
    return {
      kind: 'order',
      options: paces.toSorted((one, other) => one.rate - other.rate).map(({ id }) => id),
    }
  },
})
