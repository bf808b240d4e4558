import type { Misconception } from '../families.ts'

/** Two related variables: their roles, equation, table, and graph. */
export const variables = {
  'variables.reversed': { family: 'reversal', source: 'Clement 1982' },
  'variables.swaps-roles': { family: 'reversal' },
  'variables.next-step': { family: 'stops-early', source: 'Stacey 1989' },
  'variables.whole-object': { family: 'operation', source: 'Stacey 1989' },
  'variables.first-row': { family: 'stops-early' },
  'variables.letter-as-thing': { family: 'everyday-idea', source: 'Küchemann 1981' },
  'variables.constant-again': { family: 'part-whole' },
  'variables.same-change': { family: 'additive' },
} as const satisfies Record<string, Misconception>
