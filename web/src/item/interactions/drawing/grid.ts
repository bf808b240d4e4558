import { isNear } from '@skills-center/answers/near'

/** The values a mark can take along one direction: every `snap` from `origin`, between `from` and `to`. */
export interface Grid {
  origin: number
  from: number
  to: number
  snap: number
}

/** Marks on a number line snap to multiples of `snap` from its first tick. */
export const lineGrid = ({ from, to, snap }: { from: number; to: number; snap: number }): Grid => ({
  origin: from,
  from,
  to,
  snap,
})

/** Points on a plane snap to multiples of `snap`, wherever the axis starts. */
export const axisGrid = ({ from, to }: { from: number; to: number }, snap: number): Grid => ({
  origin: 0,
  from,
  to,
  snap,
})

const lowest = ({ origin, from, snap }: Grid): number => Math.ceil((from - origin) / snap - 1e-9)
const highest = ({ origin, to, snap }: Grid): number => Math.floor((to - origin) / snap + 1e-9)

/** The nth value from the origin, without accumulated floating-point error. */
function placeAt({ origin, snap }: Grid, n: number): number {
  const value = origin + n * snap
  return Math.abs(value) < snap * 1e-6 ? 0 : Number(value.toPrecision(12))
}

/** The grid value nearest to a value. */
export function snapped(grid: Grid, value: number): number {
  const n = Math.round((value - grid.origin) / grid.snap)
  return placeAt(grid, Math.min(Math.max(n, lowest(grid)), highest(grid)))
}

export const isPlace = (grid: Grid, value: number): boolean => isNear(snapped(grid, value), value)

export const firstPlace = (grid: Grid): number => placeAt(grid, lowest(grid))
export const lastPlace = (grid: Grid): number => placeAt(grid, highest(grid))

/** The value of a mark added without a position: zero if it is in range, otherwise the middle. */
export const middlePlace = (grid: Grid): number =>
  grid.from <= 0 && grid.to >= 0 ? snapped(grid, 0) : snapped(grid, (grid.from + grid.to) / 2)

/**
 * The value this many steps away. Skips values for which `isTaken` is true; returns the given value if none is free.
 */
export function stepped(
  grid: Grid,
  value: number,
  steps: number,
  isTaken: (place: number) => boolean = () => false,
): number {
  const here = Math.round((value - grid.origin) / grid.snap)
  const way = Math.sign(steps)
  const aim = Math.min(Math.max(here + steps, lowest(grid)), highest(grid))
  for (let n = aim; n >= lowest(grid) && n <= highest(grid) && way !== 0; n += way) {
    if (!isTaken(placeAt(grid, n))) return placeAt(grid, n)
  }
  // Everything beyond the target is taken, so go as far in that direction as there is a free value.
  for (let n = aim - way; (n - here) * way > 0; n -= way) {
    if (!isTaken(placeAt(grid, n))) return placeAt(grid, n)
  }
  return value
}
