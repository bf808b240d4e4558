import { defineModel, numbersIn, solved } from '#form'
import { piTex } from '#round-figures/round-figures.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { type ThingId, thingIds } from './measure.ts'
import { say } from './messages.gen.ts'

type Told = 'radius' | 'diameter' | 'around' | 'area'
interface Circles {
  circles: { radius: number; told: Told }[]
  thing: ThingId
  shuffle: number
}
const numberOf = ({ radius, told }: Circles['circles'][number]): number =>
  ({ radius, diameter: 2 * radius, around: 2 * radius, area: radius * radius })[told]
const ways: Record<1 | 2 | 3, Told[]> = {
  1: ['radius', 'diameter', 'radius', 'diameter'],
  2: ['radius', 'diameter', 'around', 'around'],
  3: ['radius', 'diameter', 'around', 'area'],
}

/** By radius or diameter (level 1), by circumference too (level 2), by area too (level 3). */
export const orderCircles = defineModel<Circles>({
  id: 'order-circles',
  thinking: 'compare',
  seconds: 60,
  standards: ['7.G.B.4'],
  task: ({ circles, thing }) => `${thing} ${circles.map(({ told }) => told).join(' ')}`,
  draw(random, level) {
    const radii = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4)
    const circles = ways[level].map((told, at) => ({ told, radius: radii[at] ?? 3 }))
    return { circles, thing: random.pick(thingIds), shuffle: random.integer(0, 1e9) }
  },
  fits: ({ circles }) => new Set(circles.map(numberOf)).size === circles.length,
  item({ circles, thing, shuffle }) {
    const named = circles.map((circle) => {
      const { told, radius } = circle
      const n = numberOf(circle)
      const isPi = told === 'around' || told === 'area'
      return {
        n,
        radius,
        text: isPi ? say(`order.${told}`, { value: piTex(n) }) : say(`order.${told}`, { n }),
      }
    })
    return {
      stem: [say('order.asks', { things: say(`order.things.${thing}`) })],
      ...orderBy(shuffle, {
        things: named,
        by: ({ radius }) => radius,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          { by: ({ radius }) => -radius, misconception: 'circle.reversed', feedback: say('order.reversed') },
          { by: ({ n }) => n, misconception: 'circle.compares-numbers', feedback: say('order.numbers') },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        say('order.find'),
        ...sortedBy(named, ({ radius }) => radius).map(({ text, radius }) =>
          say('order.step', { circle: text, radius }),
        ),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const n = numbersIn(text)[0]?.value ?? 0
      if (text.startsWith('radi')) return n
      return /^[aá]rea/.test(text) ? Math.sqrt(n) : n / 2
    }),
})
