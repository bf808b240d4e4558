import type { Misconception } from '../families.ts'

/** Square roots, cube roots, and equations that they solve. */
export const roots = {
  'roots.divides-by-index': { family: 'operation' },
  'roots.cube-as-square': { family: 'operation' },
  'roots.one-part': { family: 'part-whole' },
  'roots.decimal-places': { family: 'place-value' },
  'roots.loses-minus': { family: 'sign' },
  'roots.adds-insides': { family: 'part-whole' },
  'roots.stops-early': { family: 'stops-early' },
  'roots.one-solution': { family: 'sign' },
  'roots.two-for-cube': { family: 'sign' },
  'roots.two-values': { family: 'sign' },
  'roots.must-be-even': { family: 'everyday-idea' },
  'roots.divides-by-sides': { family: 'part-whole' },
  'roots.compares-insides': { family: 'part-whole' },
  'roots.order-reversed': { family: 'careless' },
  'roots.sign-means-irrational': { family: 'everyday-idea' },
  'roots.not-perfect': { family: 'everyday-idea' },
  'roots.no-negative-cube': { family: 'sign' },
  'roots.square-below-zero': { family: 'sign' },
  'roots.zero-square': { family: 'everyday-idea' },
  'roots.decimal-is-exact': { family: 'everyday-idea' },
  'roots.factor-goes-in-unsquared': { family: 'operation' },
} as const satisfies Record<string, Misconception>
