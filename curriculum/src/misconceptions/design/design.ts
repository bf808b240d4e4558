import type { Misconception } from '../families.ts'

/** Solving problems by design: needs, limits, tests of prototypes. */
export const design = {
  'design.constraint-ignored': { family: 'part-whole' },
  'design.criterion-ignored': { family: 'part-whole' },
  'design.cheapest-is-best': { family: 'part-whole' },
  'design.one-sided': { family: 'part-whole', source: 'Crismond & Adams 2012' },
  'design.mixes-needs-and-limits': { family: 'unlike-terms' },
  'design.detail-as-need': { family: 'part-whole' },
  'design.forgets-a-part': { family: 'stops-early' },
  'design.counts-once': { family: 'operation' },
  'design.first-idea': { family: 'everyday-idea', source: 'Crismond & Adams 2012' },
  'design.once-is-enough': { family: 'everyday-idea', source: 'Crismond & Adams 2012' },
  'design.mends-what-works': { family: 'everyday-idea', source: 'Crismond & Adams 2012' },
  'design.failure-is-useless': { family: 'everyday-idea' },
  'design.looks-decide': { family: 'everyday-idea' },
  'design.more-is-better': { family: 'everyday-idea', source: 'Stavy & Tirosh 2000' },
  'design.word-mixed-up': { family: 'unlike-terms' },
  'design.vague': { family: 'part-whole' },
  'design.solution-as-need': { family: 'everyday-idea', source: 'Crismond & Adams 2012' },
  'design.strict-for-loose': { family: 'reversal' },
  'design.users-mixed': { family: 'unlike-terms' },
  'design.splits-wholes': { family: 'part-whole' },
} as const satisfies Record<string, Misconception>
