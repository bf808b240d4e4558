import { getStats, listProgress, listWeeklyActivity } from '@skills-center/contract/progress'
import { getEffort, setDailyGoal } from '@skills-center/contract/progress/effort'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { ProgressFeature } from './service.ts'

export function progressRoutes(http: FastifyInstance, progress: ProgressFeature): void {
  serve(http, getStats, ({ session }) => progress.stats(session.userId))
  serve(http, listProgress, ({ session }) => progress.progressEntries(session.userId))
  serve(http, listWeeklyActivity, ({ session }) => progress.weeklyActivity(session.userId))
  serve(http, getEffort, ({ session }) => progress.effort(session.userId))
  serve(http, setDailyGoal, ({ session, body }) => progress.setDailyGoal(session.userId, body.questions))
}
