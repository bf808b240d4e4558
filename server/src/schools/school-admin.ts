import type { UserId } from '@skills-center/contract/ids'
import { SchoolId } from '@skills-center/contract/schools'
import { isUniqueViolation } from '../platform/database.ts'
import type { Queryable } from '../platform/database.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { asDomain } from '../platform/domains.ts'
import { isPublicProvider } from '../platform/public-mail.ts'
import {
  deleteDomain,
  deleteLinks,
  deleteMemberships,
  insertDomain,
  insertMember,
  insertSchool,
  selectInvitedBy,
  selectSchool,
  selectSchools,
} from './queries.ts'
import type { SchoolsDeps } from './deps.ts'

const byOperator = { via: 'administrator', actor: null } as const

/** For the operator: schools, their domains, and manual verification. */
export function createSchoolAdmin({ database, now, newId, audit, onUnverified }: SchoolsDeps) {
  function requireDomain(text: string): string {
    const domain = asDomain(text)
    if (domain === '') throw new StartupProblem(`“${text}” is not a domain. Write it as lincoln.k12.il.us.`)
    if (isPublicProvider(domain))
      throw new StartupProblem(`Anyone can have an address at ${domain}, so it cannot be a school’s domain.`)
    return domain
  }

  async function addDomainTo(tx: Queryable, id: SchoolId, domain: string): Promise<void> {
    await insertDomain(tx, id, domain, now())
    await audit.note(tx, { action: 'school-domain-added', subject: null, ...byOperator })
  }

  async function requireSchool(id: SchoolId) {
    const school = await selectSchool(database, id)
    if (school === undefined) throw new StartupProblem('There is no school with this id. See list-schools.')
    return school
  }

  const taken = (error: unknown) =>
    isUniqueViolation(error)
      ? new StartupProblem('This school, or one of its domains, is entered already. See list-schools.')
      : error

  return {
    list: () => selectSchools(database),

    async add(school: { name: string; place: string; domains: readonly string[] }): Promise<SchoolId> {
      const name = school.name.trim()
      if (name === '' || name.length > 120)
        throw new StartupProblem('A school needs a name of up to 120 characters.')
      const domains = school.domains.map(requireDomain)
      const id = SchoolId.parse(newId())
      try {
        await database.transaction(async (tx) => {
          await insertSchool(tx, { id, name, place: school.place.trim().slice(0, 120), at: now() })
          await audit.note(tx, { action: 'school-added', subject: null, ...byOperator })
          for (const domain of domains) await addDomainTo(tx, id, domain)
        })
      } catch (error) {
        throw taken(error)
      }
      return id
    },

    async addDomain(id: SchoolId, text: string): Promise<void> {
      await requireSchool(id)
      const domain = requireDomain(text)
      try {
        await database.transaction((tx) => addDomainTo(tx, id, domain))
      } catch (error) {
        throw taken(error)
      }
    },

    /** Teachers already verified stay verified. */
    async removeDomain(text: string): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await deleteDomain(tx, asDomain(text))))
          throw new StartupProblem(`No school has the domain ${text}.`)
        await audit.note(tx, { action: 'school-domain-removed', subject: null, ...byOperator })
      })
    },

    async verify(teacherId: UserId, schoolId: SchoolId): Promise<void> {
      await requireSchool(schoolId)
      await database.transaction(async (tx) => {
        await insertMember(tx, {
          teacherId,
          schoolId,
          verifiedBy: 'operator',
          at: now(),
          email: null,
          invitedBy: null,
        })
        await audit.note(tx, { action: 'teacher-verified', subject: teacherId, ...byOperator })
      })
    },

    /**
     * Ends the teacher's verification at all schools, and their open links. Returns the number of schools, and the
     * usernames of the teachers they had invited, who stay verified.
     */
    async unverify(teacherId: UserId): Promise<{ schools: number; invited: readonly string[] }> {
      const { after, ...result } = await database.transaction(async (tx) => {
        const schools = await deleteMemberships(tx, teacherId)
        await deleteLinks(tx, teacherId)
        const ended = schools > 0 ? await onUnverified(tx, teacherId) : undefined
        if (schools > 0)
          await audit.note(tx, { action: 'teacher-unverified', subject: teacherId, ...byOperator })
        return { after: ended, schools, invited: await selectInvitedBy(tx, teacherId) }
      })
      await after?.()
      return result
    },
  }
}
