import { tex, type Text } from '@skills-center/messages/values'
import { type Fraction, mixedTex } from '../../fractions/fraction.ts'
import { quotientTex } from '../../fractions/quotients.ts'
import {
  type FractionPace,
  nextAmountOf,
  partsOfPace,
  unitsOf,
  xText,
  yText,
} from '../../situations/fraction-rates/fraction-rates.ts'
import { divided } from '../fraction-quotient/fraction-quotient.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** The unit rate: its units in the order of the question, its value, and the division that gives it. */
export function rateSolution(pace: FractionPace): WrittenSolution & {
  units: ReturnType<typeof unitsOf>
  key: Fraction
  answer: Text
} {
  const { ys, xs } = unitsOf(pace.scene)
  const units = pace.asks === 'other' ? { ys: xs, xs: ys } : { ys, xs }
  const { dividend, divisor, key } = partsOfPace(pace)
  const [text, other] = pace.asks === 'other' ? [xText, yText] : [yText, xText]
  const by = other(pace.scene, divisor)
  const answer = say('answer', { value: text(pace.scene, key), xs: units.xs })
  return {
    units,
    key,
    answer,
    hints: [
      say(divisor[0] === 1 ? 'nudge.unit' : 'nudge.part', { ...units, by }),
      say('hint', { ys: units.ys, xs: units.xs }),
    ],
    solution: [
      say('plan', { xs: units.xs, amount: text(pace.scene, dividend), by }),
      ...divided({ one: dividend, other: divisor }).solution,
      say('so', { answer }),
    ],
  }
}

/** Finds the unit rate first, then goes forward to another amount of the second quantity, or back to it. */
export function useRateSolution(pace: FractionPace): WrittenSolution & { key: Fraction } {
  const { rate, next } = pace
  const isBack = pace.asks === 'back'
  const one = rateSolution({ ...pace, asks: 'one' })
  const later = nextAmountOf(pace)
  const key = isBack ? next : later
  const product = isBack
    ? quotientTex({ one: later, other: rate })
    : String.raw`${mixedTex(rate)} \times ${mixedTex(next)}`
  return {
    key,
    hints: [say('use.nudge', one.units), say(isBack ? 'use.hint.back' : 'use.hint.forward', one.units)],
    solution: [
      ...one.solution,
      say(isBack ? 'use.step.back' : 'use.step.forward', {
        equation: tex(`${product} = ${mixedTex(key)}`),
      }),
      say('use.so', { right: isBack ? xText(pace.scene, next) : yText(pace.scene, later) }),
    ],
  }
}
