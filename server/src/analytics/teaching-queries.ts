import { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { requireOne, statement } from '../platform/statement.ts'
import { StudentRow } from './queries.ts'

const CountsRow = z.object({
  students: z.number(),
  activeClasses: z.number(),
  classes: z.number(),
  assignments: z.number(),
  openAssignments: z.number(),
  hasSeenReport: z.boolean(),
})
export type CountsRow = Readonly<z.infer<typeof CountsRow>>

const counts = statement(
  'analytics.teaching-counts',
  `with own as (
     select c.id, c.is_active from classrooms c
     join classroom_teachers t on t.classroom_id = c.id and t.teacher_id = $1 and t.accepted_at is not null
     where not c.is_sample
   ), assigned as (
     select a.opens_at, a.due_at from assignments a join own on own.id = a.classroom_id and own.is_active
   )
   select
     (select count(distinct e.student_id) from enrolments e join own on own.id = e.classroom_id and own.is_active)
       as students,
     (select count(*) from own where is_active) as "activeClasses",
     (select count(*) from own) as classes,
     (select count(*) from assigned) as assignments,
     (select count(*) from assigned where opens_at <= $2 and (due_at is null or due_at > $2)) as "openAssignments",
     exists (select 1 from first_reports where teacher_id = $1) as "hasSeenReport"`,
  CountsRow,
)

export const countTeaching = (database: Queryable, teacherId: UserId, now: Date) =>
  requireOne(database, counts, [teacherId, now])

const students = statement(
  'analytics.students-of-many',
  `select e.classroom_id, u.id, trim(u.first_name || ' ' || u.last_name) as name
   from enrolments e join users u on u.id = e.student_id
   where e.classroom_id = any ($1::uuid[]) order by u.last_name, u.first_name, u.id`,
  StudentRow.extend({
    classroom_id: ClassroomId,
  }),
)

/** A student in several of the classes appears once for each. */
export const selectStudentsOf = (database: Queryable, ids: readonly ClassroomId[]) =>
  database.query(students, [ids])

const firstReport = statement(
  'analytics.insert-first-report',
  'insert into first_reports (teacher_id, seen_at) values ($1, $2) on conflict do nothing',
)

export const insertFirstReport = (database: Queryable, teacherId: UserId, at: Date) =>
  database.query(firstReport, [teacherId, at])
