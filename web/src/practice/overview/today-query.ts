import { getToday } from '@skills-center/contract/practice/today'
import { queryOf } from '../../platform/queries.ts'

/** What today is for. Midnight alone changes it, and so it is fetched again after a while. */
export const todayQuery = { ...queryOf(getToday), staleTime: 60_000 }
