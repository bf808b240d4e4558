import { listUserAchievements } from '@skills-center/contract/achievements'
import { listOwnAssignments } from '@skills-center/contract/assignments'
import { getSubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillId } from '@skills-center/contract/ids'
import { type AnswerReply, getPlan } from '@skills-center/contract/practice'
import { listPastSessions } from '@skills-center/contract/practice/history'
import { getJournal } from '@skills-center/contract/practice/journal'
import { getNotebook } from '@skills-center/contract/practice/notebook'
import { getToday } from '@skills-center/contract/practice/today'
import { getEffort } from '@skills-center/contract/progress/effort'
import { getStats, listProgress, listWeeklyActivity } from '@skills-center/contract/progress'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { practiceQuery } from './practice-query.ts'

/** Queries that every answer changes. */
const figures = [
  queryOf(getStats),
  queryOf(listProgress),
  queryOf(listWeeklyActivity),
  queryOf(getEffort),
  queryOf(listUserAchievements),
  queryOf(getPlan),
  queryOf(getToday),
  queryOf(getNotebook),
  queryOf(getJournal),
  queryOf(listPastSessions),
  queryOf(listOwnAssignments),
]

function markStale(
  client: QueryClient,
  queries: readonly { queryKey: QueryKey }[],
  refetchType: 'none' | 'active',
) {
  for (const { queryKey } of queries) {
    void client.invalidateQueries({ queryKey, exact: true, refetchType })
  }
}

function writeReply(client: QueryClient, reply: AnswerReply): void {
  client.setQueryData(queryOf(getSubscriptionStatus).queryKey, reply.planUse)
  client.setQueryData(queryOf(getStats).queryKey, (stats) =>
    stats === undefined ? stats : { ...stats, totalPoints: reply.totalPoints },
  )
}

/**
 * Updates cached data after an answer: writes in what the reply contains, and marks the rest stale, to be refetched
 * when next shown.
 */
export function updateCachesAfterAnswer(client: QueryClient, skillId: SkillId, reply: AnswerReply): void {
  writeReply(client, reply)
  markStale(client, [...figures, practiceQuery(skillId)], 'none')
}

/** The same after a deferral (“I haven’t learned this yet”). */
export function updateCachesAfterDeferral(client: QueryClient): void {
  const stale = [queryOf(getPlan), queryOf(listProgress), queryOf(getToday), queryOf(getNotebook)]
  markStale(client, stale, 'none')
}

/**
 * The same after an answer in another tab. Refetches the figures on screen, but never the questions: the student may be
 * answering one.
 */
export function refreshAfterOtherTab(client: QueryClient, skillId: SkillId, reply: AnswerReply | null): void {
  if (reply !== null) writeReply(client, reply)
  markStale(client, figures, 'active')
  markStale(client, [practiceQuery(skillId)], 'none')
}
