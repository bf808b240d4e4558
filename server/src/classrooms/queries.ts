import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { GradeLevel, UserId } from '@skills-center/contract/ids'
import { selectOne, statement } from '../platform/database.ts'
import type { Queryable } from '../platform/database.ts'

export interface ClassroomRow {
  readonly id: ClassroomId
  readonly teacherId: UserId
  readonly name: string
  readonly gradeLevel: GradeLevel
  readonly studentCount: number
  readonly isActive: boolean
  readonly createdAt: Date
  readonly teacherName: string
}

export interface ClassroomStudent {
  readonly username: string
  readonly name: string
  readonly gradeLevel: GradeLevel
}

const select = `select c.id, c.teacher_id as "teacherId", c.name, c.grade_level as "gradeLevel",
    (select count(*) from enrolments e where e.classroom_id = c.id) as "studentCount",
    c.is_active as "isActive", c.created_at as "createdAt", t.first_name || ' ' || t.last_name as "teacherName"
  from classrooms c join users t on t.id = c.teacher_id`

const byId = statement('classrooms.by-id', `${select} where c.id = $1`)
const byTeacher = statement(
  'classrooms.by-teacher',
  `${select} where c.teacher_id = $1 order by c.created_at, c.id`,
)
const byStudent = statement(
  'classrooms.by-student',
  `${select} join enrolments own on own.classroom_id = c.id and own.student_id = $1 order by c.created_at, c.id`,
)
const enrolled = statement(
  'classrooms.enrolled',
  'select 1 as one from enrolments where student_id = $1 and classroom_id = $2',
)
const studentsOf = statement(
  'classrooms.students-of',
  `select u.username, u.first_name || ' ' || u.last_name as name, u.grade_level as "gradeLevel"
  from enrolments e join users u on u.id = e.student_id
  where e.classroom_id = $1 order by u.last_name, u.first_name, u.id`,
)
const insertOne = statement(
  'classrooms.insert',
  'insert into classrooms (id, teacher_id, name, grade_level, created_at) values ($1, $2, $3, $4, $5)',
)
const insertEnrolment = statement(
  'classrooms.insert-enrolment',
  `insert into enrolments (student_id, classroom_id, enrolled_at) values ($1, $2, $3)
  on conflict (student_id, classroom_id) do nothing`,
)

export const selectClassroom = (db: Queryable, id: ClassroomId) => selectOne<ClassroomRow>(db, byId, [id])

export const selectTaughtBy = (db: Queryable, teacherId: UserId) =>
  db.query<ClassroomRow>(byTeacher, [teacherId])

export const selectAttendedBy = (db: Queryable, studentId: UserId) =>
  db.query<ClassroomRow>(byStudent, [studentId])

export const isEnrolled = async (db: Queryable, studentId: UserId, id: ClassroomId) =>
  (await db.query(enrolled, [studentId, id])).length > 0

export const selectStudents = (db: Queryable, id: ClassroomId) => db.query<ClassroomStudent>(studentsOf, [id])

export const insertClassroom = (
  db: Queryable,
  classroom: { id: ClassroomId; teacherId: UserId; name: string; gradeLevel: GradeLevel; createdAt: Date },
) =>
  db.query(insertOne, [
    classroom.id,
    classroom.teacherId,
    classroom.name,
    classroom.gradeLevel,
    classroom.createdAt,
  ])

export const enrolStudent = (db: Queryable, studentId: UserId, id: ClassroomId, at: Date) =>
  db.query(insertEnrolment, [studentId, id, at])
