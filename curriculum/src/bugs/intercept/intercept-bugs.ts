import { calculate } from '../../equations/exact.ts'
import { xIntercept } from '../../equations/line-forms.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A line with a point on it; its equation is multiplied by `by` if students must solve it for y. */
export interface Crosses {
  slope: number
  start: number
  x: number
  by: number
}

const yOf = ({ slope, start, x }: Crosses): number => slope * x + start

const feedback = () => say('check')

// Worked by hand: y = 2x + 3 at x = 4 is 11; times 5, it is −10x + 5y = 15, and y is 0 at x = −1.5.
const line: Crosses = { slope: 2, start: 3, x: 4, by: 5 }

/** What students mistake for the y-intercept. */
export const interceptBugs = {
  first: bug<Crosses>({
    id: 'line.first-value',
    answer: yOf,
    feedback,
    example: [line, 11],
  }),
  way: bug<Crosses>({
    id: 'slope.wrong-sign',
    answer: (its) => yOf(its) + its.slope * its.x,
    feedback,
    example: [line, 19],
  }),
  step: bug<Crosses>({
    id: 'slope.one-step',
    answer: (its) => (Math.abs(its.x) === 1 ? null : yOf(its) - Math.sign(its.x) * its.slope),
    feedback,
    example: [line, 9],
  }),
  swap: bug<Crosses>({
    id: 'line.swaps-start',
    answer: ({ slope }) => slope,
    feedback,
    example: [line, 2],
  }),
  undivided: bug<Crosses>({
    id: 'equation.divides-one-part',
    answer: ({ start, by }) => (by === 1 ? null : by * start),
    feedback,
    example: [line, 15],
  }),
  axis: bug<Crosses>({
    id: 'line.start-on-x-axis',
    answer: (its) => xIntercept(its),
    feedback,
    example: [line, -1.5],
  }),
  sign: bug<Crosses>({
    id: 'equation.loses-sign',
    answer: ({ start }) => calculate(0, 'minus', start),
    feedback,
    example: [line, -3],
  }),
}
