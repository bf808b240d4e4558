import type { Misconception } from '../families.ts'

/** Misjudging another person's work; never recorded as the student's own mistake in that work. */
export const judging = {
  'judging.trusts-claim': { family: 'judging' },
  'judging.blames-right-work': { family: 'judging' },
  'judging.names-other-fault': { family: 'judging' },
  'judging.names-later-line': { family: 'judging' },
} as const satisfies Record<string, Misconception>
