import { plane } from '../build-drawn.ts'
import type { WrongLine } from '../bugs/line/line-bugs.ts'
import type { DrawnLine } from '../figures/line-figure/line-figure.ts'
import { plainAxes } from '../figures/line-figure/line-figure.ts'
import { built } from '../form/answering.ts'
import type { AnsweringTemplate } from '../form/item-template.ts'
import { gridPoints, type Line, type Point } from './line.ts'

const pair = ([x, y]: Point): [number, number] => [x, y]

/** The two grid points on a line that are farthest apart; null if there are fewer than two. */
export function onGrid(line: Line, most: number): [Point, Point] | null {
  const points = gridPoints(line, [-most, most])
  const [first, last] = [points[0], points.at(-1)]
  return first === undefined || last === undefined || first === last ? null : [first, last]
}

/** A line to draw on a grid from −most to most. Wrong lines that do not fit the grid are dropped. */
export const drawnLine = (its: {
  line: Line
  most: number
  given?: readonly DrawnLine[]
  points?: readonly { at: Point; label: string }[]
  wrong: readonly WrongLine[]
}): AnsweringTemplate =>
  built((word) => {
    const through = onGrid(its.line, its.most)
    if (through === null) throw new RangeError('The line is not on the grid')
    const [x, y] = [plainAxes(-its.most, its.most).x, plainAxes(-its.most, its.most).y]
    return plane(
      {
        x: { ...x, label: 'x' },
        y: { ...y, label: 'y' },
        snap: { x: 1, y: 1 },
        given: {
          points: (its.points ?? []).map(({ at, label }) => ({ at: pair(at), label })),
          lines: (its.given ?? []).map(({ through: [one, other], label = '' }) => ({
            through: [pair(one), pair(other)],
            label: word(label),
          })),
        },
      },
      { draws: 'line', points: through },
      its.wrong.flatMap(({ line, misconception, feedback }) => {
        const points = onGrid(line, its.most)
        return points === null ? [] : [{ points, misconception, feedback: word(feedback) }]
      }),
    )
  })
