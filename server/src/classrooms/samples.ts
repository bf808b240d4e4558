import { type Classroom, ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { isUniqueViolation, type Queryable } from '../platform/database.ts'
import { requireTaught } from './access.ts'
import { logClassEvent } from './class-log-queries.ts'
import { present } from './classes.ts'
import type { ClassroomsDeps } from './deps.ts'
import { removeSample } from './remove-sample.ts'
import { insertEnrolments } from './roster-queries.ts'
import { insertSample, insertSampleStudents, selectSample } from './sample-queries.ts'
import { insertOwner } from './teacher-queries.ts'

const name = 'Sample class'
const gradeLevel = 6
/** The last name shows on every screen and in every file that they are sample students. */
const lastName = 'Sample'
const firstNames = [
  'Amara',
  'Bao',
  'Camila',
  'Dev',
  'Emeka',
  'Freya',
  'Giulia',
  'Hana',
  'Idris',
  'Jonah',
  'Kiri',
  'Luca',
]

/** A class of made-up students and answers, for looking around before there are real ones. */
export function createSamples(deps: ClassroomsDeps) {
  const { database, now, newId, students } = deps

  async function make(teacherId: UserId): Promise<void> {
    const id = ClassroomId.parse(newId())
    const createdAt = now()
    const answer = await deps.prepareSampleAnswers(gradeLevel)
    const accounts = await students.prepare(
      firstNames.map((firstName, index) => ({
        firstName,
        lastName,
        username: `sample-${id.slice(-12)}-${index + 1}`,
        gradeLevel,
        passwordHash: null,
      })),
    )
    await database.transaction(async (tx) => {
      await insertSample(tx, { id, teacherId, name, gradeLevel, createdAt })
      await insertOwner(tx, teacherId, id, createdAt)
      await accounts.insert(tx)
      const enrolments = accounts.ids.map((studentId) => ({ studentId, groupId: null, studentNumber: null }))
      await insertEnrolments(tx, id, createdAt, 'teacher', enrolments)
      await insertSampleStudents(tx, id, accounts.ids)
      await logClassEvent(tx, newId, {
        classroomId: id,
        at: createdAt,
        actorId: teacherId,
        action: 'class-created',
      })
      await answer(tx, accounts.ids)
    })
  }

  async function removeOf(tx: Queryable, teacherId: UserId): Promise<void> {
    const made = await selectSample(tx, teacherId)
    if (made !== undefined) await removeSample(tx, deps, made.id)
  }

  return {
    /** The teacher's sample class; creates it if there is none. */
    async create(teacherId: UserId): Promise<Classroom> {
      if ((await selectSample(database, teacherId)) === undefined) {
        try {
          await make(teacherId)
        } catch (error) {
          // A concurrent request has created it.
          if (!isUniqueViolation(error)) throw error
        }
      }
      const made = await selectSample(database, teacherId)
      if (made === undefined) throw new Error('The sample class was not created')
      const { classroom, role } = await requireTaught(database, teacherId, made.id)
      return present(classroom, role)
    },

    remove: (teacherId: UserId): Promise<void> => database.transaction((tx) => removeOf(tx, teacherId)),

    /** The same within a transaction, when a teacher's account is erased. */
    removeOf,
  }
}
