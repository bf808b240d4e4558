import type { Misconception } from '../families.ts'

/** Which measurements determine a triangle. */
export const triangles = {
  'triangle.any-sides': { family: 'everyday-idea' },
  'triangle.allows-flat': { family: 'everyday-idea' },
  'triangle.longest-given': { family: 'part-whole' },
  'triangle.one-bound': { family: 'stops-early' },
  'triangle.other-bound': { family: 'careless' },
  'triangle.any-angles': { family: 'everyday-idea' },
  'triangle.angles-fix-size': { family: 'everyday-idea' },
  'triangle.position-counts': { family: 'careless' },
  'triangle.wrong-place': { family: 'careless' },
  'triangle.wrong-length': { family: 'scale-reading' },
  'triangle.wrong-angle': { family: 'scale-reading' },
} as const satisfies Record<string, Misconception>
