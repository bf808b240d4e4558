import { getToday } from '@skills-center/contract/practice/today'
import { queryOf } from '../../platform/queries.ts'

/** Today's list. It changes at midnight on its own, so it goes stale after a minute. */
export const todayQuery = { ...queryOf(getToday), staleTime: 60_000 }
