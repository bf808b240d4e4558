import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { conflict, forbidden, notFound } from '../platform/problems.ts'
import { type ClassroomRow, selectClassroom } from './queries.ts'
import { selectEnrolment } from './roster-queries.ts'
import { selectTeaching } from './teacher-queries.ts'
import { say } from './messages.gen.ts'

/** For anyone who is not in the class, it does not exist. */
const noSuchClass = () => notFound(say('no-such-classroom'))

export interface Taught {
  readonly classroom: ClassroomRow
  readonly role: 'owner' | 'co-teacher'
}

/** The class, for its teachers; refuses everyone else. */
export async function requireTaught(db: Queryable, teacherId: UserId, id: ClassroomId): Promise<Taught> {
  const teaching = await selectTeaching(db, teacherId, id)
  const classroom = teaching?.acceptedAt ? await selectClassroom(db, id) : undefined
  if (!teaching || !classroom) throw noSuchClass()
  return { classroom, role: teaching.role }
}

/** Refuses to add real people to a sample class. */
export function refuseSample({ isSample }: Pick<ClassroomRow, 'isSample'>): void {
  if (isSample) throw conflict(say('sample-class'))
}

/** The class, for its owner only. */
export async function requireOwned(db: Queryable, teacherId: UserId, id: ClassroomId): Promise<ClassroomRow> {
  const { classroom, role } = await requireTaught(db, teacherId, id)
  if (role !== 'owner') throw forbidden(say('owner-only', { owner: classroom.teacherName }))
  return classroom
}

/** The class, for a student who is in it. */
export async function requireAttended(db: Queryable, studentId: UserId, id: ClassroomId) {
  const enrolment = await selectEnrolment(db, studentId, id)
  const classroom = enrolment && (await selectClassroom(db, id))
  if (!enrolment || !classroom) throw noSuchClass()
  return { classroom, enrolment }
}
