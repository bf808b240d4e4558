import type { Misconception } from '../families.ts'

/** Areas of triangles, parallelograms, trapezoids, and figures composed of them. */
export const areas = {
  'area.slanted-side': { family: 'unlike-terms' },
  'area.no-half': { family: 'stops-early' },
  'area.halves-too-much': { family: 'operation' },
  'area.adds-lengths': { family: 'additive' },
  'area.one-base': { family: 'part-whole' },
  'area.any-line': { family: 'unlike-terms' },
  'area.subtracts-length': { family: 'additive' },
  'area.stops-early': { family: 'stops-early' },
  'area.one-piece': { family: 'stops-early' },
  'area.adds-cut-piece': { family: 'operation' },
  'area.wrong-length': { family: 'careless' },
  'area.box-around': { family: 'part-whole' },
  'area.leaning-changes-area': { family: 'everyday-idea', source: 'Piaget et al. 1960' },
  'area.one-base-only': { family: 'everyday-idea' },
  'area.grows-like-length': { family: 'additive', source: 'De Bock et al. 2002' },
  'area.without-cost': { family: 'stops-early' },
  'area.divides-for-cost': { family: 'operation' },
  'area.reversed': { family: 'reversal' },
  'area.tile-side': { family: 'unlike-terms' },
  'area.one-side': { family: 'stops-early' },
  'area.subtracts-sides': { family: 'operation' },
  'area.squares-length-factor': { family: 'unlike-terms', source: 'De Bock et al. 2002' },
  'area.factor-as-scale': { family: 'stops-early', source: 'De Bock et al. 2002' },
} as const satisfies Record<string, Misconception>
