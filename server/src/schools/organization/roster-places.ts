import type { UserId } from '@skills-center/contract/ids'
import { SchoolId } from '@skills-center/contract/schools'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import type { Queryable } from '../../platform/database.ts'
import type { SchoolsDeps } from '../deps.ts'
import {
  deactivateLeavers,
  insertRosterSchool,
  reactivateReturned,
  renameRosterSchool,
  selectSchoolByName,
  setRosterMembers,
  upsertRosterYear,
} from './roster-queries.ts'

/** What a district's roster changes about schools, school years, and who is verified and active. */
export function createRosterPlaces({ now, newId, audit, endSessions }: SchoolsDeps) {
  const noteAll = async (
    tx: Queryable,
    action: 'account-deactivated' | 'account-reactivated',
    subjects: readonly UserId[],
  ) => {
    await Promise.all(
      subjects.map((subject) => audit.note(tx, { action, actor: null, subject, via: 'schedule' })),
    )
  }
  return {
    /** A school of the district with this name, or a new one. */
    async school(tx: Queryable, district: { id: DistrictId; name: string }, name: string): Promise<SchoolId> {
      const found = await selectSchoolByName(tx, district.id, name)
      if (found !== undefined) return found.id
      const id = SchoolId.parse(newId())
      const at = now()
      await insertRosterSchool(tx, { id, name, districtName: district.name, at, districtId: district.id })
      return id
    },

    renameSchool: renameRosterSchool,

    year: (
      tx: Queryable,
      districtId: DistrictId,
      { title, ...days }: { title: string; startsOn: string; endsOn: string },
    ) => upsertRosterYear(tx, { id: newId(), districtId, name: title, ...days }),

    /** Verifies teachers at these schools, and no longer at others where only the roster had verified them. */
    setMembers: (
      tx: Queryable,
      teachers: readonly { teacherId: UserId; schoolIds: readonly SchoolId[]; email: string | null }[],
    ) => setRosterMembers(tx, teachers, now()),

    /** Signs leavers out everywhere, for as long as they are away. Nothing is deleted. */
    async deactivate(tx: Queryable, districtId: DistrictId, ids: readonly UserId[]): Promise<void> {
      const deactivated = await deactivateLeavers(tx, ids, districtId, now())
      await Promise.all(deactivated.map((id) => endSessions(tx, id)))
      await noteAll(tx, 'account-deactivated', deactivated)
    },

    async reactivate(tx: Queryable, ids: readonly UserId[]): Promise<void> {
      await noteAll(tx, 'account-reactivated', await reactivateReturned(tx, ids))
    },
  }
}
