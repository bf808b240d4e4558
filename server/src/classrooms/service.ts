import { ClassroomId } from '@skills-center/contract/classrooms'
import type { Classroom, ClassroomDetail } from '@skills-center/contract/classrooms'
import type { GradeLevel, UserId } from '@skills-center/contract/ids'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { notFound } from '../platform/problems.ts'
import type { Session } from '../platform/sessions.ts'
import {
  enrolStudent,
  insertClassroom,
  isEnrolled,
  selectAttendedBy,
  selectClassroom,
  selectStudents,
  selectTaughtBy,
} from './queries.ts'
import type { ClassroomRow } from './queries.ts'

export type ClassroomsFeature = ReturnType<typeof createClassrooms>

const present = (row: ClassroomRow): Classroom => ({
  id: row.id,
  name: row.name,
  gradeLevel: row.gradeLevel,
  student_count: row.studentCount,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
})

export function createClassrooms({ database, now, newId }: { database: Database; now: Now; newId: NewId }) {
  return {
    async list({ userId, role }: Session): Promise<Classroom[]> {
      const rows =
        role === 'teacher' ? await selectTaughtBy(database, userId) : await selectAttendedBy(database, userId)
      return rows.map(present)
    },

    /** For its teacher and its students; to anyone else it is not there. */
    async detail({ userId, role }: Session, id: ClassroomId): Promise<ClassroomDetail> {
      const row = await selectClassroom(database, id)
      const isTeacher = role === 'teacher' && row?.teacherId === userId
      const isStudent = role === 'student' && row !== undefined && (await isEnrolled(database, userId, id))
      if (!row || !(isTeacher || isStudent)) throw notFound('There is no such classroom among yours.')
      const students = isTeacher ? await selectStudents(database, id) : []
      return { ...present(row), teacherName: row.teacherName, students }
    },

    async create(
      teacherId: UserId,
      classroom: { name: string; gradeLevel: GradeLevel },
    ): Promise<ClassroomId> {
      const id = ClassroomId.parse(newId())
      await insertClassroom(database, { ...classroom, id, teacherId, createdAt: now() })
      return id
    },

    /** A student who is in the class already stays so. */
    async enrol(studentId: UserId, id: ClassroomId): Promise<void> {
      await enrolStudent(database, studentId, id, now())
    },
  }
}
