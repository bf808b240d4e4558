import { ClassroomId } from '@skills-center/contract/classrooms'
import { GradeLevel, UserId } from '@skills-center/contract/ids'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

const Line = z.object({ line: z.number() })
const Key = z.object({ sourcedId: z.string() })

/** Stores the next staged classes. One that is new, or differs, has to be applied. */
const merge = statement(
  'rosters.merge-classes',
  `with batch as (
    select s.* from roster_staged_classes s where s.sync_id = $1 and s.line > $4 order by s.line limit $5
  ), stored as (
    insert into roster_classes as r (district_id, sourced_id, name, period, grade_level, subject, modified_at,
      is_ended, is_applied)
    select $2, sourced_id, name, period, grade_level, coalesce(subject, 'both'), modified_at, is_ended, false from batch
    where not is_ended or exists (
      select 1 from roster_classes k where k.district_id = $2 and k.sourced_id = batch.sourced_id)
    on conflict (district_id, sourced_id) do update set
      name = case when excluded.is_ended then r.name else excluded.name end,
      period = case when excluded.is_ended then r.period else excluded.period end,
      grade_level = case when excluded.is_ended then r.grade_level else excluded.grade_level end,
      subject = case when excluded.is_ended or not exists (select 1 from batch b
          where b.sourced_id = r.sourced_id and b.subject is not null) then r.subject else excluded.subject end,
      modified_at = excluded.modified_at, is_ended = excluded.is_ended, is_applied = false
    where not coalesce($3::boolean and r.modified_at > excluded.modified_at, false)
      and (r.is_ended <> excluded.is_ended or (not excluded.is_ended
        and (r.name, r.period, r.grade_level) <> (excluded.name, excluded.period, excluded.grade_level))
        or (not excluded.is_ended and r.subject <> excluded.subject and exists (select 1 from batch b
          where b.sourced_id = r.sourced_id and b.subject is not null)))
  )
  select line from batch order by line desc limit 1`,
  Line,
)
const endMissing = statement(
  'rosters.end-missing-classes',
  `update roster_classes set is_ended = true, is_applied = false where (district_id, sourced_id) in (
    select r.district_id, r.sourced_id from roster_classes r where r.district_id = $2 and not r.is_ended
      and not exists (select 1 from roster_staged_classes s where s.sync_id = $1 and s.sourced_id = r.sourced_id)
      and not exists (select 1 from roster_staged_problems h
        where h.sync_id = $1 and h.kind = 'classes' and h.sourced_id = r.sourced_id)
    limit $3
  ) returning sourced_id as "sourcedId"`,
  Key,
)
/** Classes whose classroom a teacher deleted, and classes whose teachers changed. */
const touch = statement(
  'rosters.touch-classes',
  `update roster_classes r set is_applied = false where r.district_id = $1 and r.is_applied and (
    (r.classroom_id is null and not r.is_ended and r.subject <> 'other')
    or exists (select 1 from roster_enrollments e where e.district_id = r.district_id and e.class_id = r.sourced_id
      and not e.is_applied and e.role = 'teacher'))`,
)
const ToApply = z.object({
  sourcedId: z.string(),
  classroomId: ClassroomId.nullable(),
  name: z.string(),
  period: z.string(),
  gradeLevel: GradeLevel,
  subject: z.enum(['math', 'science', 'both', 'other']),
  isEnded: z.boolean(),
  /** The teachers now, the owner first. */
  teacherIds: z.array(UserId),
  /** Those whose place in the class ended. */
  formerIds: z.array(UserId),
})
export type ClassToApply = Readonly<z.infer<typeof ToApply>>
const toApply = statement(
  'rosters.classes-to-apply',
  `select r.sourced_id as "sourcedId", r.classroom_id as "classroomId", r.name, r.period,
    r.grade_level as "gradeLevel", r.subject, r.is_ended as "isEnded",
    array(select e.user_id from roster_enrollments e join roster_people p on p.user_id = e.user_id
      where e.district_id = $1 and e.class_id = r.sourced_id and p.role = 'teacher' and p.left_at is null
      and e.role = 'teacher' and not e.is_ended group by e.user_id
      order by bool_or(e.is_primary) desc, min(e.sourced_id)) as "teacherIds",
    array(select e.user_id from roster_enrollments e where e.district_id = $1 and e.class_id = r.sourced_id
      and e.role = 'teacher' group by e.user_id having bool_and(e.is_ended)) as "formerIds"
  from roster_classes r where r.district_id = $1 and not r.is_applied and r.sourced_id > $2
  order by r.sourced_id limit $3`,
  ToApply,
)
const setApplied = statement(
  'rosters.set-classes-applied',
  `update roster_classes r set is_applied = true, classroom_id = new."classroomId"
  from jsonb_to_recordset($2::jsonb) as new ("sourcedId" text, "classroomId" uuid)
  where r.district_id = $1 and r.sourced_id = new."sourcedId"`,
)
/** A new classroom has nobody in it yet. */
const reopenPlaces = statement(
  'rosters.reopen-enrollments',
  `update roster_enrollments set is_applied = false
  where district_id = $1 and class_id = any ($2::text[]) and role = 'student' and is_applied and not is_ended`,
)
const settleTeachers = statement(
  'rosters.settle-teacher-enrollments',
  `with gone as (
    delete from roster_enrollments where district_id = $1 and class_id = any ($2::text[]) and role = 'teacher' and is_ended
  )
  update roster_enrollments set is_applied = true
  where district_id = $1 and class_id = any ($2::text[]) and role = 'teacher' and not is_ended and not is_applied`,
)

export interface ClassBatch {
  readonly syncId: string
  readonly districtId: DistrictId
  readonly isDelta: boolean
  readonly max: number
}

/** Stores the next staged classes after this line, and returns the last line; undefined after the last. */
export const mergeClasses = async (
  db: Queryable,
  { syncId, districtId, isDelta, max }: ClassBatch,
  afterLine: number,
) => (await db.query(merge, [syncId, districtId, isDelta, afterLine, max]))[0]?.line

/** Ends classes that a bulk file does not list, at most `max` at once. Returns how many. */
export const endMissingClasses = async (db: Queryable, { syncId, districtId, max }: ClassBatch) =>
  (await db.query(endMissing, [syncId, districtId, max])).length

export const touchClasses = (db: Queryable, districtId: DistrictId) => db.query(touch, [districtId])

export const selectClassesToApply = (db: Queryable, districtId: DistrictId, after: string, max: number) =>
  db.query(toApply, [districtId, after, max])

export const setClassesApplied = (
  tx: Queryable,
  districtId: DistrictId,
  rows: readonly { sourcedId: string; classroomId: ClassroomId | null }[],
) => tx.query(setApplied, [districtId, JSON.stringify(rows)])

export const reopenEnrollments = (tx: Queryable, districtId: DistrictId, classIds: readonly string[]) =>
  tx.query(reopenPlaces, [districtId, classIds])

export const settleTeacherEnrollments = (
  tx: Queryable,
  districtId: DistrictId,
  classIds: readonly string[],
) => tx.query(settleTeachers, [districtId, classIds])
