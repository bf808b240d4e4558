import { getNextPractice, getPlan } from '@skills-center/contract/practice'
import { queryOf } from '../platform/queries.ts'

/** What to practice now. Time alone changes it, as knowledge fades, and so it is fetched again after a while. */
export const planQuery = { ...queryOf(getPlan), staleTime: 60_000 }

/** The first question of mixed practice: always a fresh one. */
export const mixedQuery = {
  ...queryOf(getNextPractice),
  staleTime: 0,
  // A connection that comes back must not take away the question that someone is answering.
  refetchOnReconnect: false,
  // Without a connection it fails and says so, instead of waiting for one.
  networkMode: 'always',
} as const
