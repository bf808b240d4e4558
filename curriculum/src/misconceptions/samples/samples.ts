import type { Misconception } from '../families.ts'

/** Choosing a sample, and drawing conclusions about its population. */
export const samples = {
  'sample.population-mixup': { family: 'part-whole' },
  'sample.easy-to-reach': { family: 'evidence', source: 'Jacobs 1999' },
  'sample.volunteers': { family: 'evidence', source: 'Jacobs 1999' },
  'sample.distrusts-random': { family: 'everyday-idea', source: 'Jacobs 1999' },
  'sample.size-over-fairness': { family: 'evidence' },
  'sample.beyond-population': { family: 'evidence' },
  'sample.exact-copy': { family: 'everyday-idea', source: 'Rubin et al. 1991' },
  'sample.tells-nothing': { family: 'evidence', source: 'Rubin et al. 1991' },
  'sample.small-as-good': { family: 'evidence', source: 'Kahneman & Tversky 1972' },
  'sample.not-scaled': { family: 'stops-early' },
  'sample.count-as-percent': { family: 'form-unit' },
  'sample.one-of-several': { family: 'stops-early' },
  'sample.rest': { family: 'careless' },
  'sample.equal-groups': { family: 'part-whole' },
} as const satisfies Record<string, Misconception>
