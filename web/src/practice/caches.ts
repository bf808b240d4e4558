import { listUserAchievements } from '@skills-center/contract/achievements'
import { getSubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillId } from '@skills-center/contract/ids'
import { type AnswerReply, getPlan } from '@skills-center/contract/practice'
import { listPastSessions } from '@skills-center/contract/practice/history'
import { getNotebook } from '@skills-center/contract/practice/notebook'
import { getToday } from '@skills-center/contract/practice/today'
import { getStats, listProgress, listWeeklyActivity } from '@skills-center/contract/progress'
import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { practiceQuery } from './practice-query.ts'

/**
 * Brings what other screens have loaded in step with an answer: what the reply knows is written in, the
 * rest is marked stale and fetched when it is next shown.
 */
export function noteAnswer(client: QueryClient, skillId: SkillId, reply: AnswerReply): void {
  client.setQueryData(queryOf(getSubscriptionStatus).queryKey, reply.planUse)
  client.setQueryData(queryOf(getStats).queryKey, (stats) =>
    stats === undefined ? stats : { ...stats, totalPoints: reply.totalPoints },
  )
  const stale = [
    queryOf(getStats),
    queryOf(listProgress),
    queryOf(listWeeklyActivity),
    queryOf(listUserAchievements),
    queryOf(getPlan),
    queryOf(getToday),
    queryOf(getNotebook),
    queryOf(listPastSessions),
    practiceQuery(skillId),
  ]
  for (const { queryKey } of stale) {
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}
