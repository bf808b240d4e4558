import type { Misconception } from '../families.ts'

/** Sizes, distances, and kinds of objects in the solar system. */
export const space = {
  'space.looks-large-is-large': { family: 'everyday-idea', source: 'Jones et al. 1987' },
  'space.close-together': { family: 'everyday-idea', source: 'Miller & Brewer 2010' },
  'space.drawing-is-to-scale': { family: 'everyday-idea' },
  'space.evenly-spaced': { family: 'everyday-idea' },
  'space.size-sets-place': { family: 'everyday-idea' },
  'space.kinds-mixed-up': { family: 'unlike-terms' },
  'space.layer-for-whole': { family: 'part-whole' },
  'space.unit-not-changed': { family: 'form-unit' },
  'space.needs-visit': { family: 'everyday-idea' },
} as const satisfies Record<string, Misconception>
