import { ClassroomId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import { classAccessChannel } from '../platform/class-access.ts'
import { selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const TeachingRow = z.object({
  role: z.enum(['owner', 'co-teacher']),
  acceptedAt: z.date().nullable(),
})
export type TeachingRow = Readonly<z.infer<typeof TeachingRow>>

const TeacherRow = TeachingRow.extend({
  id: UserId,
  username: z.string(),
  name: z.string(),
})
export type TeacherRow = Readonly<z.infer<typeof TeacherRow>>

const InvitationRow = z.object({
  classroomId: ClassroomId,
  className: z.string(),
  teacherName: z.string(),
  invitedAt: z.date(),
})
export type InvitationRow = Readonly<z.infer<typeof InvitationRow>>

const one = statement(
  'classrooms.teaching',
  'select role, accepted_at as "acceptedAt" from classroom_teachers where teacher_id = $1 and classroom_id = $2',
  TeachingRow,
)
const ofClass = statement(
  'classrooms.teachers-of',
  `select u.id, u.username, trim(u.first_name || ' ' || u.last_name) as name, t.role, t.accepted_at as "acceptedAt"
  from classroom_teachers t join users u on u.id = t.teacher_id
  where t.classroom_id = $1 order by t.role desc, t.invited_at, u.id`,
  TeacherRow,
)
const invitations = statement(
  'classrooms.invitations-of',
  `select c.id as "classroomId", c.name as "className", trim(o.first_name || ' ' || o.last_name) as "teacherName",
    t.invited_at as "invitedAt"
  from classroom_teachers t join classrooms c on c.id = t.classroom_id join users o on o.id = c.teacher_id
  where t.teacher_id = $1 and t.accepted_at is null order by t.invited_at desc, c.id`,
  InvitationRow,
)
const insertOne = statement(
  'classrooms.insert-teacher',
  `insert into classroom_teachers (teacher_id, classroom_id, role, invited_at, accepted_at)
  values ($1, $2, $3, $4, $5) on conflict do nothing`,
)
const accept = statement(
  'classrooms.accept-invitation',
  `update classroom_teachers set accepted_at = $3
  where teacher_id = $1 and classroom_id = $2 and accepted_at is null returning 1 as one`,
)
const deleteInvited = statement(
  'classrooms.delete-invitation',
  `delete from classroom_teachers where teacher_id = $1 and classroom_id = $2 and accepted_at is null
  returning 1 as one`,
)
const deleteOne = statement(
  'classrooms.delete-teacher',
  `with gone as (
    delete from classroom_teachers where teacher_id = $1 and classroom_id = $2 and role = 'co-teacher'
    returning classroom_id
  )
  select 1 as one, pg_notify('${classAccessChannel}', classroom_id::text) from gone`,
)
const teacherByKey = statement(
  'classrooms.teacher-by-username',
  `select id from users where username_key = $1 and role = 'teacher'`,
  z.object({
    id: UserId,
  }),
)

export const selectTeaching = (db: Queryable, teacherId: UserId, id: ClassroomId) =>
  selectOne(db, one, [teacherId, id])

/** The owner first, then in the order of the invitations. */
export const selectTeachers = (db: Queryable, id: ClassroomId) => db.query(ofClass, [id])

export const selectInvitations = (db: Queryable, teacherId: UserId) => db.query(invitations, [teacherId])

export const insertOwner = (tx: Queryable, teacherId: UserId, id: ClassroomId, at: Date) =>
  tx.query(insertOne, [teacherId, id, 'owner', at, at])

export const insertInvitation = (tx: Queryable, teacherId: UserId, id: ClassroomId, at: Date) =>
  tx.query(insertOne, [teacherId, id, 'co-teacher', at, null])

/** Returns whether there was an open invitation. */
export const acceptInvitation = async (tx: Queryable, teacherId: UserId, id: ClassroomId, at: Date) =>
  (await tx.query(accept, [teacherId, id, at])).length > 0

export const declineInvitation = async (db: Queryable, teacherId: UserId, id: ClassroomId) =>
  (await db.query(deleteInvited, [teacherId, id])).length > 0

/** Never removes the owner. Returns whether anyone was removed. */
export const deleteTeacher = async (tx: Queryable, teacherId: UserId, id: ClassroomId) =>
  (await tx.query(deleteOne, [teacherId, id])).length > 0

export const selectTeacherByUsername = (db: Queryable, usernameKey: string) =>
  selectOne(db, teacherByKey, [usernameKey])
