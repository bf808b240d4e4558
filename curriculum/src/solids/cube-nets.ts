import type { Random } from '../random.ts'

export type Cell = [column: number, row: number]

/** Nets of a cube, row by row, grouped by how hard they are to fold mentally. */
const nets = {
  straight: [
    '.#..|####|.#..',
    '#...|####|#...',
    '..#.|####|.#..',
    '#...|####|.#..',
    '#...|####|..#.',
    '#...|####|...#',
  ],
  bent: ['..#.|###.|..##', '#...|###.|..##', '.#..|###.|..##'],
  steps: ['##..|.##.|..##', '###..|..###'],
} as const
export type NetKind = keyof typeof nets

const cellsOf = (net: string): Cell[] =>
  net.split('|').flatMap((row, y) => [...row].flatMap((each, x): Cell[] => (each === '#' ? [[x, y]] : [])))

/** A net, randomly rotated and flipped. */
export function drawNet(random: Random, kind: NetKind): Cell[] {
  const cells = cellsOf(random.pick(nets[kind]))
  const [isFlipped, isUpright] = [random.chance(0.5), random.chance(0.5)]
  const moved = cells.map(([x, y]): Cell => {
    const across = isFlipped ? 4 - x : x
    return isUpright ? [y, across] : [across, y]
  })
  const [left, top] = [Math.min(...moved.map(([x]) => x)), Math.min(...moved.map(([, y]) => y))]
  return moved.map(([x, y]): Cell => [x - left, y - top]).toSorted(([x, y], [u, v]) => y - v || x - u)
}

type Vector = readonly [number, number, number]
const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z]

/** The direction of each square's outer side after folding the net around a cube. */
function foldedNet(cells: readonly Cell[]): Map<number, Vector> {
  const at = (x: number, y: number): number => cells.findIndex(([u, v]) => u === x && v === y)
  const found = new Map<number, Vector>()
  const fold = (index: number, out: Vector, right: Vector, down: Vector): void => {
    const cell = cells[index]
    if (cell === undefined || found.has(index)) return
    found.set(index, out)
    const [x, y] = cell
    fold(at(x + 1, y), right, minus(out), down)
    fold(at(x - 1, y), minus(right), out, down)
    fold(at(x, y + 1), down, right, minus(out))
    fold(at(x, y - 1), minus(down), right, out)
  }
  fold(0, [0, 0, 1], [1, 0, 0], [0, 1, 0])
  return found
}

/** Whether six squares fold into a cube: each one covers a face of its own. */
export const foldsUp = (cells: readonly Cell[]): boolean =>
  cells.length === 6 && new Set([...foldedNet(cells).values()].map((out) => out.join(' '))).size === 6

/** The square opposite this one on the cube. */
export function oppositeOf(cells: readonly Cell[], square: number): number {
  const folded = foldedNet(cells)
  const out = folded.get(square) ?? [0, 0, 0]
  return [...folded].find(([, each]) => each.every((part, axis) => part === -(out[axis] ?? 0)))?.[0] ?? -1
}

/** Whether two squares share a side in the flat net. */
export const touch = ([x, y]: Cell, [u, v]: Cell): boolean => Math.abs(x - u) + Math.abs(y - v) === 1
