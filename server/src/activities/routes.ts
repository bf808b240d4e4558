import type { FastifyInstance } from 'fastify'
import { listActivities } from '@skills-center/contract/activities'
import { serve } from '../platform/serve.ts'
import type { ActivitiesFeature } from './service.ts'

export function activitiesRoutes(http: FastifyInstance, activities: ActivitiesFeature): void {
  serve(http, listActivities, ({ session }) => activities.list(session))
}
