import {
  getAnswersFile,
  getClassFile,
  getClassMisconceptions,
  getClassNeeds,
  getClassReplay,
  getClassStandards,
  getSkillGrid,
  listClassAnswers,
} from '@skills-center/contract/analytics'
import {
  getClassForecast,
  getEngagement,
  listSuggestedGroups,
} from '@skills-center/contract/analytics/class-outlook'
import { getModelCard, listItemQuality } from '@skills-center/contract/analytics/model-card'
import { getSchoolFile } from '@skills-center/contract/analytics/school-file'
import { getStudentReport, listStudentReports } from '@skills-center/contract/analytics/student-report'
import { getTeachingFigures, listClassesNow } from '@skills-center/contract/analytics/teaching'
import type { FastifyInstance } from 'fastify'
import { inLanguage, readerLanguage } from '../platform/reader-language.ts'
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
  serve(http, getAnswersFile, ({ session, params, query }) =>
    analytics.answersFile(session.userId, params.id, query),
  )
  serve(http, getClassReplay, ({ session, params: { id, studentId, questionId } }) =>
    analytics.replay(session.userId, id, studentId, questionId),
  )
  serve(http, getClassFile, ({ session, params, query }) =>
    analytics.file(session.userId, params.id, params.table, query.days),
  )
  serve(http, getClassForecast, ({ session, params, query }) =>
    analytics.forecast(session.userId, params.id, query.days),
  )
  serve(http, listSuggestedGroups, ({ session, params }) => analytics.groups(session.userId, params.id))
  serve(http, getEngagement, ({ session, params }) => analytics.engagement(session.userId, params.id))
  serve(http, getStudentReport, ({ session, params, query }) =>
    inLanguage(query.language ?? readerLanguage(), () =>
      analytics.studentReport(session.userId, params.id, params.studentId),
    ),
  )
  serve(http, listStudentReports, ({ session, params, query }) =>
    inLanguage(query.language ?? readerLanguage(), () => analytics.studentReports(session.userId, params.id)),
  )
  serve(http, getModelCard, () => analytics.card())
  serve(http, listItemQuality, () => analytics.quality())
  serve(http, getSchoolFile, ({ session, params }) => analytics.schoolFile(session.userId, params.table))
  serve(http, getTeachingFigures, ({ session }) => analytics.teaching.figures(session.userId))
  serve(http, listClassesNow, ({ session }) => analytics.teaching.classes(session.userId))
}
