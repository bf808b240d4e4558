import { defineModel, rows, solved } from '#form'
import { over, sizeOf } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { amountOf, drawRates, tell, unitsOf, yText } from '#situations/fraction-rates/fraction-rates.ts'
import { say } from './messages.gen.ts'

type Rates = ReturnType<typeof drawRates> & { shuffle: number }
const sizesAt = { 1: ['unit'], 2: ['part'], 3: ['unit', 'part', 'mixed'] } as const

const things = ({ scene, paces }: Rates) =>
  paces.map((pace) => ({
    text: tell.card(scene, pace),
    rate: sizeOf(pace.rate),
    y: sizeOf(amountOf(pace)),
    step: say('paces.step', {
      ...unitsOf(scene),
      card: tell.card(scene, pace),
      value: yText(scene, pace.rate),
    }),
  }))
const isApart = (values: readonly number[]): boolean =>
  values.toSorted((a, b) => a - b).every((each, at, all) => at === 0 || each > (all[at - 1] ?? 0) * 1.05)

/** Three unit fractions (level 1), any fractions (level 2), four with mixed numbers (level 3). */
export const orderRates = defineModel<Rates>({
  id: 'order-rates',
  thinking: 'compare',
  seconds: 100,
  standards: ['7.RP.A.1'],
  task: ({ scene, paces }) => `${scene} ${paces.length} ${paces.every(({ x }) => x[0] === 1)}`,
  draw: (random, level) => ({
    ...drawRates(random, () => random.pick([...sizesAt[level]]), level === 3 ? 4 : 3),
    shuffle: random.integer(0, 1e9),
  }),
  fits: (values) => {
    const all = things(values)
    return isApart(all.map(({ rate }) => rate)) && new Set(all.map(({ y }) => y)).size === all.length
  },
  minWrongAnswers: 1,
  item(values) {
    const units = unitsOf(values.scene)
    const all = things(values)
    return {
      stem: [tell.several(values.scene), say('order.asks', units)],
      ...orderBy(values.shuffle, {
        things: all,
        by: ({ rate }) => rate,
        first: say('order.first', units),
        last: say('order.last', units),
        slips: [
          {
            by: ({ rate }) => -rate,
            misconception: 'rate.compares-upside-down',
            feedback: say('order.reversed'),
          },
          { by: ({ y }) => y, misconception: 'rate.one-quantity', feedback: say('order.one', units) },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint', units)],
      solution: [
        say('order.find', units),
        ...all.map(({ step }) => step),
        say('order.so', { list: rows(sortedBy(all, ({ rate }) => rate).map(({ text }) => text)) }),
      ],
    }
  },
  solve: (shownItem) =>
    solved.order(shownItem, (text) => {
      const [y = [1, 1], x = [1, 1]] = fractionsIn(text)
      return sizeOf(over(y, x))
    }),
})
