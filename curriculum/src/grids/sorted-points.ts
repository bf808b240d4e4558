import type { Random } from '../random.ts'
import { type GridPoint, pairText } from './grid.ts'

/** The criterion for sorting points. */
export type Kind = 'axes' | 'closer' | 'inside'
export interface Sorted {
  kind: Kind
  points: GridPoint[]
  /** For a rectangle: its vertices nearest to and farthest from the origin. */
  box: [GridPoint, GridPoint]
  shuffle: number
}

/** The category: on an axis or not; closer to which axis; inside, on, or outside a rectangle. */
export function placeOf({ kind, box }: Pick<Sorted, 'kind' | 'box'>, [x, y]: GridPoint): number {
  if (kind === 'axes') return y === 0 ? 0 : x === 0 ? 1 : 2
  // The second coordinate is the distance from the x-axis.
  if (kind === 'closer') return y < x ? 0 : x < y ? 1 : 2
  const [[left, low], [right, high]] = box
  if (x < left || x > right || y < low || y > high) return 2
  return x === left || x === right || y === low || y === high ? 1 : 0
}

/** Five points, some of them chosen for categories that rarely occur by chance. */
export function drawSorted(random: Random, kind: Kind): Sorted {
  const some = (): GridPoint => [random.integer(1, 10), random.integer(1, 8)]
  const same = random.integer(2, 8)
  const box: Sorted['box'] = [
    [random.integer(1, 3), random.integer(1, 3)],
    [random.integer(6, 9), random.integer(5, 7)],
  ]
  const [[left], [right, high]] = box
  const special: Record<Kind, GridPoint[]> = {
    axes: [
      [0, random.integer(1, 8)],
      [random.integer(1, 9), 0],
    ],
    closer: [[same, same]],
    inside: [
      [random.integer(left + 1, right - 1), high],
      [random.integer(left + 1, right - 1), high - 1],
    ],
  }
  const points = [...special[kind], ...Array.from({ length: 5 - special[kind].length }, some)]
  const isRepeated = new Set(points.map(pairText)).size < points.length
  return isRepeated ? drawSorted(random, kind) : { kind, points, box, shuffle: random.integer(0, 1e9) }
}
