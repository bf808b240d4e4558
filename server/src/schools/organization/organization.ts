import { AuditAction } from '@skills-center/contract/schools/audit-actions'
import type { UserId } from '@skills-center/contract/ids'
import type { Role } from '@skills-center/contract/ids'
import { SchoolId } from '@skills-center/contract/schools'
import {
  type Organization,
  peoplePage,
  type Person,
  type Totals,
} from '@skills-center/contract/schools/organization'
import { isUniqueViolation } from '../../platform/database.ts'
import { badRequest, conflict, forbidden, notFound } from '../../platform/problems.ts'
import type { SchoolsDeps } from '../deps.ts'
import { say } from '../messages.gen.ts'
import { insertMember, insertSchool } from '../queries.ts'
import {
  deleteYear,
  insertSchoolYear,
  selectYears,
  setDistrict,
  deactivate,
  reactivate,
} from './manage-queries.ts'
import {
  type Administrator,
  type PersonRow,
  selectAuditLog,
  selectPeople,
  selectPerson,
  selectSchoolsOf,
  selectScope,
  selectStudentsWithAge,
  selectTotals,
} from './queries.ts'
import { endMembership } from './move-queries.ts'

const empty: Omit<Totals, 'waitingForConsent'> = {
  teachers: 0,
  classes: 0,
  students: 0,
  activeStudents: 0,
  seats: 0,
}

/** Finds what an administrator is responsible for, and who is in it. */
function createScopes(deps: SchoolsDeps) {
  const { database } = deps

  async function requireScope(userId: UserId): Promise<Administrator> {
    const scope = await selectScope(database, userId)
    if (scope === undefined) throw forbidden(say('administrators-only'))
    return { ...scope, userId }
  }

  async function requireDistrictScope(userId: UserId): Promise<Administrator> {
    const scope = await requireScope(userId)
    if (scope.schoolId !== null) throw forbidden(say('district-administrators-only'))
    return scope
  }

  async function requirePerson(scope: Administrator, id: UserId): Promise<PersonRow> {
    const person = await selectPerson(database, scope, id)
    if (person === undefined) throw notFound(say('no-such-person'))
    return person
  }

  async function present(scope: Administrator, rows: readonly PersonRow[]): Promise<Person[]> {
    const students = rows.filter(({ role }) => role === 'student').map(({ id }) => id)
    const waiting = await deps.waitingForConsent(database, students)
    return rows.map(({ isOwn, hasSeat, ...row }) => ({
      ...row,
      canDeactivate: isOwn && row.id !== scope.userId,
      isWaitingForConsent: row.role === 'student' ? waiting.has(row.id) : null,
      hasSeat: row.role === 'student' ? hasSeat : null,
    }))
  }

  async function requireSchoolOf(scope: Administrator, id: SchoolId) {
    const school = (await selectSchoolsOf(database, scope)).find((each) => each.id === id)
    if (school === undefined) throw notFound(say('no-such-school'))
    return school
  }

  async function waitingIn(scope: Administrator) {
    const students = await selectStudentsWithAge(database, scope)
    const waiting = await deps.waitingForConsent(database, [...new Set(students.map(({ id }) => id))])
    return students.filter(({ id }) => waiting.has(id))
  }

  return { requireScope, requireDistrictScope, requirePerson, requireSchoolOf, present, waitingIn }
}

type Scopes = ReturnType<typeof createScopes>

/** The schools and school years of a district. */
const schoolsAndYears = ({ database, now, newId, audit }: SchoolsDeps, { requireDistrictScope }: Scopes) => ({
  async addSchool(userId: UserId, { name, place }: { name: string; place: string }) {
    const scope = await requireDistrictScope(userId)
    const id = SchoolId.parse(newId())
    try {
      await database.transaction(async (tx) => {
        await insertSchool(tx, { id, name, place, at: now() })
        await setDistrict(tx, id, scope.districtId)
        await audit.note(tx, { action: 'school-added', actor: userId, subject: null, via: 'administrator' })
      })
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(say('school-exists'))
      throw error
    }
    return { id, name, place }
  },

  async addYear(userId: UserId, year: { name: string; startsOn: string; endsOn: string }) {
    const { districtId } = await requireDistrictScope(userId)
    if (year.endsOn <= year.startsOn) {
      const message = say('year-ends-too-early')
      throw badRequest(message, [{ field: 'endsOn', message }])
    }
    try {
      await insertSchoolYear(database, districtId, { id: newId(), ...year })
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(say('year-exists'))
      throw error
    }
    return { years: await selectYears(database, districtId) }
  },

  async deleteYear(userId: UserId, yearId: string) {
    const { districtId } = await requireDistrictScope(userId)
    if (!(await deleteYear(database, districtId, yearId))) throw notFound(say('no-such-year'))
    return { years: await selectYears(database, districtId) }
  },
})

