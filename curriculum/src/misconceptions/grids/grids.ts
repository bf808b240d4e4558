import type { Misconception } from '../families.ts'

/** Points on a coordinate grid, and distances between them. */
export const grids = {
  'grid.swaps-coordinates': { family: 'reversal' },
  'grid.starts-at-one': { family: 'scale-reading' },
  'grid.counts-points': { family: 'scale-reading' },
  'grid.end-only': { family: 'stops-early' },
  'grid.other-axis': { family: 'reversal' },
  'grid.wrong-direction': { family: 'reversal' },
  'grid.crooked-side': { family: 'careless' },
  'grid.skips-stop': { family: 'stops-early' },
  'grid.one-direction': { family: 'stops-early' },
  'grid.value-for-change': { family: 'stops-early' },
  'grid.wrong-point': { family: 'careless' },
  'grid.misplaces': { family: 'careless' },
  'grid.adds-coordinates': { family: 'operation' },
  'grid.drops-sign': { family: 'sign' },
  'grid.wrong-quadrant': { family: 'careless' },
  'grid.subtracts-sizes': { family: 'sign' },
  'grid.half-perimeter': { family: 'stops-early' },
  'grid.straight-across': { family: 'unlike-terms' },
  'grid.order-reversed': { family: 'careless' },
} as const satisfies Record<string, Misconception>
