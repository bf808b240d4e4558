import type { Misconception } from '../families.ts'

/** Expressions with several operations, and the words for them. */
export const operations = {
  'operations.left-to-right': { family: 'operation' },
  'operations.adds-first': { family: 'operation' },
  'operations.ignores-parentheses': { family: 'operation' },
  'operations.needless-parentheses': { family: 'operation' },
  'operations.groups-wrong': { family: 'operation' },
  'operations.mixes-words': { family: 'operation' },
  'operations.reversed': { family: 'reversal' },
  'operations.stops-early': { family: 'stops-early' },
} as const satisfies Record<string, Misconception>
