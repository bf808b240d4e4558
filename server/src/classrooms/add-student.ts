import type { ClassroomId, GroupId } from '@skills-center/contract/classrooms'
import type { LoginCard } from '@skills-center/contract/classrooms/roster'
import type { GradeLevel, UserId } from '@skills-center/contract/ids'
import { isUniqueViolation } from '../platform/database.ts'
import { badRequest, conflict } from '../platform/problems.ts'
import { refuseSample, requireTaught } from './access.ts'
import type { ClassroomsDeps } from './deps.ts'
import { cardsOf, giveCredentials } from './new-students.ts'
import { lockClassroom } from './queries.ts'
import { hasSeatsFor, type RosterGuards, tooMany } from './roster-guards.ts'
import { countStudents, insertClassAccounts, insertEnrolments, selectUsernames } from './roster-queries.ts'
import { say } from './messages.gen.ts'

/** Creates an account for a student of a class, and the card that the student signs in with. */
export function createAddStudent(deps: ClassroomsDeps, { note, requireGroup }: RosterGuards) {
  const { database, now, students } = deps

  return async function add(
    teacherId: UserId,
    id: ClassroomId,
    body: {
      firstName: string
      lastName: string
      username: string | null
      gradeLevel?: GradeLevel | undefined
      groupId: GroupId | null
    },
  ): Promise<LoginCard> {
    const { classroom } = await requireTaught(database, teacherId, id)
    refuseSample(classroom)
    await deps.requireVerified(teacherId)
    if (!classroom.isActive) throw conflict(say('archived'))
    await requireGroup(id, body.groupId)
    const taken = () =>
      badRequest(say('username-taken-or-empty'), [{ field: 'username', message: say('username-taken') }])
    if (body.username !== null) {
      const owners = await selectUsernames(database, [students.usernameKey(body.username)])
      if (owners.length > 0) throw taken()
    }
    const gradeLevel = body.gradeLevel ?? classroom.gradeLevel
    const person = { ...body, gradeLevel, username: body.username ?? '' }
    const given = await giveCredentials(deps, [person])
    const { ids, insert } = await students.prepare(given)
    try {
      await database.transaction(async (tx) => {
        await lockClassroom(tx, id)
        const count = await countStudents(tx, id)
        if (!hasSeatsFor(count, 1)) throw tooMany(count, 1)
        await insert(tx)
        await insertClassAccounts(tx, { by: teacherId, for: id, at: now() }, ids)
        const enrolments = ids.map((studentId) => ({ studentId, groupId: body.groupId, studentNumber: null }))
        await insertEnrolments(tx, id, now(), 'teacher', enrolments)
        await note(tx, teacherId, id, 'student-created', ids)
      })
    } catch (error) {
      if (isUniqueViolation(error)) throw taken()
      throw error
    }
    const [card] = cardsOf(ids, given)
    if (!card) throw new Error('an account was made without a card')
    return card
  }
}
