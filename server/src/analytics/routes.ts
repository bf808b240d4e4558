import {
  getClassFile,
  getClassMisconceptions,
  getClassNeeds,
  getClassReplay,
  getClassStandards,
  getSkillGrid,
  listClassAnswers,
} from '@skills-center/contract/analytics'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { AnalyticsFeature } from './service.ts'

export function analyticsRoutes(http: FastifyInstance, analytics: AnalyticsFeature): void {
  serve(http, getSkillGrid, ({ session, params }) => analytics.grid(session.userId, params.id))
  serve(http, getClassNeeds, ({ session, params }) => analytics.classNeeds(session.userId, params.id))
  serve(http, getClassMisconceptions, ({ session, params }) =>
    analytics.misconceptions(session.userId, params.id),
  )
  serve(http, getClassStandards, ({ session, params }) => analytics.standards(session.userId, params.id))
  serve(http, listClassAnswers, ({ session, params, query }) =>
    analytics.answers(session.userId, params.id, query),
  )
  serve(http, getClassReplay, ({ session, params: { id, studentId, questionId } }) =>
    analytics.replay(session.userId, id, studentId, questionId),
  )
  serve(http, getClassFile, ({ session, params }) => analytics.file(session.userId, params.id, params.table))
}
