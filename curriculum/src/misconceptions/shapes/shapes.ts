import type { Misconception } from '../families.ts'

/** Categories of flat shapes, and their shared properties. */
export const shapes = {
  'shape.own-name-only': { family: 'everyday-idea', source: 'de Villiers 1994; Fujita & Jones 2007' },
  'shape.converse': { family: 'reversal', source: 'Fujita & Jones 2007' },
  'shape.by-looks': { family: 'everyday-idea', source: 'Hershkowitz 1990' },
  'shape.not-inherited': { family: 'part-whole' },
  'shape.extra-attribute': { family: 'part-whole' },
  'shape.fits-claim': { family: 'evidence' },
  'shape.general-name': { family: 'stops-early' },
  'shape.order-reversed': { family: 'reversal' },
} as const satisfies Record<string, Misconception>
