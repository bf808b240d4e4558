import type { FastifyInstance } from 'fastify'
import {
  addSchoolToDistrict,
  addSchoolYear,
  appointAdministrator,
  deleteSchoolYear,
  getOrganization,
  inviteTeacherToSchool,
  listAuditLog,
  listPeople,
  moveTeacher,
  openStudentRecord,
  removeAdministrator,
  setAccountActive,
} from '@skills-center/contract/schools/organization'
import { askedLanguage } from '../../platform/reader-language.ts'
import { serve } from '../../platform/serve.ts'
import type { SchoolRecordsFeature } from '../service.ts'

const done = { done: true as const }

export function organizationRoutes(
  http: FastifyInstance,
  { organization, administrators, links, openRecord }: SchoolRecordsFeature,
): void {
  serve(http, getOrganization, ({ session }) => organization.overview(session.userId))
  serve(http, addSchoolToDistrict, ({ session, body }) => organization.addSchool(session.userId, body))
  serve(http, addSchoolYear, ({ session, body }) => organization.addYear(session.userId, body))
  serve(http, deleteSchoolYear, ({ session, params }) =>
    organization.deleteYear(session.userId, params.yearId),
  )
  serve(http, listPeople, ({ session, query }) => organization.people(session.userId, query))
  serve(http, setAccountActive, ({ session, params, body }) =>
    organization.setActive(session.userId, params.id, body.isActive),
  )
  serve(http, moveTeacher, ({ session, params, body }) => organization.move(session.userId, params.id, body))
  serve(http, inviteTeacherToSchool, async ({ session, params, body, request }) => {
    const scope = await organization.requireScope(session.userId)
    const school = await organization.requireSchoolOf(scope, params.id)
    await links.send(session.userId, school, {
      email: body.email,
      asked: askedLanguage(request),
      via: 'administrator',
    })
    return done
  })
  serve(http, appointAdministrator, async ({ session, params, body }) => {
    const scope = await organization.requireDistrictScope(session.userId)
    await administrators.appoint(scope, params.id, body.schoolId)
    return done
  })
  serve(http, removeAdministrator, async ({ session, params }) => {
    await administrators.remove(await organization.requireDistrictScope(session.userId), params.id)
    return done
  })
  serve(http, listAuditLog, ({ session, query }) => organization.auditLog(session.userId, query.page))
  serve(http, openStudentRecord, ({ session, params, body }) =>
    openRecord(session.userId, params.id, body.reason),
  )
}
