import type { UserId } from '@skills-center/contract/ids'
import type { SchoolId } from '@skills-center/contract/schools'
import { DistrictId } from '@skills-center/contract/schools/organization'
import { isUniqueViolation, type Queryable } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/problems.ts'
import { StartupProblem } from '../../platform/startup-problem.ts'
import type { SchoolsDeps } from '../deps.ts'
import { say } from '../messages.gen.ts'
import { isMember, selectSchool } from '../queries.ts'
import {
  deleteAdministrator,
  insertDistrict,
  selectDistricts,
  setDistrict,
  upsertAdministrator,
} from './manage-queries.ts'
import { type Administrator, selectPerson, selectSchoolsOf, selectScope } from './queries.ts'

/** Who administers a district or school: appointed by the operator, or by an administrator of the district. */
export function createAdministrators({ database, now, newId, audit }: SchoolsDeps) {
  return {
    isAdministrator: async (userId: UserId): Promise<boolean> =>
      (await selectScope(database, userId)) !== undefined,

    /** Only a teacher who is verified at a school of the district, so that no outsider can be appointed. */
    async appoint(by: Administrator, id: UserId, schoolId: SchoolId | null) {
      const person = await selectPerson(database, by, id)
      if (person === undefined || person.role !== 'teacher') throw notFound(say('no-such-teacher'))
      if (!(await isMember(database, id))) throw conflict(say('verify-before-appointing'))
      const schools = await selectSchoolsOf(database, by)
      if (schoolId !== null && !schools.some((school) => school.id === schoolId))
        throw notFound(say('no-such-school'))
      if (id === by.userId) throw conflict(say('not-yourself'))
      await database.transaction(async (tx) => {
        const row = { userId: id, districtId: by.districtId, schoolId, at: now(), by: by.userId }
        if (!(await upsertAdministrator(tx, row))) throw conflict(say('of-another-district'))
        await audit.note(tx, {
          action: 'administrator-appointed',
          actor: by.userId,
          subject: id,
          via: 'administrator',
        })
      })
    },

    async remove(by: Administrator, id: UserId) {
      if (id === by.userId) throw conflict(say('not-yourself'))
      await database.transaction(async (tx) => {
        if (!(await deleteAdministrator(tx, id, by.districtId))) throw notFound(say('no-such-administrator'))
        await audit.note(tx, {
          action: 'administrator-removed',
          actor: by.userId,
          subject: id,
          via: 'administrator',
        })
      })
    },

    /** For the operator. */
    office: {
      list: () => selectDistricts(database),

      async addDistrict(text: string): Promise<DistrictId> {
        const name = text.trim()
        if (name === '' || name.length > 120)
          throw new StartupProblem('A district needs a name of up to 120 characters.')
        const id = DistrictId.parse(newId())
        try {
          await database.transaction(async (tx) => {
            await insertDistrict(tx, id, name, now())
            await audit.note(tx, {
              action: 'district-added',
              subject: null,
              actor: null,
              via: 'administrator',
            })
          })
        } catch (error) {
          if (isUniqueViolation(error))
            throw new StartupProblem('A district with this name exists already. See list-districts.')
          throw error
        }
        return id
      },

      async placeSchool(schoolId: SchoolId, districtId: DistrictId) {
        await requireDistrict(database, districtId)
        if (!(await setDistrict(database, schoolId, districtId)))
          throw new StartupProblem(
            'There is no such school, or it is in a district already. See list-schools.',
          )
      },

      /** The first administrators of a district; they can appoint others. */
      async appoint(userId: UserId, districtId: DistrictId, schoolId: SchoolId | null) {
        await requireDistrict(database, districtId)
        if (schoolId !== null && (await selectSchool(database, schoolId)) === undefined)
          throw new StartupProblem('There is no school with this id. See list-schools.')
        await database.transaction(async (tx) => {
          if (!(await upsertAdministrator(tx, { userId, districtId, schoolId, at: now(), by: null })))
            throw new StartupProblem('This teacher administers another district. See remove-administrator.')
          await audit.note(tx, {
            action: 'administrator-appointed',
            actor: null,
            subject: userId,
            via: 'administrator',
          })
        })
      },

      async remove(userId: UserId) {
        const scope = await selectScope(database, userId)
        if (scope === undefined) throw new StartupProblem('This teacher administers nothing.')
        await database.transaction(async (tx) => {
          await deleteAdministrator(tx, userId, scope.districtId)
          await audit.note(tx, {
            action: 'administrator-removed',
            actor: null,
            subject: userId,
            via: 'administrator',
          })
        })
      },
    },
  }
}

async function requireDistrict(db: Queryable, id: DistrictId): Promise<void> {
  if (!(await selectDistricts(db)).some((district) => district.id === id))
    throw new StartupProblem('There is no district with this id. See list-districts.')
}
