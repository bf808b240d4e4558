import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { tidy } from '../../bugs/bug.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { tex, type Text } from '@skills-center/messages/values'
import { pointsIn } from '../../equations/line.ts'
import { numeral } from '@skills-center/messages/format-value'
import { orderBy } from '../order-by/order-by.ts'
import { say } from './messages.gen.ts'

/** A relation in one form; `x` is the given point. */
interface Told {
  form: 'graph' | 'equation' | 'fraction' | 'point' | 'words'
  rate: number
  x: number
}
interface Relations {
  told: Told[]
  shuffle: number
}
const y = (rate: number, x: number): string => numeral(tidy(rate * x))
const cardOf = ({ form, rate, x }: Told): Text =>
  ({
    graph: () => say('order.graph'),
    equation: () => say('order.equation', { equation: tex(`y = ${numeral(rate)}x`) }),
    fraction: () => say('order.equation', { equation: tex(String.raw`y = \frac{${rate * 4}}{4}x`) }),
    point: () => say('order.point', { point: tex(`(${x}, ${y(rate, x)})`) }),
    words: () => say('order.words', { x, y: y(rate, x) }),
  })[form]()
/** The number that stands out at first sight. */
const seenIn = ({ form, rate, x }: Told): number =>
  ({ graph: rate * 4, equation: rate, fraction: rate * 4, point: rate * x, words: rate * x })[form]

/**
 * Order by unit rate: a graph, an equation, and a point (level 1), also a story (level 2), also a fraction (level 3).
 */
export const orderRelations = defineModel<Relations>({
  id: 'order-relations',
  thinking: 'compare',
  seconds: 80,
  standards: ['7.RP.A.2a', '7.RP.A.2d'],
  task: ({ told }) => told.map(({ form }) => form).join(),
  draw(random, level) {
    const forms = (
      {
        1: ['graph', 'equation', 'point'],
        2: ['graph', 'equation', 'point', 'words'],
        3: ['graph', 'fraction', 'point', 'words'],
      } as const
    )[level]
    const rates = random.sample([0.5, 0.75, 1.25, 1.5, 1.75, 2, 2.25, 2.5], forms.length)
    const told = random.shuffle(forms).map((form, at): Told => ({
      form,
      rate: rates[at] ?? 1,
      x: random.pick([4, 6, 8, 10, 12, 16, 20]),
    }))
    return { told: told.toSorted((one, other) => one.rate - other.rate), shuffle: random.integer(0, 1e9) }
  },
  fits: ({ told }) => {
    const seen = told.map(seenIn)
    return (
      seen.some((each, at) => at > 0 && each < (seen[at - 1] ?? 0)) &&
      new Set(seen).size === told.length &&
      told.every(
        ({ form, rate, x }) =>
          Number.isInteger(rate * x) && (form !== 'fraction' || !Number.isInteger(rate * 2)),
      )
    )
  },
  minWrongAnswers: 1,
  item({ told, shuffle }) {
    const graph = told.find(({ form }) => form === 'graph') ?? { rate: 1 }
    const at: [number, number] = [4, 4 * graph.rate]
    return {
      stem: [say('order.asks')],
      figure: {
        kind: 'coordinate-plane',
        x: { from: 0, to: 10, step: 1, label: 'x' },
        y: { from: 0, to: 10, step: 1, label: 'y' },
        points: [{ at, label: '' }],
        lines: [{ through: [[0, 0], at], label: '' }],
        description: say('order.heard', { x: 4, y: at[1] }),
      },
      ...orderBy(shuffle, {
        things: told.map((each) => ({ ...each, text: cardOf(each) })),
        by: ({ rate }) => rate,
        first: say('order.first'),
        last: say('order.last'),
        slips: [
          { by: seenIn, misconception: 'ratio.looks-at-one', feedback: say('order.seen') },
          {
            by: ({ rate }) => -rate,
            misconception: 'rate.compares-upside-down',
            feedback: say('order.turned'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: told.map((each) => say('order.so', { card: cardOf(each), rate: numeral(each.rate) })),
    }
  },
  solve(shown) {
    const { figure } = shown
    return solved.order(shown, (text) => {
      const point = pointsIn(text).at(-1)
      if (point !== undefined) return point[1] / point[0]
      const fraction = /frac\{(\d+)\}\{(\d+)\}/.exec(text)
      if (fraction !== null) return Number(fraction[1]) / Number(fraction[2])
      const [one, two] = numbersIn(text).map(({ value }) => value)
      if (one !== undefined) return two === undefined ? one : one / two
      const [x, height] = figure?.kind === 'coordinate-plane' ? (figure.points[0]?.at ?? [1, 1]) : [1, 1]
      return height / x
    })
  },
})
