import { type Grid, firstPlace, lastPlace } from './grid.ts'

/** The number of grid steps that a slider key means; undefined for any other key. */
export function stepsOf(key: string, grid: Grid, tick: number, at: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return 1
    case 'ArrowLeft':
    case 'ArrowDown':
      return -1
    case 'PageUp':
      return bigStep(grid, tick)
    case 'PageDown':
      return -bigStep(grid, tick)
    case 'Home':
      return Math.round((firstPlace(grid) - at) / grid.snap)
    case 'End':
      return Math.round((lastPlace(grid) - at) / grid.snap)
    default:
      return undefined
  }
}

/** From tick to tick if marks can be between ticks, otherwise five steps. */
export const bigStep = (grid: Grid, tick: number): number =>
  tick > grid.snap * 1.5 ? Math.round(tick / grid.snap) : 5
