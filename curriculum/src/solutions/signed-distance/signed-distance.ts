import { numeral } from '@skills-center/messages/format-value'
import { tex, type Text } from '@skills-center/messages/values'
import { type Apart, distanceOf, isAcross } from '../../bugs/apart/apart-bugs.ts'
import { say } from './messages.gen.ts'

const inBars = (value: number): string => (value < 0 ? `(${numeral(value)})` : numeral(value))
/** A distance as a difference, or as a sum with the opposite: `|−4 − 7|`, `|−4 + (−7)|`. */
export const barsOf = (p: number, q: number, isSum = false): string =>
  isSum ? `|${numeral(p)} + ${inBars(-q)}|` : `|${numeral(p)} − ${inBars(q)}|`

/** How far apart two numbers are, across 0 or on one side of it. */
export function distanceSteps({ p, q }: Pick<Apart, 'p' | 'q'>): Text[] {
  const [a, b] = [Math.abs(p), Math.abs(q)]
  const distance = distanceOf({ p, q })
  return [
    isAcross({ p, q })
      ? say('across', { p, q, equation: tex(`${numeral(a)} + ${numeral(b)} = ${numeral(distance)}`) })
      : say('same', {
          p,
          q,
          equation: tex(`${numeral(Math.max(a, b))} − ${numeral(Math.min(a, b))} = ${numeral(distance)}`),
        }),
    say('bars', { equation: tex(`${barsOf(p, q)} = ${numeral(distance)}`) }),
  ]
}
const numberSteps = ({ p, q }: Apart): Text[] => {
  const d = distanceOf({ p, q })
  return [
    say(q < p ? 'less' : 'greater', { p, d }),
    say('move', {
      equation: tex(`${numeral(p)} ${q < p ? '−' : '+'} ${numeral(d)} = ${numeral(q)}`),
    }),
  ]
}
/** Steps to the distance, or from one number to the other. */
export const stepsOf = (its: Apart): Text[] =>
  its.asks === 'distance' ? distanceSteps(its) : numberSteps(its)
