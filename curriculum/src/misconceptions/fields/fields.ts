import type { Misconception } from '../families.ts'

/** Magnets, electromagnets, charges, and fields between objects that do not touch. */
export const fields = {
  'magnets.all-metals': { family: 'everyday-idea', source: 'Barrow 1987' },
  'magnets.poles-are-charges': { family: 'unlike-terms', source: 'Maloney 1985' },
  'magnets.like-poles-attract': { family: 'reversal' },
  'magnets.needs-contact': { family: 'everyday-idea' },
  'magnets.is-blocked': { family: 'everyday-idea' },
  'magnets.turns-do-not-count': { family: 'part-whole' },
  'magnets.current-does-not-count': { family: 'part-whole' },
  'magnets.distance-does-not-count': { family: 'part-whole' },
  'magnets.works-without-current': { family: 'everyday-idea' },
  'magnets.field-one-way': { family: 'everyday-idea' },
  'magnets.points-at-magnet': { family: 'everyday-idea' },
  'magnets.compass-points-north': { family: 'everyday-idea' },
  'magnets.overlooks-contact': { family: 'careless' },
  'charges.likes-attract': { family: 'reversal' },
  'charges.neutral-is-left-alone': { family: 'everyday-idea' },
} as const satisfies Record<string, Misconception>
