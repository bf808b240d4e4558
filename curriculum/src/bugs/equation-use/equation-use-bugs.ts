import { type SceneId, unitsOf } from '../../situations/proportional/proportional.ts'
import { bug, type Exact, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/**
 * `m·y = m·rate·x` in a scene. Asks for the constant (`constant`), the constant in the other direction (`other`), the
 * second amount for `x` (`y`), the first amount for `y` (`x`), or how much the first amount grows, given the growth of
 * the second (`more`).
 */
export interface EquationUse {
  scene: SceneId
  rate: number
  m: number
  x: number
  /** The growth of the first amount, which `more` asks for. */
  grown: number
  asks: 'constant' | 'other' | 'y' | 'x' | 'more'
}
export const yOfUse = ({ rate, x }: Pick<EquationUse, 'rate' | 'x'>): number => tidy(rate * x)
/** A quotient of decimals with at most two places. */
const over = (one: number, other: number): Exact => [Math.round(one * 100), Math.round(other * 100)]
export const useKey = (its: EquationUse): Exact =>
  ({
    constant: its.rate,
    other: over(1, its.rate),
    y: yOfUse(its),
    x: its.x,
    more: its.grown,
  })[its.asks]

// Worked by hand: 2d = 9t is d = 4.5t; 4 hours make 18 miles; from 18 to 27 miles it takes 2 hours.
const walk: EquationUse = { scene: 'hiker', rate: 4.5, m: 2, x: 4, grown: 2, asks: 'constant' }

export const equationUseBugs = [
  bug<EquationUse>({
    id: 'rate.upside-down',
    answer({ asks, rate }) {
      if (asks === 'constant') return over(1, rate)
      return asks === 'other' ? rate : null
    },
    feedback: ({ scene, asks }) => {
      const { xs, ys } = unitsOf(scene)
      return asks === 'other' ? say('turned', { xs: ys, ys: xs }) : say('turned', { xs, ys })
    },
    example: [walk, [100, 450]],
  }),
  bug<EquationUse>({
    id: 'proportion.looks-of-equation',
    answer: ({ asks, rate, m }) =>
      m === 1 ? null : asks === 'constant' ? tidy(m * rate) : asks === 'other' ? m : null,
    feedback: ({ m }) => say('coefficient', { m }),
    example: [walk, 9],
  }),
  bug<EquationUse>({
    id: 'proportion.multiplies',
    answer: ({ asks, rate, m }) =>
      m > 1 && (asks === 'constant' || asks === 'other') ? tidy(m * m * rate) : null,
    feedback: () => say('multiplied'),
    example: [walk, 18],
  }),
  bug<EquationUse>({
    id: 'proportion.wrong-way',
    answer(its) {
      const { asks, rate, x, grown } = its
      if (asks === 'y') return over(x, rate)
      if (asks === 'x') return tidy(yOfUse(its) * rate)
      return asks === 'more' ? tidy(grown * rate * rate) : null
    },
    feedback: ({ scene }) => say('wrong-way', unitsOf(scene)),
    example: [{ ...walk, asks: 'x' }, 81],
  }),
  bug<EquationUse>({
    id: 'ratio.adds-rate',
    answer: ({ asks, rate, x }) => (asks === 'y' ? tidy(x + rate) : null),
    feedback: () => say('adds'),
    example: [{ ...walk, asks: 'y' }, 8.5],
  }),
  bug<EquationUse>({
    id: 'ratio.subtracts',
    answer(its) {
      if (its.asks === 'x') return tidy(yOfUse(its) - its.rate)
      return its.asks === 'more' ? tidy(its.grown * its.rate) : null
    },
    feedback: ({ asks }) => say(asks === 'x' ? 'subtracts' : 'grown'),
    example: [{ ...walk, asks: 'x' }, 13.5],
  }),
  bug<EquationUse>({
    id: 'ratio.stops-early',
    answer: ({ asks, x, grown }) => (asks === 'more' ? x + grown : null),
    feedback: ({ scene }) => say('end', { xs: unitsOf(scene).xs }),
    example: [{ ...walk, asks: 'more' }, 6],
  }),
]
