import { ClassroomId, ClassRole } from '@skills-center/contract/classrooms'
import { TeacherSubject } from '@skills-center/contract/accounts'
import { GradeLevel, UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import { classAccessChannel } from '../platform/class-access.ts'
import { selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

export const ClassroomRow = z.strictObject({
  id: ClassroomId,
  teacherId: UserId,
  name: z.string(),
  gradeLevel: GradeLevel,
  subject: TeacherSubject,
  period: z.string(),
  studentCount: z.int(),
  isActive: z.boolean(),
  isSample: z.boolean(),
  createdAt: z.date(),
  teacherName: z.string(),
  joinCode: z.string().nullable(),
  joinIsOn: z.boolean(),
  joinUntil: z.date().nullable(),
  revision: z.int(),
})
export type ClassroomRow = Readonly<z.infer<typeof ClassroomRow>>

const ListedClassroom = ClassroomRow.extend({ role: ClassRole })
export type ListedClassroom = Readonly<z.infer<typeof ListedClassroom>>

const columns = `c.id, c.teacher_id as "teacherId", c.name, c.grade_level as "gradeLevel", c.subject, c.period,
    (select count(*) from enrolments e where e.classroom_id = c.id) as "studentCount",
    c.is_active as "isActive", c.is_sample as "isSample", c.created_at as "createdAt", trim(t.first_name || ' ' || t.last_name) as "teacherName",
    c.join_code as "joinCode", c.join_is_on as "joinIsOn", c.join_until as "joinUntil", c.revision`
const from = 'from classrooms c join users t on t.id = c.teacher_id'

const byId = statement('classrooms.by-id', `select ${columns} ${from} where c.id = $1`, ClassroomRow)
const byCode = statement(
  'classrooms.by-code',
  `select ${columns} ${from} where c.join_code = $1`,
  ClassroomRow,
)
const byTeacher = statement(
  'classrooms.by-teacher',
  `select ${columns}, own.role ${from}
  join classroom_teachers own on own.classroom_id = c.id and own.teacher_id = $1 and own.accepted_at is not null
  order by c.is_sample, c.created_at, c.id`,
  ListedClassroom,
)
const byStudent = statement(
  'classrooms.by-student',
  `select ${columns}, 'student' as role ${from}
  join enrolments own on own.classroom_id = c.id and own.student_id = $1 order by c.created_at, c.id`,
  ListedClassroom,
)
const lockOne = statement('classrooms.lock', 'select 1 as one from classrooms where id = $1 for update')
const insertOne = statement(
  'classrooms.insert',
  `insert into classrooms (id, teacher_id, name, grade_level, subject, period, created_at, join_code, join_is_on,
    join_until)
  values ($1, $2, $3, $4, $5, $6, $7, $8, true, $9)`,
)
const updateOne = statement(
  'classrooms.update',
  `update classrooms set name = $2, grade_level = $3, subject = $4, period = $5, revision = revision + 1
   where id = $1 and ($6::integer is null or revision = $6) returning 1 as one`,
)
const updateActive = statement(
  'classrooms.update-active',
  `with changed as (update classrooms set is_active = $2 where id = $1 and is_active <> $2 returning id)
  select 1 as one, pg_notify('${classAccessChannel}', id::text) from changed`,
)
const updateCode = statement(
  'classrooms.update-code',
  'update classrooms set join_code = $2, join_is_on = $3, join_until = $4 where id = $1',
)
const deleteOne = statement(
  'classrooms.delete',
  `with gone as (delete from classrooms where id = $1 returning id)
  select pg_notify('${classAccessChannel}', id::text) from gone`,
)

export const selectClassroom = (db: Queryable, id: ClassroomId) => selectOne(db, byId, [id])

export const selectClassroomByCode = (db: Queryable, code: string) => selectOne(db, byCode, [code])

export const selectTaughtBy = (db: Queryable, teacherId: UserId) => db.query(byTeacher, [teacherId])

export const selectAttendedBy = (db: Queryable, studentId: UserId) => db.query(byStudent, [studentId])

/** Serializes additions to a class, so that its size is known. */
export const lockClassroom = (tx: Queryable, id: ClassroomId) => tx.query(lockOne, [id])

export interface NewClassroom extends Pick<
  ClassroomRow,
  'id' | 'teacherId' | 'name' | 'gradeLevel' | 'subject' | 'period' | 'createdAt' | 'joinUntil'
> {
  readonly joinCode: string
}

export const insertClassroom = (tx: Queryable, made: NewClassroom) =>
  tx.query(insertOne, [
    made.id,
    made.teacherId,
    made.name,
    made.gradeLevel,
    made.subject,
    made.period,
    made.createdAt,
    made.joinCode,
    made.joinUntil,
  ])

/** Returns false, without writing, if the revision is not `ifMatch`. */
export const updateClassroom = async (
  db: Queryable,
  id: ClassroomId,
  to: Pick<ClassroomRow, 'name' | 'gradeLevel' | 'subject' | 'period'>,
  ifMatch: number | null,
): Promise<boolean> =>
  (await db.query(updateOne, [id, to.name, to.gradeLevel, to.subject, to.period, ifMatch])).length > 0

/** Returns whether anything changed. */
export const setActive = async (tx: Queryable, id: ClassroomId, isActive: boolean) =>
  (await tx.query(updateActive, [id, isActive])).length > 0

export const setCode = (
  tx: Queryable,
  id: ClassroomId,
  { code, isOn, until }: { code: string; isOn: boolean; until: Date | null },
) => tx.query(updateCode, [id, code, isOn, until])

export const deleteClassroomRow = (db: Queryable, id: ClassroomId) => db.query(deleteOne, [id])
