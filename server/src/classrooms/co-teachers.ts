import { maxCoTeachers } from '@skills-center/contract/classrooms'
import type { ClassroomDetail, ClassroomId, Invitation } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { badRequest, conflict, forbidden, notFound } from '../platform/problems.ts'
import { refuseSample, requireTaught } from './access.ts'
import { logClassEvent } from './class-log-queries.ts'
import type { ClassroomsDeps } from './deps.ts'
import { lockClassroom } from './queries.ts'
import {
  acceptInvitation,
  declineInvitation,
  deleteTeacher,
  insertInvitation,
  selectInvitations,
  selectTeacherByUsername,
  selectTeachers,
  selectTeaching,
} from './teacher-queries.ts'
import { say } from './messages.gen.ts'
import type { MessageOrText } from '../platform/format-message.ts'

export function createCoTeachers(
  { database, now, newId, students }: ClassroomsDeps,
  detail: (teacherId: UserId, id: ClassroomId) => Promise<ClassroomDetail>,
) {
  return {
    async invite(teacherId: UserId, id: ClassroomId, username: string): Promise<ClassroomDetail> {
      refuseSample((await requireTaught(database, teacherId, id)).classroom)
      const invited = await selectTeacherByUsername(database, students.usernameKey(username))
      const refuse = (message: MessageOrText) => badRequest(message, [{ field: 'username', message }])
      if (!invited) throw refuse(say('no-such-teacher'))
      await database.transaction(async (tx) => {
        await lockClassroom(tx, id)
        const teachers = await selectTeachers(tx, id)
        const known = teachers.find((teacher) => teacher.id === invited.id)
        if (known?.acceptedAt) throw refuse(say('teaches-already'))
        if (known) throw refuse(say('invited-already'))
        if (teachers.length > maxCoTeachers)
          throw conflict(say('too-many-co-teachers', { most: maxCoTeachers }))
        await insertInvitation(tx, invited.id, id, now())
        const subjects = [invited.id]
        await logClassEvent(tx, newId, {
          classroomId: id,
          at: now(),
          actorId: teacherId,
          action: 'teacher-invited',
          subjects,
        })
      })
      return detail(teacherId, id)
    },

    async invitations(teacherId: UserId): Promise<Invitation[]> {
      const rows = await selectInvitations(database, teacherId)
      return rows.map((row) => ({ ...row, invitedAt: row.invitedAt.toISOString() }))
    },

    async answer(teacherId: UserId, id: ClassroomId, accepts: boolean): Promise<void> {
      const gone = () => notFound(say('invitation-gone'))
      if (!accepts) {
        if (!(await declineInvitation(database, teacherId, id))) throw gone()
        return
      }
      await database.transaction(async (tx) => {
        if (!(await acceptInvitation(tx, teacherId, id, now()))) throw gone()
        const event = { classroomId: id, at: now(), actorId: teacherId, action: 'teacher-joined' as const }
        await logClassEvent(tx, newId, event)
      })
    },

    /** Removes another co-teacher, an open invitation, or the caller; never the owner. */
    async remove(teacherId: UserId, id: ClassroomId, removedId: UserId): Promise<void> {
      await requireTaught(database, teacherId, id)
      const teaching = await selectTeaching(database, removedId, id)
      if (!teaching) throw notFound(say('not-a-co-teacher'))
      if (teaching.role === 'owner') throw forbidden(say('owner-stays'))
      await database.transaction(async (tx) => {
        if (!(await deleteTeacher(tx, removedId, id))) return
        const event = { classroomId: id, at: now(), actorId: teacherId }
        await logClassEvent(
          tx,
          newId,
          removedId === teacherId
            ? { ...event, action: 'teacher-left' }
            : { ...event, action: 'teacher-removed', subjects: [removedId] },
        )
      })
    },
  }
}
