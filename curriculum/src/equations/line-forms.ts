import { calculate, numberTex } from './exact.ts'
import { type Line, lineTex, sideOf } from './line.ts'
import { standardTex } from './standard-form.ts'
import { termTex } from './two-step.ts'

/** y = mx + b as is, reordered (y = 5 − 2x), or not yet solved for y. */
export type LineForm = 'plain' | 'turned' | 'moved' | 'times' | 'standard'

/** A line with whole numbers (or a slope that becomes whole when multiplied by `by`), in a given form. */
export interface FormedLine {
  form: LineForm
  slope: number
  start: number
  /** The factor on both sides. */
  by: number
}

const sign = (value: number, ifPositive: '+' | '−'): string =>
  value > 0 === (ifPositive === '+') ? ' + ' : ' − '

/** `y = 5 − 2x`, `y − 5 = −2x`, `3y = −6x + 15`, `6x + 3y = 15`. */
export function formedTex({ form, slope, start, by }: FormedLine): string {
  const size = (value: number): string => numberTex(Math.abs(value))
  switch (form) {
    case 'plain':
      return lineTex({ slope, start })
    case 'turned':
      return `y = ${numberTex(start)}${sign(slope, '+')}${termTex(Math.abs(slope), 'x')}`
    case 'moved':
      return `y${sign(start, '−')}${size(start)} = ${termTex(slope, 'x')}`
    case 'times':
      return `${by}y = ${sideOf({ slope: by * slope, start: by * start })}`
    case 'standard':
      return standardTex({ a: -by * slope, b: by, c: by * start })
  }
}

/** The x-coordinate at which the line crosses the x-axis. */
export const xIntercept = ({ slope, start }: Line) => calculate(calculate(0, 'minus', start), 'over', slope)
