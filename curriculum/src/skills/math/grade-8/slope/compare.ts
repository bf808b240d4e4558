import { tex } from '#form'
import { axis } from '#figures/line-figure/line-figure.ts'
import { orderRates, type ToldLine } from '#shapes/order-rates/order-rates.ts'
import {
  gridPairs,
  ratesOf,
  type SceneId,
  someScene,
  tell,
  unitsOf,
} from '#situations/proportional/proportional.ts'
import { say } from './messages.gen.ts'

interface Rates {
  scene: SceneId
  told: (ToldLine & { step: number })[]
  shuffle: number
}

const origin = [0, 0] as const
const formsAt = {
  1: ['equation', 'story', 'story'],
  2: ['graph', 'equation', 'story'],
  3: ['graph', 'equation', 'equation', 'story'],
} as const

/** Proportional relationships: an equation and two stories (level 1), with a graph (level 2), four with decimals (level 3). */
export const compareRates = orderRates<Rates>({
  id: 'compare-rates',
  seconds: 75,
  standards: ['8.EE.B.5'],
  task: ({ scene, told }) => `${scene} ${told.length} ${told[0]?.form ?? ''}`,
  draw(random, level) {
    const scene = someScene(random)
    const pairs = gridPairs([...ratesOf(scene, false), ...(level === 3 ? ratesOf(scene, true) : [])])
    const told = formsAt[level].map((form) => {
      const { rate, step, across, up } = random.pick(pairs)
      return { form, slope: rate, start: 0, step, points: [origin, [across, up]] as const }
    })
    return { scene, told, shuffle: random.integer(0, 1e9) }
  },
  stem: ({ scene }) => [
    say('rates.told', { x: tex('x'), y: tex('y'), ...unitsOf(scene) }),
    say('rates.asks', unitsOf(scene)),
  ],
  axes({ scene, told: [{ step } = { step: 1 }] }) {
    const { xs, ys } = unitsOf(scene)
    return {
      x: axis(0, 10, say('rates.axis', { of: xs })),
      y: axis(0, 10 * step, say('rates.axis', { of: ys }), step),
    }
  },
  story: ({ scene }, { points: [, [x, y]] }) => tell.pair(scene, x, y),
  ends: [say('rates.first'), say('rates.last')],
  slips: ({ scene }) => [
    {
      by: ({ form, slope, points }) => (form === 'equation' ? slope : points[1][1]),
      misconception: 'rate.one-quantity',
      feedback: say('rates.totals', unitsOf(scene)),
    },
  ],
  hints: ({ scene }) => [say('rates.nudge', unitsOf(scene)), say('rates.hint', unitsOf(scene))],
  why({ scene }, { form, slope, points: [, [x, y]] }, text) {
    const values = { text, rate: slope, ...unitsOf(scene) }
    return form === 'equation'
      ? say('rates.why-equation', values)
      : say('rates.why-pair', { ...values, x, y })
  },
})
