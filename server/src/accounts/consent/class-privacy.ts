import type { ClassPrivacy } from '@skills-center/contract/accounts/class-privacy'
import type { ReadText } from '@skills-center/contract/accounts/consent'
import { consentText, consentVersion } from '@skills-center/contract/accounts/consent-texts'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { Audit } from '../../platform/audit.ts'
import type { NewId, Now } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { badRequest, conflict, notFound } from '../../platform/problems.ts'
import { selectAccount } from '../queries.ts'
import { usernameKey } from '../username-key.ts'
import {
  insertSchoolConsent,
  lockPrivacy,
  revokeSchoolConsent,
  revokeSchoolConsentsOf,
  selectClassPrivacy,
  setName,
  settle,
} from './consent-queries.ts'
import type { ExportedData } from './parent-links.ts'
import type { PersonalDetails } from './personal-details.ts'
import { say } from '../messages.gen.ts'

type ByTeacher = { via: 'teacher'; actor: UserId }

export interface ClassPrivacyDeps {
  database: Database
  now: Now
  newId: NewId
  audit: Audit
  /** Refuses an unverified teacher. */
  requireVerified: (teacherId: UserId) => Promise<void>
  details: PersonalDetails
  /** Refuses a teacher who does not teach the class. */
  requireTaught: (teacherId: UserId, id: ClassroomId) => Promise<unknown>
  /** The class's students whose accounts this teacher manages. */
  managed: (teacherId: UserId, id: ClassroomId) => Promise<ReadonlySet<UserId>>
  /** Refuses if this teacher does not manage the account. */
  requireManaged: (teacherId: UserId, id: ClassroomId, studentId: UserId) => Promise<unknown>
  /** Drops an account from the cache. */
  forget: (id: UserId) => void
  erase: (id: UserId, by: ByTeacher) => Promise<void>
  exportData: (id: UserId, by: ByTeacher) => Promise<ExportedData>
}

export type ClassPrivacyFeature = ReturnType<typeof createClassPrivacy>

/** The consent that a teacher gives for the school, and what teachers may do with the accounts that they manage. */
export function createClassPrivacy(deps: ClassPrivacyDeps) {
  const { database, now, audit, details, requireTaught } = deps
  const view = (teacherId: UserId, id: ClassroomId) => viewOf(deps, teacherId, id)

  return {
    async list(teacherId: UserId, id: ClassroomId): Promise<ClassPrivacy> {
      await requireTaught(teacherId, id)
      return view(teacherId, id)
    },

    /** Students who already have consent, or need none, stay as they are. */
    async give(
      teacherId: UserId,
      id: ClassroomId,
      { studentIds, ...read }: ReadText & { studentIds: readonly UserId[] },
    ): Promise<ClassPrivacy> {
      await requireTaught(teacherId, id)
      await deps.requireVerified(teacherId)
      if (read.version !== consentVersion) {
        throw conflict(say('text-changed'))
      }
      const wanted = new Set(studentIds)
      await database.transaction(async (tx) => {
        const found = (await selectClassPrivacy(tx, id)).filter((row) => wanted.has(row.id))
        if (found.length < wanted.size) throw notFound(say('chosen-student-left'))
        for (const { id: studentId } of found.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
          await lockPrivacy(tx, studentId)
        }
        for (const { id: studentId, standing } of await selectClassPrivacy(tx, id)) {
          if (!wanted.has(studentId) || standing !== 'waiting') continue
          const at = now()
          const who = { studentId, teacherId, classroomId: id }
          await insertSchoolConsent(tx, { ...who, id: deps.newId(), read, at })
          await settle(tx, [studentId], at)
          await audit.note(tx, {
            action: 'consent-given',
            actor: teacherId,
            subject: studentId,
            via: 'teacher',
          })
        }
      })
      return view(teacherId, id)
    },

    async withdraw(teacherId: UserId, id: ClassroomId, studentId: UserId): Promise<ClassPrivacy> {
      await requireTaught(teacherId, id)
      const erased = await database.transaction(async (tx) => {
        if ((await revokeSchoolConsent(tx, studentId, id, now())).length === 0) return undefined
        await settle(tx, [studentId], now())
        await audit.note(tx, {
          action: 'consent-withdrawn',
          actor: teacherId,
          subject: studentId,
          via: 'teacher',
        })
        return details.erase(tx, [studentId])
      })
      await erased?.()
      return view(teacherId, id)
    },

    /** A teacher can set a child's name once, if none is stored; after that, only the child can change it. */
    async name(
      teacherId: UserId,
      id: ClassroomId,
      studentId: UserId,
      name: { firstName: string; lastName: string },
    ): Promise<ClassPrivacy> {
      await requireTaught(teacherId, id)
      await database.transaction(async (tx) => {
        await lockPrivacy(tx, studentId)
        const row = (await selectClassPrivacy(tx, id)).find((student) => student.id === studentId)
        if (!row) throw notFound(say('student-left'))
        if (!row.canName) throw conflict(say('name-added-once'))
        await setName(tx, studentId, name)
      })
      deps.forget(studentId)
      return view(teacherId, id)
    },

    async studentData(teacherId: UserId, id: ClassroomId, studentId: UserId): Promise<ExportedData> {
      await deps.requireManaged(teacherId, id, studentId)
      return deps.exportData(studentId, { via: 'teacher', actor: teacherId })
    },

    async eraseStudent(teacherId: UserId, id: ClassroomId, studentId: UserId, username: string) {
      await deps.requireManaged(teacherId, id, studentId)
      const account = await selectAccount(database, studentId)
      if (!account || usernameKey(account.username) !== usernameKey(username)) {
        const message = say('not-the-username')
        throw badRequest(message, [{ field: 'username', message }])
      }
      await deps.erase(studentId, { via: 'teacher', actor: teacherId })
      return { isErased: true as const }
    },
  }
}

/** The class's students and their consent status, as this teacher sees them. */
async function viewOf(
  { database, managed: managedBy }: Pick<ClassPrivacyDeps, 'database' | 'managed'>,
  teacherId: UserId,
  id: ClassroomId,
): Promise<ClassPrivacy> {
  const [rows, managed] = await Promise.all([selectClassPrivacy(database, id), managedBy(teacherId, id)])
  return {
    students: rows.map(({ givenAt, version, language, takenBackAt, teacher, ...row }) => ({
      ...row,
      word:
        givenAt === null || version === null || language === null
          ? null
          : {
              givenAt: givenAt.toISOString(),
              version,
              language,
              takenBackAt: takenBackAt?.toISOString() ?? null,
              teacher,
            },
      dueAt: row.standing === 'waiting' ? (row.dueAt?.toISOString() ?? null) : null,
      isManaged: managed.has(row.id),
    })),
    version: consentVersion,
    text: consentText('school'),
  }
}

/**
 * When a teacher is no longer verified, the consents that they gave for a school end, and the children need consent
 * again. Returns what to do after the transaction.
 */
export async function endConsentsOf(
  { now, audit, details }: Pick<ClassPrivacyDeps, 'now' | 'audit' | 'details'>,
  tx: Queryable,
  teacherId: UserId,
): Promise<() => Promise<void>> {
  const ended = await revokeSchoolConsentsOf(tx, teacherId, now())
  const studentIds = [...new Set(ended.map((row) => row.studentId))]
  await settle(tx, studentIds, now())
  for (const subject of studentIds)
    await audit.note(tx, { action: 'consent-withdrawn', actor: null, subject, via: 'administrator' })
  return details.erase(tx, studentIds)
}
