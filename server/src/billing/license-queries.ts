import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

export const SeatRow = z.object({
  id: UserId,
  /** Null once the student has left all of the teacher's classes. */
  name: z.string().nullable(),
  classNames: z.array(z.string()),
  hasSeat: z.boolean(),
})
export type SeatRow = Readonly<z.infer<typeof SeatRow>>

/** Students in the teacher's active classes, and students with one of the teacher's seats who are in none of them. */
const select = statement(
  'billing.select-seat-students',
  `with taught as (
     select e.student_id, array_agg(c.name order by c.name) as names
     from classroom_teachers t join classrooms c on c.id = t.classroom_id and c.is_active and not c.is_sample
       join enrolments e on e.classroom_id = c.id
     where t.teacher_id = $1 and t.accepted_at is not null group by e.student_id
   ), seated as (select student_id from license_seats where teacher_id = $1)
   select coalesce(taught.student_id, seated.student_id) as id,
     case when taught.student_id is null then null else trim(u.first_name || ' ' || u.last_name) end as name,
     coalesce(taught.names, '{}') as "classNames", seated.student_id is not null as "hasSeat"
   from taught full join seated on seated.student_id = taught.student_id
     left join users u on u.id = taught.student_id
   order by u.last_name nulls last, u.first_name, id`,
  SeatRow,
)

export const selectSeatStudents = (db: Queryable, teacherId: UserId): Promise<SeatRow[]> =>
  db.query(select, [teacherId])

const seated = statement(
  'billing.select-seated',
  'select student_id as id from license_seats where teacher_id = $1',
  z.object({
    id: UserId,
  }),
)

/** The students with a seat of this teacher. */
export const selectSeated = async (db: Queryable, teacherId: UserId): Promise<UserId[]> =>
  (await db.query(seated, [teacherId])).map(({ id }) => id)

const insert = statement(
  'billing.insert-seats',
  `insert into license_seats (student_id, teacher_id, assigned_at)
   select id, $1, $2 from unnest($3::uuid[]) as given (id) on conflict do nothing`,
)

export async function insertSeats(
  tx: Queryable,
  teacherId: UserId,
  studentIds: readonly UserId[],
  at: Date,
): Promise<void> {
  await tx.query(insert, [teacherId, at, studentIds])
}

const remove = statement(
  'billing.delete-seats',
  'delete from license_seats where teacher_id = $1 and student_id = any ($2::uuid[])',
)

export async function deleteSeats(
  tx: Queryable,
  teacherId: UserId,
  studentIds: readonly UserId[],
): Promise<void> {
  await tx.query(remove, [teacherId, studentIds])
}

const lock = statement('billing.lock-license', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')

/** Serializes changes to a teacher's seats until the transaction ends, so that the count stays correct. */
export async function lockSeats(tx: Queryable, teacherId: UserId): Promise<void> {
  await tx.query(lock, [`license ${teacherId}`])
}
