import { getStats, listProgress, listWeeklyActivity } from '@skills-center/contract/progress'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { ProgressFeature } from './service.ts'

export function progressRoutes(http: FastifyInstance, progress: ProgressFeature): void {
  serve(http, getStats, ({ session }) => progress.stats(session.userId))
  serve(http, listProgress, ({ session }) => progress.progressEntries(session.userId))
  serve(http, listWeeklyActivity, ({ session }) => progress.weeklyActivity(session.userId))
}
