import type { UserId } from '@skills-center/contract/ids'
import { teacherNotVerified } from '@skills-center/contract/problem'
import type { Verification } from '@skills-center/contract/schools'
import { Refusal } from '../platform/problems.ts'
import { createSchoolLinks } from './links.ts'
import type { SchoolsDeps } from './deps.ts'
import { createSchoolAdmin } from './school-admin.ts'
import { deleteExpiredLinks, isMember, selectMemberships, selectOpenLinks } from './queries.ts'
import { createAdministrators } from './organization/administrators.ts'
import { createOrganization } from './organization/organization.ts'
import { createStudentRecords } from './organization/student-records.ts'
import { say } from './messages.gen.ts'

export type SchoolRecordsFeature = ReturnType<typeof createSchoolRecords>

const notVerified = () =>
  new Refusal({
    status: 403,
    type: teacherNotVerified,
    title: 'Not verified',
    detail: say('not-verified'),
  })

/** School records, and the teachers verified at these schools. */
export function createSchoolRecords(deps: SchoolsDeps) {
  const { database, now } = deps

  const isVerified = (teacherId: UserId): Promise<boolean> => isMember(database, teacherId)

  async function verification(teacherId: UserId): Promise<Verification> {
    const [members, links] = await Promise.all([
      selectMemberships(database, teacherId),
      selectOpenLinks(database, teacherId, now()),
    ])
    const shown = links.map(({ id, kind, email, schoolName, expiresAt }) => ({
      id,
      kind,
      email,
      schoolName,
      expiresAt: expiresAt.toISOString(),
    }))
    return {
      isVerified: members.length > 0,
      memberships: members.map(({ id, name, place, verifiedBy, verifiedAt }) => ({
        school: { id, name, place },
        verifiedBy,
        verifiedAt: verifiedAt.toISOString(),
      })),
      pending: shown.find(({ kind }) => kind === 'address') ?? null,
      invitations: shown.filter(({ kind }) => kind === 'invitation'),
    }
  }

  const organization = createOrganization(deps)
  return {
    organization,
    administrators: createAdministrators(deps),
    openRecord: createStudentRecords(deps, organization),
    isVerified,
    /** Refuses a teacher who is not verified at any school. */
    async requireVerified(teacherId: UserId): Promise<void> {
      if (!(await isVerified(teacherId))) throw notVerified()
    },
    verification,
    links: createSchoolLinks(deps, verification),
    /** The operator's actions. */
    office: createSchoolAdmin(deps),
    deleteExpired: () => deleteExpiredLinks(database, now()),
  }
}
