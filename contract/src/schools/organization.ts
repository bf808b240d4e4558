import { z } from 'zod'
import { nameText, trimmed } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Role, SkillId, UserId } from '../ids.ts'
import { School, SchoolId, WorkEmail } from '../schools.ts'
import { AuditAction } from './audit-actions.ts'

export const DistrictId = z.uuid().brand<'DistrictId'>()
export type DistrictId = z.infer<typeof DistrictId>

/** What an administrator is responsible for: the whole district, or one school. */
export const AdministratorRole = z.enum(['district', 'school'])
export type AdministratorRole = z.infer<typeof AdministratorRole>

export const SchoolYear = z.object({
  id: z.uuid(),
  name: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
})
export type SchoolYear = z.infer<typeof SchoolYear>

/** Students are those in classes of verified teachers. Sample classes are not counted. */
export const Totals = z.object({
  teachers: z.number(),
  classes: z.number(),
  students: z.number(),
  /** Students who used the app in the last 7 days. */
  activeStudents: z.number(),
  /** Students who need a parent's or the school's consent and have none. */
  waitingForConsent: z.number(),
  /** Students who have a seat in a license. */
  seats: z.number(),
})
export type Totals = z.infer<typeof Totals>

export const Organization = z.object({
  district: z.object({ id: DistrictId, name: z.string() }),
  role: AdministratorRole,
  /** Of everything that this administrator is responsible for; someone at two schools counts once. */
  totals: Totals,
  schools: z.array(School.extend({ totals: Totals })),
  years: z.array(SchoolYear),
})
export type Organization = z.infer<typeof Organization>

export const Person = z.object({
  id: UserId,
  username: z.string(),
  name: z.string(),
  role: Role,
  schoolIds: z.array(SchoolId),
  administrator: AdministratorRole.nullable(),
  isActive: z.boolean(),
  /** Whether the caller may deactivate and reactivate the account. Students' own accounts belong to their families. */
  canDeactivate: z.boolean(),
  lastUsedOn: z.iso.date().nullable(),
  /** Null for teachers. */
  isWaitingForConsent: z.boolean().nullable(),
  hasSeat: z.boolean().nullable(),
})
export type Person = z.infer<typeof Person>

export const peoplePage = 50

const people = z.object({ people: z.array(Person), hasMore: z.boolean() })
const person = z.object({ id: UserId })
const done = z.object({ done: z.literal(true) })

export const getOrganization = endpoint({
  method: 'GET',
  path: '/api/organization',
  access: 'administrator',
  summary: 'The district or school of the administrator, with totals and school years',
  reply: Organization,
})

export const addSchoolToDistrict = endpoint({
  method: 'POST',
  path: '/api/organization/schools',
  access: 'administrator',
  summary: 'Add a school to the district; district administrators only',
  body: z.object({ name: nameText(120).min(1), place: nameText(120) }),
  reply: School,
})

export const addSchoolYear = endpoint({
  method: 'POST',
  path: '/api/organization/years',
  access: 'administrator',
  summary: 'Add a school year; district administrators only',
  body: z.object({ name: nameText(40).min(1), startsOn: z.iso.date(), endsOn: z.iso.date() }),
  reply: z.object({ years: z.array(SchoolYear) }),
})

export const deleteSchoolYear = endpoint({
  method: 'DELETE',
  path: '/api/organization/years/{yearId}',
  access: 'administrator',
  summary: 'Delete a school year; district administrators only',
  params: z.object({ yearId: z.uuid() }),
  reply: z.object({ years: z.array(SchoolYear) }),
})

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/organization/people',
  access: 'administrator',
  summary: 'People by name or username, 50 at a time',
  query: z.object({
    search: trimmed(80).default(''),
    role: Role.optional(),
    schoolId: SchoolId.optional(),
    isWaitingForConsent: z.stringbool().default(false),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  reply: people,
})

export const setAccountActive = endpoint({
  method: 'PUT',
  path: '/api/organization/people/{id}/active',
  access: 'administrator',
  summary: 'Deactivate an account, which signs it out everywhere, or let it sign in again',
  params: person,
  body: z.object({ isActive: z.boolean() }),
  reply: done,
})

export const moveTeacher = endpoint({
  method: 'PUT',
  path: '/api/organization/people/{id}/school',
  access: 'administrator',
  summary: 'Move a teacher to another school of the district; district administrators only',
  params: person,
  body: z.object({ from: SchoolId, to: SchoolId }),
  reply: done,
})

export const inviteTeacherToSchool = endpoint({
  method: 'POST',
  path: '/api/organization/schools/{id}/invitations',
  access: 'administrator',
  summary: 'Invite a teacher to a school by email',
  params: z.object({ id: SchoolId }),
  body: z.object({ email: WorkEmail }),
  reply: done,
})

export const appointAdministrator = endpoint({
  method: 'PUT',
  path: '/api/organization/people/{id}/appointment',
  access: 'administrator',
  summary: 'Make a verified teacher of the district an administrator; district administrators only',
  params: person,
  body: z.object({
    /** Null makes a district administrator. */
    schoolId: SchoolId.nullable(),
  }),
  reply: done,
})

export const removeAdministrator = endpoint({
  method: 'DELETE',
  path: '/api/organization/people/{id}/appointment',
  access: 'administrator',
  summary: 'End the appointment of an administrator; district administrators only',
  params: person,
  reply: done,
})

export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: AuditAction,
  /** Usernames; null if nobody was signed in or the account has been erased. */
  actor: z.string().nullable(),
  subject: z.string().nullable(),
  /** Why an administrator opened a student's record; null for anything else. */
  reason: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/organization/audit-log',
  access: 'administrator',
  summary: 'What was done by and to people of the organization, newest first, 50 at a time',
  query: z.object({ page: z.coerce.number().int().min(0).max(10_000).default(0) }),
  reply: z.object({ entries: z.array(AuditEntry), hasMore: z.boolean() }),
})

export const StudentRecord = z.object({
  person: Person,
  gradeLevel: z.number(),
  createdAt: z.iso.datetime(),
  classes: z.array(z.object({ name: z.string(), teacher: z.string(), enrolledAt: z.iso.datetime() })),
  consents: z.array(
    z.object({
      kind: z.enum(['parent', 'school']),
      givenAt: z.iso.datetime(),
      revokedAt: z.iso.datetime().nullable(),
    }),
  ),
  answers: z.number(),
  skills: z.array(z.object({ skillId: SkillId, name: z.string(), masteryLevel: z.number() })),
})
export type StudentRecord = z.infer<typeof StudentRecord>

export const reasonMinimum = 10

export const openStudentRecord = endpoint({
  method: 'POST',
  path: '/api/organization/people/{id}/record',
  access: 'administrator',
  summary: 'Open a student’s record; the reason is written to the audit log first',
  params: person,
  body: z.object({ reason: nameText(300).min(reasonMinimum) }),
  limit: { max: 60, seconds: 600 },
  reply: StudentRecord,
})

export const organizationEndpoints = {
  getOrganization,
  addSchoolToDistrict,
  addSchoolYear,
  deleteSchoolYear,
  listPeople,
  setAccountActive,
  moveTeacher,
  inviteTeacherToSchool,
  appointAdministrator,
  removeAdministrator,
  listAuditLog,
  openStudentRecord,
}
