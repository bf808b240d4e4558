import { ClassroomId, GroupId } from '@skills-center/contract/classrooms'
import { GradeLevel, UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import { classAccessChannel } from '../platform/class-access.ts'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

export const StudentRow = z.object({
  id: UserId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gradeLevel: GradeLevel,
  groupId: GroupId.nullable(),
  joinedBy: z.enum(['code', 'teacher']),
  studentNumber: z.string().nullable(),
  lastActiveAt: z.date().nullable(),
  /** The teacher who made the account, and the class it was made for; null if the student signed up. */
  madeBy: UserId.nullable(),
  homeId: ClassroomId.nullable(),
  /** Whether that teacher still teaches that class. */
  isHomeOfMaker: z.boolean(),
})
export type StudentRow = Readonly<z.infer<typeof StudentRow>>

const EnrolmentRow = z.object({
  joinedBy: z.enum(['code', 'teacher']),
})
export type EnrolmentRow = Readonly<z.infer<typeof EnrolmentRow>>

const enrolment = statement(
  'classrooms.enrolment',
  'select joined_by as "joinedBy" from enrolments where student_id = $1 and classroom_id = $2',
  EnrolmentRow,
)
const count = statement(
  'classrooms.count-students',
  'select count(*) as count from enrolments where classroom_id = $1',
  z.object({
    count: z.number(),
  }),
)
const studentsOf = statement(
  'classrooms.students-of',
  `select u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.grade_level as "gradeLevel",
    e.group_id as "groupId", e.joined_by as "joinedBy",
    e.student_number as "studentNumber", a.made_by as "madeBy", a.home_id as "homeId",
    exists (select 1 from classroom_teachers h where h.teacher_id = a.made_by and h.classroom_id = a.home_id
      and h.accepted_at is not null) as "isHomeOfMaker",
    (select t.answered_at from attempts t where t.student_id = u.id order by t.answered_at desc limit 1)
      as "lastActiveAt"
  from enrolments e join users u on u.id = e.student_id left join class_accounts a on a.student_id = u.id
  where e.classroom_id = $1 order by u.last_name, u.first_name, u.id`,
  StudentRow,
)
const insertMany = statement(
  'classrooms.insert-enrolments',
  `insert into enrolments (student_id, classroom_id, enrolled_at, joined_by, group_id, student_number)
  select student_id, $1, $2, $3, group_id, student_number
  from unnest($4::uuid[], $5::uuid[], $6::text[]) as new (student_id, group_id, student_number)
  on conflict (student_id, classroom_id) do nothing`,
)
const deleteMany = statement(
  'classrooms.delete-enrolments',
  `with gone as (
    delete from enrolments where student_id = any ($1::uuid[]) and classroom_id = $2 returning classroom_id
  )
  select pg_notify('${classAccessChannel}', classroom_id::text) from gone limit 1`,
)
const updateGroup = statement(
  'classrooms.update-enrolment-group',
  'update enrolments set group_id = $3 where student_id = any ($1::uuid[]) and classroom_id = $2 returning 1 as one',
)
const updateNumbers = statement(
  'classrooms.update-student-numbers',
  `update enrolments e set student_number = new.student_number
  from unnest($2::uuid[], $3::text[]) as new (student_id, student_number)
  where e.classroom_id = $1 and e.student_id = new.student_id`,
)
const leaveGroup = statement(
  'classrooms.empty-group',
  'update enrolments set group_id = null where classroom_id = $1 and group_id = $2',
)
const insertAccounts = statement(
  'classrooms.insert-accounts',
  `insert into class_accounts (student_id, made_by, home_id, made_at)
  select student_id, $1, $2, $3 from unnest($4::uuid[]) as new (student_id)`,
)
const moveHome = statement(
  'classrooms.move-home',
  'update class_accounts set home_id = $3 where student_id = any ($1::uuid[]) and home_id = $2',
)
/**
 * If an account's home class no longer exists, the class into which its maker adds the student again becomes the new
 * home.
 */
const giveHome = statement(
  'classrooms.give-home',
  `update class_accounts set home_id = $3 where student_id = any ($1::uuid[]) and made_by = $2 and (home_id is null
    or not exists (select 1 from enrolments e where e.student_id = class_accounts.student_id and e.classroom_id = home_id))`,
)

export const UsernameRow = z.object({
  key: z.string(),
  id: UserId,
  role: z.enum(['student', 'teacher']),
  madeBy: UserId.nullable(),
  firstName: z.string(),
  lastName: z.string(),
})
export type UsernameRow = Readonly<z.infer<typeof UsernameRow>>
const usernames = statement(
  'classrooms.select-usernames',
  `select u.username_key as key, u.id, u.role, a.made_by as "madeBy",
    u.first_name as "firstName", u.last_name as "lastName"
  from users u left join class_accounts a on a.student_id = u.id where u.username_key = any ($1::text[])`,
  UsernameRow,
)

export const selectEnrolment = (db: Queryable, studentId: UserId, id: ClassroomId) =>
  selectOne(db, enrolment, [studentId, id])

export const countStudents = async (db: Queryable, id: ClassroomId) =>
  (await requireOne(db, count, [id])).count

/** By last name, then first name. */
export const selectStudents = (db: Queryable, id: ClassroomId) => db.query(studentsOf, [id])

export interface NewEnrolment {
  readonly studentId: UserId
  readonly groupId: GroupId | null
  readonly studentNumber: string | null
}

/** Students who are already in the class stay as they are. */
export const insertEnrolments = (
  tx: Queryable,
  id: ClassroomId,
  at: Date,
  joinedBy: 'code' | 'teacher',
  students: readonly NewEnrolment[],
) =>
  tx.query(insertMany, [
    id,
    at,
    joinedBy,
    students.map(({ studentId }) => studentId),
    students.map(({ groupId }) => groupId),
    students.map(({ studentNumber }) => studentNumber),
  ])

export const deleteEnrolments = (tx: Queryable, studentIds: readonly UserId[], id: ClassroomId) =>
  tx.query(deleteMany, [studentIds, id])

/** Returns how many of them are in the class. */
export const setEnrolmentGroup = async (
  db: Queryable,
  studentIds: readonly UserId[],
  id: ClassroomId,
  groupId: GroupId | null,
): Promise<number> => (await db.query(updateGroup, [studentIds, id, groupId])).length

export const updateStudentNumbers = (
  tx: Queryable,
  id: ClassroomId,
  students: readonly { readonly studentId: UserId; readonly studentNumber: string | null }[],
) =>
  tx.query(updateNumbers, [
    id,
    students.map(({ studentId }) => studentId),
    students.map(({ studentNumber }) => studentNumber),
  ])

export const emptyGroup = (tx: Queryable, id: ClassroomId, groupId: GroupId) =>
  tx.query(leaveGroup, [id, groupId])

export const insertClassAccounts = (
  tx: Queryable,
  made: { by: UserId; for: ClassroomId; at: Date },
  studentIds: readonly UserId[],
) => tx.query(insertAccounts, [made.by, made.for, made.at, studentIds])

export const moveAccountsHome = (
  tx: Queryable,
  studentIds: readonly UserId[],
  from: ClassroomId,
  to: ClassroomId,
) => tx.query(moveHome, [studentIds, from, to])

export const giveAccountsHome = (
  tx: Queryable,
  studentIds: readonly UserId[],
  madeBy: UserId,
  to: ClassroomId,
) => tx.query(giveHome, [studentIds, madeBy, to])

/** The users who have these usernames. */
export const selectUsernames = (db: Queryable, keys: readonly string[]) => db.query(usernames, [keys])
