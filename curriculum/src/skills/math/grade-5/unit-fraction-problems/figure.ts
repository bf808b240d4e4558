import { bug, defineModel } from '#form'
import { type Fraction, lowest } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { amount, solvedFraction, typedAmount } from '#fractions/written.ts'
import { say } from './messages.gen.ts'

const foods = ['rice', 'nuts', 'soup', 'oats', 'beans', 'yogurt'] as const

/** Cups in servings of 1/n, of which the first `used` are shaded. */
interface Bars {
  food: (typeof foods)[number]
  cups: number
  n: number
  used: number
  asks: 'servings' | 'cups' | 'small'
}
const left = ({ cups, n, used }: Bars): number => cups * n - used
const answerOf = (its: Bars): Fraction =>
  ({
    servings: [left(its), 1] as const,
    cups: lowest([left(its), its.n]),
    small: [2 * left(its), 1] as const,
  })[its.asks]
// Worked by hand: 3 cups in fourths, 5 of 12 parts shaded.
const three: Bars = { food: 'rice', cups: 3, n: 4, used: 5, asks: 'servings' }
const bugs = [
  bug<Bars>({
    id: 'fraction.misreads-parts',
    answer: ({ asks, used, n }) => (asks === 'cups' ? [used, n] : asks === 'small' ? 2 * used : used),
    feedback: () => say('figure.shaded'),
    example: [three, 5],
  }),
  bug<Bars>({
    id: 'fraction.picks-part',
    answer: ({ asks, cups, n }) => (asks === 'cups' ? null : asks === 'small' ? 2 * cups * n : cups * n),
    feedback: () => say('figure.all'),
    example: [three, 12],
  }),
  bug<Bars>({
    id: 'fraction.wrong-whole',
    answer: (its) => (its.asks === 'cups' ? [left(its), its.cups * its.n] : null),
    feedback: () => say('figure.one'),
    // 7 of 12 parts
    example: [{ ...three, asks: 'cups' }, [7, 12]],
  }),
  bug<Bars>({
    id: 'fraction.stops-early',
    answer: (its) => (its.asks === 'servings' ? null : left(its)),
    feedback: ({ asks }) => say(asks === 'cups' ? 'figure.servings' : 'figure.large'),
    example: [{ ...three, asks: 'cups' }, 7],
  }),
  bug<Bars>({
    id: 'fraction.picks-operation',
    answer: (its) => (its.asks === 'small' ? [left(its), 2] : null),
    feedback: () => say('figure.half'),
    example: [{ ...three, asks: 'small' }, [7, 2]],
  }),
]

/** Servings that are left (level 1), cups that are left (level 2), servings of half the size (level 3). */
export const leftInFigure = defineModel<Bars>({
  id: 'left-in-figure',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['5.NF.B.7c'],
  bugs,
  task: ({ food, asks, n }) => `${food} ${asks} ${n}`,
  draw(random, level) {
    const [cups, n] = [random.integer(2, 4), random.integer(2, 6)]
    return {
      food: random.pick(foods),
      cups,
      n,
      used: random.integer(1, cups * n - 2),
      asks: ({ 1: 'servings', 2: 'cups', 3: 'small' } as const)[level],
    }
  },
  fits: (its) => left(its) % its.n > 0 && left(its) > 1 && its.used !== left(its),
  item(its) {
    const { food, cups, n, used, asks } = its
    const shaded = Array.from({ length: cups }, (_, at) => Math.min(n, Math.max(0, used - at * n)))
    const rest = left(its)
    return {
      stem: [
        say(`figure.of.${food}`),
        say('figure.size', { size: amount([1, n], 'cup') }),
        say('figure.eaten'),
        asks === 'small'
          ? say('figure.asks.small', { half: amount([1, 2 * n], 'cup') })
          : say(`figure.asks.${asks}`),
      ],
      figure: {
        kind: 'fraction-bars',
        description: say('figure.bars', { cups, n, used }),
        bars: shaded.map((each) => ({ label: '', parts: n, shaded: each })),
      },
      ...typedAmount<Bars>(its, {
        key: answerOf(its),
        ...(asks === 'cups' ? { unit: 'cup' } : {}),
        bugs,
      }),
      hints: [say('figure.nudge'), say(`figure.hint.${asks}`)],
      solution: [
        say('figure.count', { all: cups * n, cups, n, used, rest }),
        asks === 'servings'
          ? say('figure.so.servings', { rest })
          : asks === 'cups'
            ? say('figure.so.cups', { rest, n, left: amount(answerOf(its), 'cup') })
            : say('figure.so.small', { rest, double: 2 * rest }),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'fraction-bars') throw new TypeError('expects bars')
    const open = figure.bars.reduce((sum, { parts, shaded }) => sum + parts - shaded, 0)
    const sizes = fractionsIn(stem)
    const [size = [1, 1], half] = sizes
    if (half !== undefined) return solvedFraction(open * half[1], size[1])
    return /How many cups|Cuántas tazas/.test(stem) ? solvedFraction(open, size[1]) : solvedFraction(open, 1)
  },
})
