import { getProgressReport, getReportFile } from '@skills-center/contract/progress/report'
import {
  createReportLink,
  getSharedReport,
  listReportLinks,
  revokeReportLink,
} from '@skills-center/contract/progress/report-links'
import type { FastifyInstance } from 'fastify'
import { serve, servePublic } from '../platform/serve.ts'
import type { ReportLinksFeature } from './report-links.ts'
import type { ReportFeature } from './report.ts'

export function reportRoutes(
  http: FastifyInstance,
  { report, links }: { report: ReportFeature; links: ReportLinksFeature },
): void {
  serve(http, getProgressReport, ({ session, query }) => report.report(session.userId, query))
  serve(http, getReportFile, ({ session, params, query }) => report.file(session.userId, params.table, query))
  serve(http, listReportLinks, ({ session }) => links.list(session.userId))
  serve(http, createReportLink, ({ session, body }) => links.create(session.userId, body.days))
  serve(http, revokeReportLink, ({ session, params }) => links.revoke(session.userId, params.id))
  servePublic(http, getSharedReport, ({ params, query, request, reply }) => {
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow')
    return links.open(params.token, query, request.network)
  })
}
