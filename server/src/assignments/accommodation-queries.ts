import type { Accommodations } from '@skills-center/contract/assignments/accommodations'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { requireOne, selectOne, statement } from '../platform/statement.ts'

const AccommodationRow = z.object({
  student_id: UserId,
  name: z.string(),
  username: z.string(),
  student_number: z.string().nullable(),
  more_days: z.number(),
  has_fewer_choices: z.boolean(),
  is_read_aloud: z.boolean(),
  /** 1 for a student without a row. */
  revision: z.number(),
})
export type AccommodationRow = z.infer<typeof AccommodationRow>

const ofClass = statement(
  'assignments.accommodations-of-class',
  `select e.student_id, trim(u.first_name || ' ' || u.last_name) as name, u.username,
     e.student_number,
     coalesce(m.more_days, 0) as more_days, coalesce(m.has_fewer_choices, false) as has_fewer_choices, coalesce(m.is_read_aloud, false) as is_read_aloud,
     coalesce(m.revision, 1) as revision
   from enrolments e join users u on u.id = e.student_id
   left join accommodations m on m.student_id = e.student_id and m.classroom_id = e.classroom_id
   where e.classroom_id = $1 order by u.last_name, u.first_name, u.id`,
  AccommodationRow,
)
const isEnrolled = statement(
  'assignments.is-enrolled',
  'select exists (select 1 from enrolments where student_id = $1 and classroom_id = $2) as enrolled',
  z.object({
    enrolled: z.boolean(),
  }),
)
const upsert = statement(
  'assignments.set-accommodations',
  `insert into accommodations as m (student_id, classroom_id, more_days, has_fewer_choices, is_read_aloud, revision)
   select $1::uuid, $2::uuid, $3::smallint, $4::boolean, $5::boolean, 2
   where coalesce($6::int, 1) = 1 or exists (select from accommodations where student_id = $1 and classroom_id = $2)
   on conflict (student_id, classroom_id) do update set more_days = excluded.more_days,
     has_fewer_choices = excluded.has_fewer_choices, is_read_aloud = excluded.is_read_aloud,
     revision = m.revision + 1
   where $6::int is null or m.revision = $6
   returning revision`,
  z.object({ revision: z.number() }),
)

/** For every student of the class, by last name. */
export const selectAccommodations = (db: Queryable, id: ClassroomId) => db.query(ofClass, [id])

export const selectIsEnrolled = async (db: Queryable, studentId: UserId, id: ClassroomId): Promise<boolean> =>
  (await requireOne(db, isEnrolled, [studentId, id])).enrolled

/** Returns the new revision; undefined, with nothing written, if the revision was not `ifMatch`. */
export const upsertAccommodations = async (
  db: Queryable,
  id: ClassroomId,
  studentId: UserId,
  { moreDays, hasFewerChoices, isReadAloud }: Accommodations,
  ifMatch: number | null,
): Promise<number | undefined> =>
  (await selectOne(db, upsert, [studentId, id, moreDays, hasFewerChoices, isReadAloud, ifMatch]))?.revision
