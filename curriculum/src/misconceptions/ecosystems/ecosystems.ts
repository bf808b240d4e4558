import type { Misconception } from '../families.ts'

/** Populations, resources and food webs. */
export const ecosystems = {
  'population.food-only': { family: 'part-whole', source: 'Munson 1994' },
  'population.no-limit': { family: 'everyday-idea', source: 'Munson 1994' },
  'population.animals-decide': { family: 'everyday-idea' },
  'population.reverses-effect': { family: 'reversal', source: 'Griffiths & Grant 1985' },
  'population.no-effect': { family: 'part-whole', source: 'Griffiths & Grant 1985' },
  'population.fights-only': { family: 'everyday-idea', source: 'AAAS Project 2061' },
  'population.larger-limit': { family: 'operation' },
  'population.adds-limits': { family: 'operation' },
  'population.total-for-share': { family: 'stops-early' },
  'population.size-for-growth': { family: 'unlike-terms' },
  'population.steady-growth': { family: 'additive' },
  'cause.together': { family: 'evidence' },
  'webs.arrows-backward': { family: 'reversal', source: 'Griffiths & Grant 1985' },
  'webs.only-direct': { family: 'part-whole', source: 'Griffiths & Grant 1985' },
  'webs.counts-farther': { family: 'careless' },
  'webs.all-alike': { family: 'everyday-idea', source: 'Griffiths & Grant 1985' },
  'webs.by-habit': { family: 'careless' },
  'webs.counts-the-lost': { family: 'careless' },
  'webs.mixes-roles': { family: 'unlike-terms' },
  'webs.fungi-are-plants': { family: 'everyday-idea' },
  'webs.matter-vanishes': { family: 'everyday-idea', source: 'Driver et al. 1994' },
  'webs.energy-returns': { family: 'everyday-idea' },
  'webs.no-sun': { family: 'everyday-idea' },
} as const satisfies Record<string, Misconception>
