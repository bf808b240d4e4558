import type { Text } from '@skills-center/messages/values'
import { calculate } from '../../equations/exact.ts'
import { type Line, lineAt, type Point } from '../../equations/line.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { toNumber } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A line that students write or draw instead of the right one. */
export interface WrongLine {
  line: Line
  misconception: MisconceptionId
  feedback: Text
}

const negative = (value: Line['slope']) => calculate(0, 'minus', value)

/** A wrong slope through a correct point. */
const wrongSlopes = ({ slope }: Line, pivot: Point): WrongLine[] => [
  {
    line: lineAt(negative(slope), pivot),
    misconception: 'slope.wrong-sign',
    feedback: say('sign'),
  },
  {
    line: lineAt(calculate([1, 1], 'over', slope), pivot),
    misconception: 'slope.run-over-rise',
    feedback: say('run-over-rise'),
  },
]

/** What known misconceptions make of y = mx + b. */
export function wrongLines(line: Line): WrongLine[] {
  const { slope, start } = line
  if (toNumber(start) === 0) return wrongSlopes(line, [0, 0])
  return [
    ...wrongSlopes(line, [0, toNumber(start)]),
    { line: { slope: start, start: slope }, misconception: 'line.swaps-start', feedback: say('swapped') },
    {
      line: { slope, start: negative(calculate(slope, 'times', start)) },
      misconception: 'line.start-on-x-axis',
      feedback: say('x-axis'),
    },
    {
      line: { slope, start: negative(start) },
      misconception: 'equation.loses-sign',
      feedback: say('start-sign'),
    },
    { line: { slope, start: 0 }, misconception: 'line.drops-start', feedback: say('no-start') },
  ]
}
