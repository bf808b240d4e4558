import type { User } from '@skills-center/contract/accounts'
import { getSubscriptionStatus } from '@skills-center/contract/billing'
import { getStats } from '@skills-center/contract/progress'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'

const statsPoll = 5000
const subscriptionPoll = 30_000

/** The poll interval is multiplied by this after a failed request. */
const refetchFactor = 4

/** Adds up to 10% jitter, so that a school whose pages all opened at once does not poll in step. */
const about = (milliseconds: number) => (query: { state: { status: string } }) =>
  Math.round(
    milliseconds * (0.9 + Math.random() * 0.2) * (query.state.status === 'error' ? refetchFactor : 1),
  )
const aboutStatsPoll = about(statsPoll)
const aboutSubscriptionPoll = about(subscriptionPoll)

/** Keeps the points and the subscription status fresh on every screen while the window is visible. */
export function useHeaderFigures(user: User): { totalPoints: number } {
  const stats = useQuery({
    ...queryOf(getStats),
    refetchInterval: aboutStatsPoll,
    refetchOnWindowFocus: 'always',
  })
  useQuery({
    ...queryOf(getSubscriptionStatus),
    enabled: user.role === 'student',
    refetchInterval: aboutSubscriptionPoll,
    refetchOnWindowFocus: 'always',
  })
  return { totalPoints: stats.data?.totalPoints ?? 0 }
}
