import type { Text } from '@skills-center/messages/values'
import { plane } from '../../build-drawn.ts'
import { built } from '../../form/answering.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import { type GridPoint, turned } from '../../grids/grid.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { type Corners, givenOf, missingOf } from '../../grids/corners.ts'
import { say } from './messages.gen.ts'

/** Points that a known misconception plots. */
export interface WrongPoints {
  id: MisconceptionId
  feedback: Text
  points: GridPoint[]
}
const wrong = (id: MisconceptionId, feedback: Text, points: readonly GridPoint[]): WrongPoints => ({
  id,
  feedback,
  points: [...points],
})

/** Two points given by coordinates. */
export function wrongPairs([one, other]: readonly [GridPoint, GridPoint]): WrongPoints[] {
  const lower = [one, other].map(([x, y]): GridPoint => [x - 1, y - 1])
  return [
    wrong('grid.swaps-coordinates', say('plot.swapped'), [turned(one), turned(other)]),
    wrong('grid.swaps-coordinates', say('plot.some-swapped'), [turned(one), other]),
    wrong('grid.swaps-coordinates', say('plot.some-swapped'), [one, turned(other)]),
    wrong('grid.starts-at-one', say('plot.starts-at-one'), lower),
  ]
}

/** Rows of a table, on axes with `step` units per vertical square. */
export const wrongRows = (points: readonly GridPoint[], step: number): WrongPoints[] => [
  wrong(
    'grid.swaps-coordinates',
    say('plot.columns'),
    points.map(([x, y]): GridPoint => [y / step, x * step]),
  ),
  ...points.map(([x, y], moved) =>
    wrong(
      'graph.counts-squares',
      say('plot.scale'),
      points.map((each, at): GridPoint => (at === moved ? [x, y === step ? y + step : y - step] : each)),
    ),
  ),
]

/** Missing vertices of a rectangle or a square. */
export function wrongCorners(corners: Corners): WrongPoints[] {
  const points = missingOf(corners)
  const isSquare = corners.kind === 'square'
  const [p = [0, 0]] = givenOf(corners)
  return [
    wrong('grid.swaps-coordinates', say('plot.swapped'), points.map(turned)),
    wrong(
      'grid.crooked-side',
      say(isSquare ? 'plot.square' : 'plot.corner'),
      points.map(([x, y]): GridPoint => [x, y < p[1] ? y + 1 : y > p[1] ? y - 1 : y + 1]),
    ),
    ...(isSquare
      ? [
          wrong(
            'grid.wrong-direction',
            say('plot.side'),
            points.map(([x, y]): GridPoint => [x, 2 * p[1] - y]),
          ),
        ]
      : []),
  ]
}

/** Points to plot on these axes. */
export const plottedPoints = (its: {
  x: { from: number; to: number; step: number; label: Words }
  y: { from: number; to: number; step: number; label: Words }
  points: readonly GridPoint[]
  given?: readonly { name: string; at: GridPoint }[]
  wrong: readonly WrongPoints[]
}): AnsweringTemplate =>
  built((word) =>
    plane(
      {
        x: { ...its.x, label: word(its.x.label) },
        y: { ...its.y, label: word(its.y.label) },
        snap: { x: its.x.step, y: its.y.step },
        given: { points: (its.given ?? []).map(({ name, at }) => ({ at: [at[0], at[1]], label: name })) },
      },
      { draws: 'points', points: its.points.map(([x, y]): [number, number] => [x, y]) },
      its.wrong
        .filter(({ points }) =>
          points.every(([x, y]) => x >= 0 && y >= 0 && x <= its.x.to && y <= its.y.to && Number.isInteger(x)),
        )
        .map(({ id, feedback, points }) => ({ misconception: id, feedback: word(feedback), points })),
    ),
  )
