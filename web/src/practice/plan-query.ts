import { getNextPractice, getPlan } from '@skills-center/contract/practice'
import { queryOf } from '../platform/queries.ts'

/** The practice plan. It changes over time as knowledge fades, so it goes stale after a minute. */
export const planQuery = { ...queryOf(getPlan), staleTime: 60_000 }

/** The first question of mixed practice. Never from the cache. */
export const mixedQuery = {
  ...queryOf(getNextPractice),
  staleTime: 0,
  // A reconnect must not replace the question that the student is answering.
  refetchOnReconnect: false,
  // Offline, it fails with an error instead of waiting for a connection.
  networkMode: 'always',
} as const
