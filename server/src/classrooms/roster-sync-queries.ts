import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { classAccessChannel } from '../platform/class-access.ts'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import type { RosterClass } from './roster-class.ts'

/** Such a class has no join code until a teacher makes one, because the roster says who is in it. */
const insertClasses = statement(
  'classrooms.insert-roster-classes',
  `insert into classrooms (id, teacher_id, name, grade_level, subject, period, created_at)
  select id, "ownerId", name, "gradeLevel", subject, period, $2
  from jsonb_to_recordset($1::jsonb) as new (id uuid, "ownerId" uuid, name text, "gradeLevel" smallint, subject text,
    period text)`,
)
const updateClasses = statement(
  'classrooms.update-roster-classes',
  `update classrooms c set name = new.name, grade_level = new."gradeLevel", subject = new.subject,
    period = new.period, is_active = true, teacher_id = coalesce(new."ownerId", c.teacher_id), revision = revision + 1
  from jsonb_to_recordset($1::jsonb) as new (id uuid, "ownerId" uuid, name text, "gradeLevel" smallint, subject text,
    period text)
  where c.id = new.id`,
)
const upsertTeachers = statement(
  'classrooms.upsert-roster-teachers',
  `insert into classroom_teachers (teacher_id, classroom_id, role, invited_at, accepted_at)
  select teacher_id, id, case teacher_id when "ownerId" then 'owner' else 'co-teacher' end, $2::timestamptz,
    $2::timestamptz
  from jsonb_to_recordset($1::jsonb) as new (id uuid, "ownerId" uuid, "teacherIds" uuid[])
    cross join unnest("teacherIds") as teacher_id
  on conflict (teacher_id, classroom_id) do update set role = excluded.role,
    accepted_at = coalesce(classroom_teachers.accepted_at, excluded.accepted_at)`,
)
/** An owner without a successor stays. */
const deleteTeachers = statement(
  'classrooms.delete-roster-teachers',
  `with new as (
    select id, "ownerId" as owner_id, "formerIds" as former_ids
    from jsonb_to_recordset($1::jsonb) as new (id uuid, "ownerId" uuid, "formerIds" uuid[])
  ), demoted as (
    update classroom_teachers t set role = 'co-teacher' from new
    where t.classroom_id = new.id and new.owner_id is not null and t.role = 'owner' and t.teacher_id <> new.owner_id
      and not t.teacher_id = any (new.former_ids)
  ), gone as (
    delete from classroom_teachers t using new
    where t.classroom_id = new.id and t.teacher_id = any (new.former_ids)
      and (t.role <> 'owner' or (new.owner_id is not null and new.owner_id <> t.teacher_id))
    returning t.classroom_id
  )
  select pg_notify('${classAccessChannel}', classroom_id::text) from (select distinct classroom_id from gone) changed`,
)
const archive = statement(
  'classrooms.archive-roster-classes',
  `with changed as (
    update classrooms set is_active = false where id = any ($1::uuid[]) and is_active returning id
  )
  select pg_notify('${classAccessChannel}', id::text) from changed`,
)
/** A number that someone else in the class has already is left out. */
const enrol = statement(
  'classrooms.enrol-by-roster',
  `with new as (
    select *, row_number() over (partition by "classroomId", "studentNumber" order by "userId") as place
    from jsonb_to_recordset($1::jsonb) as new ("classroomId" uuid, "userId" uuid, "studentNumber" text)
  )
  insert into enrolments (student_id, classroom_id, enrolled_at, joined_by, student_number)
  select "userId", "classroomId", $2, 'teacher', case when place = 1 and char_length("studentNumber") <= 20
    and not exists (select 1 from enrolments e where e.classroom_id = new."classroomId"
      and e.student_number = new."studentNumber") then "studentNumber" end
  from new where exists (select 1 from users u where u.id = new."userId" and u.role = 'student')
  on conflict (student_id, classroom_id) do nothing`,
)
/** The first class that a roster puts a student into may make the student's login cards. */
const giveHomes = statement(
  'classrooms.give-roster-homes',
  `update class_accounts a set home_id = new."classroomId"
  from (select distinct on ("userId") "userId", "classroomId"
    from jsonb_to_recordset($1::jsonb) as new ("classroomId" uuid, "userId" uuid) order by "userId", "classroomId") new
  where a.student_id = new."userId" and not exists (
    select 1 from enrolments e where e.student_id = a.student_id and e.classroom_id = a.home_id)`,
)
const withdraw = statement(
  'classrooms.withdraw-by-roster',
  `with gone as (
    delete from enrolments e using jsonb_to_recordset($1::jsonb) as old ("classroomId" uuid, "userId" uuid)
    where e.classroom_id = old."classroomId" and e.student_id = old."userId" returning e.classroom_id
  )
  select pg_notify('${classAccessChannel}', classroom_id::text) from (select distinct classroom_id from gone) changed`,
)
const withdrawAll = statement(
  'classrooms.withdraw-leavers',
  `with gone as (delete from enrolments where student_id = any ($1::uuid[]) returning classroom_id)
  select pg_notify('${classAccessChannel}', classroom_id::text) from (select distinct classroom_id from gone) changed`,
)
const insertAccounts = statement(
  'classrooms.insert-roster-students',
  `insert into class_accounts (student_id, made_by, home_id, made_at) select id, null, null, $2
  from unnest($1::uuid[]) as new (id) on conflict do nothing`,
)

export const insertRosterClasses = (tx: Queryable, classes: readonly RosterClass[], at: Date) =>
  tx.query(insertClasses, [JSON.stringify(classes), at])

export const updateRosterClasses = (tx: Queryable, classes: readonly RosterClass[]) =>
  tx.query(updateClasses, [JSON.stringify(classes)])

export async function setRosterTeachers(tx: Queryable, classes: readonly RosterClass[], at: Date) {
  const rows = JSON.stringify(classes)
  await tx.query(deleteTeachers, [rows])
  await tx.query(upsertTeachers, [rows, at])
}

export const archiveClasses = (tx: Queryable, ids: readonly ClassroomId[]) => tx.query(archive, [ids])

interface Place {
  readonly classroomId: ClassroomId
  readonly userId: UserId
}

export async function enrolByRoster(
  tx: Queryable,
  rows: readonly (Place & { studentNumber: string | null })[],
  at: Date,
) {
  await tx.query(enrol, [JSON.stringify(rows), at])
  await tx.query(giveHomes, [JSON.stringify(rows)])
}

export const withdrawByRoster = (tx: Queryable, rows: readonly Place[]) =>
  tx.query(withdraw, [JSON.stringify(rows)])

export const withdrawLeavers = (tx: Queryable, ids: readonly UserId[]) => tx.query(withdrawAll, [ids])

export const insertRosterStudents = (tx: Queryable, ids: readonly UserId[], at: Date) =>
  tx.query(insertAccounts, [ids, at])
