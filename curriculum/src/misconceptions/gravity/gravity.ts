import type { Misconception } from '../families.ts'

/** Gravity: its cause, its strength, and where it acts. */
export const gravity = {
  'gravity.mass-does-not-count': { family: 'part-whole' },
  'gravity.mass-of-one': { family: 'part-whole' },
  'gravity.distance-does-not-count': { family: 'part-whole' },
  'gravity.far-is-strong': { family: 'reversal' },
  'gravity.slow-is-strong': { family: 'reversal' },
  'gravity.same-everywhere': { family: 'everyday-idea' },
  'gravity.only-large-pull': { family: 'everyday-idea' },
  'gravity.size-counts': { family: 'everyday-idea' },
  'gravity.needs-air': { family: 'everyday-idea', source: 'Watts 1982' },
  'gravity.none-in-orbit': { family: 'everyday-idea' },
  'gravity.is-magnetism': { family: 'unlike-terms' },
  'gravity.comes-from-spin': { family: 'everyday-idea' },
  'gravity.mass-is-weight': { family: 'unlike-terms' },
  'gravity.falls-off-below': { family: 'everyday-idea', source: 'Vosniadou & Brewer 1992' },
  'gravity.stops-when-still': { family: 'everyday-idea', source: 'Watts 1982' },
  'gravity.sideways-help': { family: 'everyday-idea' },
  'gravity.light-floats': { family: 'everyday-idea' },
  'orbits.needs-push': { family: 'everyday-idea', source: 'Clement 1982' },
  'orbits.flies-outward': { family: 'everyday-idea' },
  'orbits.keeps-curving': { family: 'everyday-idea', source: 'McCloskey et al. 1980' },
  'orbits.falls-in': { family: 'everyday-idea' },
  'orbits.far-is-fast': { family: 'reversal' },
  'orbits.scales-mixed': { family: 'unlike-terms' },
} as const satisfies Record<string, Misconception>
