import { type GridPoint, isOnGrid, isSamePoint, turned } from '../../grids/grid.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/**
 * Asks for the coordinates of a point: the first one, on a map or on axes with a scale; a point level with the first
 * and in the column of the second; or the first one after a move.
 */
export interface PointAsk {
  kind: 'map' | 'scale' | 'meets' | 'moves'
  points: GridPoint[]
  /** Units per square. */
  step: number
  /** How far it moves right and up, in units; negative for left and down. */
  moves: GridPoint
}

const start: GridPoint = [0, 0]
const sum = ([a, b]: GridPoint, [c, d]: GridPoint): GridPoint => [a + c, b + d]

export function pointOf({ kind, points, moves }: PointAsk): GridPoint {
  const [first = start, second = start] = points
  if (kind === 'meets') return [second[0], first[1]]
  return kind === 'moves' ? sum(first, moves) : first
}

const fitting = (ask: PointAsk, point: GridPoint): GridPoint | null =>
  isOnGrid(point, ask.step) && !isSamePoint(point, pointOf(ask)) ? point : null

// Worked by hand: P(4, 6) and Q(10, 2) on a grid whose squares stand for 2 units; a move of 2 right and 4 down.
const asked: PointAsk = {
  kind: 'scale',
  points: [
    [4, 6],
    [10, 2],
  ],
  step: 2,
  moves: [2, -4],
}

export const pointBugs = [
  bug<PointAsk, GridPoint>({
    id: 'grid.swaps-coordinates',
    answer: (ask) => {
      const point = turned(pointOf(ask))
      return isSamePoint(point, pointOf(ask)) ? null : point
    },
    feedback: () => say('swapped'),
    example: [asked, [6, 4]],
  }),
  bug<PointAsk, GridPoint>({
    id: 'grid.starts-at-one',
    answer: (ask) =>
      ask.kind === 'map' || ask.kind === 'scale' ? sum(pointOf(ask), [ask.step, ask.step]) : null,
    feedback: () => say('starts-at-one'),
    example: [asked, [6, 8]],
  }),
  bug<PointAsk, GridPoint>({
    id: 'graph.counts-squares',
    answer: (ask) => {
      const [x, y] = pointOf(ask)
      const { kind, step, moves } = ask
      if (step === 1 || kind === 'map' || kind === 'meets') return null
      return kind === 'scale'
        ? [x / step, y / step]
        : fitting(ask, [x + moves[0] * (step - 1), y + moves[1] * (step - 1)])
    },
    feedback: ({ step }) => say('squares', { step }),
    example: [asked, [2, 3]],
  }),
  bug<PointAsk, GridPoint>({
    id: 'grid.other-axis',
    answer: (ask) => {
      const [first = start, second = start] = ask.points
      if (ask.kind === 'meets') return fitting(ask, [first[0], second[1]])
      return ask.kind === 'moves' ? fitting(ask, sum(first, turned(ask.moves))) : null
    },
    feedback: ({ kind }) => say(kind === 'meets' ? 'other-point' : 'other-axis'),
    example: [{ ...asked, kind: 'meets' }, [4, 2]],
  }),
  bug<PointAsk, GridPoint>({
    id: 'grid.wrong-direction',
    answer: (ask) => {
      const [first = start] = ask.points
      return ask.kind === 'moves' ? fitting(ask, sum(first, [-ask.moves[0], -ask.moves[1]])) : null
    },
    feedback: () => say('wrong-direction'),
    // (4 − 2, 6 + 4)
    example: [{ ...asked, kind: 'moves' }, [2, 10]],
  }),
]