/** The people of a scope: search, deactivate, move. */
function peopleOf(deps: SchoolsDeps, scopes: Scopes) {
  const { database, now, audit } = deps
  const { requireScope, requireDistrictScope, requirePerson, requireSchoolOf, present, waitingIn } = scopes
  return {
    async people(
      userId: UserId,
      asked: {
        search: string
        role?: Role | undefined
        schoolId?: SchoolId | undefined
        isWaitingForConsent: boolean
        page: number
      },
    ) {
      const scope = await requireScope(userId)
      const { search, role, schoolId, page } = asked
      const ids = asked.isWaitingForConsent ? (await waitingIn(scope)).map(({ id }) => id) : null
      const rows = await selectPeople(database, scope, { search, role, schoolId, ids, page })
      return { people: await present(scope, rows.slice(0, peoplePage)), hasMore: rows.length > peoplePage }
    },

    /** Deactivating ends the person's sessions and access tokens at once. Nothing is deleted. */
    async setActive(userId: UserId, id: UserId, isActive: boolean) {
      const scope = await requireScope(userId)
      const person = await requirePerson(scope, id)
      if (!person.isOwn || id === userId) throw forbidden(say('not-your-account'))
      await database.transaction(async (tx) => {
        if (isActive) await reactivate(tx, id)
        else {
          await deactivate(tx, id, userId, now())
          await deps.endSessions(tx, id)
        }
        const action = isActive ? 'account-reactivated' : 'account-deactivated'
        await audit.note(tx, { action, actor: userId, subject: id, via: 'administrator' })
      })
      return { done: true as const }
    },

    async move(userId: UserId, id: UserId, { from, to }: { from: SchoolId; to: SchoolId }) {
      const scope = await requireDistrictScope(userId)
      await requireSchoolOf(scope, from)
      await requireSchoolOf(scope, to)
      await database.transaction(async (tx) => {
        const row = await endMembership(tx, { teacherId: id, from })
        if (row === undefined) throw notFound(say('no-such-teacher'))
        await insertMember(tx, {
          teacherId: id,
          schoolId: to,
          verifiedBy: row.verifiedBy,
          at: row.verifiedAt,
          email: row.email,
          invitedBy: row.invitedBy,
        })
        await audit.note(tx, { action: 'teacher-moved', actor: userId, subject: id, via: 'administrator' })
      })
      return { done: true as const }
    },
  }
}

/** What administrators see and do. Everything is read through their scope, so another district never appears. */
export function createOrganization(deps: SchoolsDeps) {
  const { database, now } = deps
  const scopes = createScopes(deps)
  const { requireScope, waitingIn } = scopes

  return {
    ...scopes,
    ...schoolsAndYears(deps, scopes),
    ...peopleOf(deps, scopes),

    async overview(userId: UserId): Promise<Organization> {
      const scope = await requireScope(userId)
      const [rows, schools, years, waiting] = await Promise.all([
        selectTotals(database, scope, now()),
        selectSchoolsOf(database, scope),
        selectYears(database, scope.districtId),
        waitingIn(scope),
      ])
      const totalsOf = (schoolId: SchoolId | null): Totals => {
        const { schoolId: _school, ...counts } = rows.find((row) => row.schoolId === schoolId) ?? {
          schoolId,
          ...empty,
        }
        const ids = waiting.filter((student) => schoolId === null || student.schoolId === schoolId)
        return { ...counts, waitingForConsent: new Set(ids.map(({ id }) => id)).size }
      }
      return {
        district: { id: scope.districtId, name: scope.districtName },
        role: scope.schoolId === null ? 'district' : 'school',
        totals: totalsOf(null),
        schools: schools.map((school) => ({ ...school, totals: totalsOf(school.id) })),
        years,
      }
    },

    async auditLog(userId: UserId, page: number) {
      const scope = await requireScope(userId)
      const rows = await selectAuditLog(database, scope, page)
      const entries = rows.slice(0, peoplePage).map(({ at, action, ...row }) => ({
        ...row,
        at: at.toISOString(),
        action: AuditAction.parse(action),
      }))
      return { entries, hasMore: rows.length > peoplePage }
    },
  }
}

export type OrganizationFeature = ReturnType<typeof createOrganization>
