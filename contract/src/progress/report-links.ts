import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ProgressReport, ReportPeriodKind } from './report.ts'
import { fieldError } from '../field-error.ts'

/** Allowed lifetimes of a link, in days. */
export const linkDays = [7, 30, 90] as const

/** Maximum number of active links per student. */
export const maxOpenLinks = 5

export const ReportLink = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'expired', 'revoked']),
})
export type ReportLink = z.infer<typeof ReportLink>

export const listReportLinks = endpoint({
  method: 'GET',
  path: '/api/user/report-links',
  access: 'student',
  summary:
    'Links to the own report: those that are open, and those that ended in the last 30 days; newest first',
  reply: z.array(ReportLink),
})

/** The secret part of a link’s URL. */
export const ShareToken = z.string().max(200)

export const createReportLink = endpoint({
  method: 'POST',
  path: '/api/user/report-links',
  access: 'student',
  summary: 'Make a link by which anyone who has it can read the own report until it expires',
  body: z.object({ days: z.union(linkDays.map((days) => z.literal(days))) }),
  /** The token is returned only here; only its hash is stored. */
  reply: z.object({ link: ReportLink, token: ShareToken }),
  creates: '/api/user/report-links/{link.id}',
})

export const revokeReportLink = endpoint({
  method: 'DELETE',
  path: '/api/user/report-links/{id}',
  earlier: ['POST /api/user/report-links/{id}/revoke'],
  access: 'student',
  summary: 'End an own link at once',
  params: z.object({ id: z.uuid(fieldError('no-such-link')) }),
  reply: ReportLink,
})

export const getSharedReport = endpoint({
  method: 'GET',
  path: '/api/shared-reports/{token}',
  access: 'public',
  summary: 'The report that an open link leads to',
  params: z.object({ token: ShareToken }),
  query: z.object({ period: ReportPeriodKind.exclude(['own']).default('30-days') }),
  reply: z.object({
    /** The only thing that identifies the student here. */
    firstName: z.string(),
    expiresAt: z.iso.datetime(),
    report: ProgressReport,
  }),
})
