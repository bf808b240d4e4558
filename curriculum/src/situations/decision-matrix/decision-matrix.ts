import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../../random.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { say } from './messages.gen.ts'

const things = ['rack', 'bench', 'planter', 'lamp', 'ramp', 'cart', 'feeder', 'bin'] as const
const criteria = ['strong', 'cheap', 'easy', 'lasting'] as const

/** Designs with points for weighted criteria. */
export interface Matrix {
  level: Level
  thing: (typeof things)[number]
  weights: number[]
  /** Points by design. */
  points: number[][]
  /** Index of the design asked about, and its criterion with unknown points. */
  of: number
  criterion: number
}

export function drawMatrix(random: Random, level: Level): Matrix {
  const count = { 1: 3, 2: 4, 3: 2 }[level]
  return {
    level,
    thing: random.pick(things),
    weights: random.sample([1, 2, 3, 4, 5], criteria.length),
    points: Array.from({ length: count }, () => criteria.map(() => random.integer(1, 5))),
    of: level === 3 ? 1 : random.integer(0, count - 1),
    // Never the last criterion, so that rows with numbers follow.
    criterion: random.integer(0, criteria.length - 2),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)
export const scoresOf = ({ weights, points }: Matrix, design: number): number[] =>
  criteria.map((_id, at) => (weights[at] ?? 0) * (points[design]?.[at] ?? 0))
export const total = (matrix: Matrix, design: number): number => sum(scoresOf(matrix, design))
export const plain = ({ points }: Matrix, design: number): number => sum(points[design] ?? [])

/** How many points the design is behind without its open criterion. */
export const gapOf = (matrix: Matrix): number =>
  total(matrix, 0) - total(matrix, matrix.of) + (scoresOf(matrix, matrix.of)[matrix.criterion] ?? 0)
export const weightOf = ({ weights, criterion }: Matrix): number => weights[criterion] ?? 1
/** The fewest points that put it in the lead. */
export const neededOf = (matrix: Matrix): number => Math.floor(gapOf(matrix) / weightOf(matrix)) + 1

const nameOf = (at: number): string => String.fromCodePoint(65 + at)
export const tellMatrix = {
  scene: ({ thing }: Matrix) => say(`scene.${thing}`),
  design: (at: number) => say('design', { name: nameOf(at) }),
  criterion: ({ criterion }: Matrix) => say(`criterion.${criteria[criterion] ?? 'strong'}`),
}

export const matrixTable = ({ level, weights, points, of, criterion }: Matrix) =>
  tableFigure(
    say('title'),
    [say('head'), say('weight'), ...points.map((_each, at) => tellMatrix.design(at))],
    criteria.map((id, at) => [
      say(`criterion.${id}`),
      weights[at] ?? 0,
      ...points.map((each, design) =>
        level === 3 && design === of && at === criterion ? '?' : (each[at] ?? 0),
      ),
    ]),
  )
