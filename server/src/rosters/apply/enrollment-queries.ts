import { ClassroomId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import type { ClassBatch } from './class-queries.ts'

const Line = z.object({ line: z.number() })
const Key = z.object({ sourcedId: z.string() })

/** Stores the next staged enrollments. One that is new, or differs, has to be applied. */
const merge = statement(
  'rosters.merge-enrollments',
  `with batch as (
    select s.* from roster_staged_enrollments s where s.sync_id = $1 and s.line > $4 order by s.line limit $5
  ), known as (
    select b.*, p.user_id from batch b
      join roster_people p on p.district_id = $2 and p.sourced_id = b.person_id and p.left_at is null
      join roster_classes c on c.district_id = $2 and c.sourced_id = b.class_id
    where not b.is_ended
  ), ended as (
    update roster_enrollments r set is_ended = true, is_applied = false, modified_at = b.modified_at
    from batch b where b.is_ended and r.district_id = $2 and r.sourced_id = b.sourced_id and not r.is_ended
      and not coalesce($3::boolean and r.modified_at > b.modified_at, false)
  ), stored as (
    insert into roster_enrollments as r (user_id, district_id, sourced_id, class_id, role, is_primary, modified_at,
      is_ended, is_applied)
    select user_id, $2, sourced_id, class_id, role, is_primary, modified_at, false, false from known
    on conflict (district_id, sourced_id) do update set role = excluded.role, is_primary = excluded.is_primary,
      modified_at = excluded.modified_at, is_ended = false, is_applied = false
    where not coalesce($3::boolean and r.modified_at > excluded.modified_at, false)
      and (r.user_id, r.class_id) = (excluded.user_id, excluded.class_id)
      and (r.is_ended or (r.role, r.is_primary) <> (excluded.role, excluded.is_primary))
  )
  select line from batch order by line desc limit 1`,
  Line,
)
/**
 * An id that now stands for another person or class: the earlier place ends under a name that no file has, so that
 * the id is free.
 */
const retire = statement(
  'rosters.retire-enrollments',
  `update roster_enrollments r set is_ended = true, is_applied = false, sourced_id = r.sourced_id || E'\\x1f' || r.class_id
  from roster_staged_enrollments s
    join roster_people p on p.district_id = $2 and p.sourced_id = s.person_id
  where s.sync_id = $1 and not s.is_ended and r.district_id = $2 and r.sourced_id = s.sourced_id
    and (r.user_id, r.class_id) <> (p.user_id, s.class_id)
    and not coalesce($3::boolean and r.modified_at > s.modified_at, false)`,
)
const endMissing = statement(
  'rosters.end-missing-enrollments',
  `update roster_enrollments set is_ended = true, is_applied = false where (district_id, sourced_id) in (
    select r.district_id, r.sourced_id from roster_enrollments r
      join roster_classes c on c.district_id = r.district_id and c.sourced_id = r.class_id and not c.is_ended
    where r.district_id = $2 and not r.is_ended
      and not exists (select 1 from roster_staged_enrollments s where s.sync_id = $1 and s.sourced_id = r.sourced_id)
      and not exists (select 1 from roster_staged_problems h
        where h.sync_id = $1 and h.kind = 'enrollments' and h.sourced_id = r.sourced_id)
    limit $3
  ) returning sourced_id as "sourcedId"`,
  Key,
)
const ToApply = z.object({
  sourcedId: z.string(),
  classId: z.string(),
  userId: UserId,
  classroomId: ClassroomId,
  isEnded: z.boolean(),
  studentNumber: z.string().nullable(),
})
/** A student whose other place in the class goes on stays in it. */
const toApply = statement(
  'rosters.enrollments-to-apply',
  `select e.sourced_id as "sourcedId", e.class_id as "classId", e.user_id as "userId",
    c.classroom_id as "classroomId", p.identifier as "studentNumber",
    e.is_ended and not exists (select 1 from roster_enrollments o where o.user_id = e.user_id
      and o.district_id = e.district_id and o.class_id = e.class_id and o.role = 'student' and not o.is_ended)
      as "isEnded"
  from roster_enrollments e
    join roster_classes c on c.district_id = e.district_id and c.sourced_id = e.class_id
    left join roster_people p on p.user_id = e.user_id
  where e.district_id = $1 and not e.is_applied and e.role = 'student' and c.classroom_id is not null
    and (e.class_id, e.sourced_id) > ($2, $3)
  order by e.class_id, e.sourced_id limit $4`,
  ToApply,
)
const settle = statement(
  'rosters.settle-enrollments',
  `with gone as (
    delete from roster_enrollments where district_id = $1 and sourced_id = any ($2::text[]) and is_ended
  )
  update roster_enrollments set is_applied = true
  where district_id = $1 and sourced_id = any ($2::text[]) and not is_ended`,
)

/** Stores the next staged enrollments after this line, and returns the last line; undefined after the last. */
export const mergeEnrollments = async (
  db: Queryable,
  { syncId, districtId, isDelta, max }: ClassBatch,
  afterLine: number,
) => (await db.query(merge, [syncId, districtId, isDelta, afterLine, max]))[0]?.line

export const retireEnrollments = (db: Queryable, { syncId, districtId, isDelta }: ClassBatch) =>
  db.query(retire, [syncId, districtId, isDelta])

/** Ends places that a bulk file does not list, at most `max` at once. Returns how many. */
export const endMissingEnrollments = async (db: Queryable, { syncId, districtId, max }: ClassBatch) =>
  (await db.query(endMissing, [syncId, districtId, max])).length

export const selectEnrollmentsToApply = (
  db: Queryable,
  { districtId, max }: ClassBatch,
  after: { classId: string; sourcedId: string },
) => db.query(toApply, [districtId, after.classId, after.sourcedId, max])

export const settleEnrollments = (tx: Queryable, { districtId }: ClassBatch, sourcedIds: readonly string[]) =>
  tx.query(settle, [districtId, sourcedIds])
