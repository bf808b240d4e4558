import type { ActivityId } from '@skills-center/contract/activities'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { statement } from '../platform/database.ts'
import type { Queryable } from '../platform/database.ts'

export interface ActivityRow {
  readonly id: ActivityId
  readonly classroomId: ClassroomId
  readonly title: string
  readonly createdAt: Date
}

const select = `select a.id, a.classroom_id as "classroomId", a.title, a.created_at as "createdAt" from activities a`
const newestFirst = 'order by a.created_at desc, a.id desc limit 200'

const ofTeacher = statement(
  'activities.of-teacher',
  `${select} join classroom_teachers t on t.classroom_id = a.classroom_id
  where t.teacher_id = $1 and t.accepted_at is not null ${newestFirst}`,
)
const ofStudent = statement(
  'activities.of-student',
  `${select} join enrolments e on e.classroom_id = a.classroom_id where e.student_id = $1 ${newestFirst}`,
)

export const selectTeacherActivities = (db: Queryable, teacherId: UserId) =>
  db.query<ActivityRow>(ofTeacher, [teacherId])

export const selectStudentActivities = (db: Queryable, studentId: UserId) =>
  db.query<ActivityRow>(ofStudent, [studentId])
