import type { Cell } from './cube-nets.ts'

/** The numbers on a die's faces while it rolls over the net. */
type Die = Record<'top' | 'below' | 'north' | 'south' | 'east' | 'west', number>
const rolls: readonly [step: Cell, roll: (die: Die) => Die][] = [
  [[1, 0], (d) => ({ ...d, top: d.west, east: d.top, below: d.east, west: d.below })],
  [[-1, 0], (d) => ({ ...d, top: d.east, west: d.top, below: d.west, east: d.below })],
  [[0, 1], (d) => ({ ...d, top: d.north, south: d.top, below: d.south, north: d.below })],
  [[0, -1], (d) => ({ ...d, top: d.south, north: d.top, below: d.north, south: d.below })],
]
/** The face that prints each square, and the face that is across from the first one. */
function printed(cells: readonly Cell[], star: number): { lies: Map<number, number>; across: number } {
  const first: Die = { top: 1, below: 6, north: 2, south: 5, east: 3, west: 4 }
  const lies = new Map<number, number>([[star, first.below]])
  const walk = (at: number, die: Die): void => {
    for (const [[dx, dy], roll] of rolls) {
      const [x = 0, y = 0] = cells[at] ?? []
      const next = cells.findIndex(([u, v]) => u === x + dx && v === y + dy)
      if (next === -1 || lies.has(next)) continue
      const rolled = roll(die)
      lies.set(next, rolled.below)
      walk(next, rolled)
    }
  }
  walk(star, first)
  return { lies, across: first.top }
}

/** The square printed by the face opposite the one on the star. */
export function acrossFrom(cells: readonly Cell[], star: number): number {
  const { lies, across } = printed(cells, star)
  return [...lies].find(([, face]) => face === across)?.[0] ?? -1
}

/** Whether a die that rolls over six squares prints each of its faces once. */
export const printsAll = (cells: readonly Cell[]): boolean =>
  cells.length === 6 && new Set(printed(cells, 0).lies.values()).size === 6
