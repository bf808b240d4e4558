import { UserId } from '@skills-center/contract/ids'
import { SchoolId } from '@skills-center/contract/schools'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

const ToApply = z.object({
  sourcedId: z.string(),
  line: z.number(),
  role: z.enum(['student', 'teacher']),
  firstName: z.string(),
  lastName: z.string(),
  gradeLevel: z.number(),
  identifier: z.string().nullable(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  signInKeys: z.array(z.string()),
  schoolIds: z.array(SchoolId),
  modifiedAt: z.date().nullable(),
  digest: z.string(),
  /** Of someone who is in the roster already, or left it. */
  userId: UserId.nullable(),
  storedRole: z.enum(['student', 'teacher']).nullable(),
  hasLeft: z.boolean(),
})
export type PersonToApply = Readonly<z.infer<typeof ToApply>>

const toApply = statement(
  'rosters.people-to-apply',
  `select s.sourced_id as "sourcedId", s.line, s.role, s.first_name as "firstName", s.last_name as "lastName",
    s.grade_level as "gradeLevel", s.identifier, s.username, s.email, s.sign_in_keys as "signInKeys",
    array(select c.school_id from roster_schools c where c.district_id = $2 and c.sourced_id = any (s.school_ids))
      as "schoolIds",
    s.modified_at as "modifiedAt", s.digest, r.user_id as "userId", r.role as "storedRole",
    r.left_at is not null as "hasLeft"
  from roster_staged_people s
    left join roster_people r on r.district_id = $2 and r.sourced_id = s.sourced_id
  where s.sync_id = $1 and s.line > $4 and not s.is_ended
    and (r.user_id is null or r.left_at is not null or r.digest <> s.digest)
    and not coalesce($3::boolean and r.modified_at > s.modified_at, false)
  order by s.line limit $5`,
  ToApply,
)
const upsert = statement(
  'rosters.upsert-people',
  `insert into roster_people (district_id, sourced_id, user_id, role, identifier, sign_in_keys, school_ids, digest,
    modified_at)
  select $1, "sourcedId", "userId", role, identifier, "signInKeys", "schoolIds", digest, "modifiedAt"
  from jsonb_to_recordset($2::jsonb) as new ("sourcedId" text, "userId" uuid, role text, identifier text,
    "signInKeys" text[], "schoolIds" uuid[], digest text, "modifiedAt" timestamptz)
  on conflict (district_id, sourced_id) do update set identifier = excluded.identifier,
    sign_in_keys = excluded.sign_in_keys, school_ids = excluded.school_ids, digest = excluded.digest,
    modified_at = excluded.modified_at, left_at = null`,
)
const Leaving = z.object({ sourcedId: z.string(), userId: UserId, role: z.enum(['student', 'teacher']) })
const leaving = statement(
  'rosters.people-leaving',
  `select r.sourced_id as "sourcedId", r.user_id as "userId", r.role from roster_people r
  where r.district_id = $2 and r.left_at is null and r.sourced_id > $5 and (
    exists (select 1 from roster_staged_people s where s.sync_id = $1 and s.sourced_id = r.sourced_id and s.is_ended
      and not coalesce($3::boolean and r.modified_at > s.modified_at, false))
    or ($4 and not exists (
        select 1 from roster_staged_people s where s.sync_id = $1 and s.sourced_id = r.sourced_id)
      and not exists (select 1 from roster_staged_problems h
        where h.sync_id = $1 and h.kind = 'users' and h.sourced_id = r.sourced_id)))
  order by r.sourced_id limit $6`,
  Leaving,
)
const setLeft = statement(
  'rosters.set-left',
  'update roster_people set left_at = $3 where district_id = $1 and user_id = any ($2::uuid[])',
)
const endPlaces = statement(
  'rosters.end-enrollments-of',
  `update roster_enrollments set is_ended = true, is_applied = false
  where district_id = $1 and user_id = any ($2::uuid[]) and not is_ended`,
)
/**
 * Accounts that the school had before its first roster: a teacher whose confirmed school address is the roster's, and a
 * student account that a class of the district made, with the roster's number and name.
 */
const Match = z.object({ sourcedId: z.string(), userId: UserId })
const matches = statement(
  'rosters.matching-accounts',
  `with new as (
    select * from jsonb_to_recordset($2::jsonb) as new ("sourcedId" text, role text, email text, identifier text,
      "firstName" text, "lastName" text)
  ), found as (
    select new."sourcedId", m.teacher_id as "userId" from new
      join school_members m on lower(m.verified_email) = new.email
      join schools s on s.id = m.school_id and s.district_id = $1
    where new.role = 'teacher'
    union
    select new."sourcedId", a.student_id from new
      join enrolments e on e.student_number = new.identifier
      join class_accounts a on a.student_id = e.student_id
      join users u on u.id = a.student_id and lower(u.first_name) = lower(new."firstName")
        and lower(u.last_name) = lower(new."lastName")
      join classrooms c on c.id = e.classroom_id
      join school_members m on m.teacher_id = c.teacher_id
      join schools s on s.id = m.school_id and s.district_id = $1
    where new.role = 'student'
  )
  select min("sourcedId") as "sourcedId", "userId" from found
  where not exists (select 1 from roster_people p where p.user_id = found."userId")
    and "sourcedId" in (select "sourcedId" from found group by "sourcedId" having count(*) = 1)
  group by "userId" having count(*) = 1`,
  Match,
)

export interface PeopleBatch {
  readonly syncId: string
  readonly districtId: DistrictId
  readonly isDelta: boolean
  readonly max: number
}

/** The next staged people, after this line, who are new, came back, or changed. */
export const selectPeopleToApply = (
  db: Queryable,
  { syncId, districtId, isDelta, max }: PeopleBatch,
  afterLine: number,
) => db.query(toApply, [syncId, districtId, isDelta, afterLine, max])

export const upsertRosterPeople = (
  tx: Queryable,
  districtId: DistrictId,
  people: readonly (PersonToApply & { userId: UserId })[],
) => tx.query(upsert, [districtId, JSON.stringify(people)])

/** The next people who are in the roster and leave it by this sync. */
export const selectLeaving = (
  db: Queryable,
  { syncId, districtId, isDelta, max, isBulk }: PeopleBatch & { isBulk: boolean },
  after: string,
) => db.query(leaving, [syncId, districtId, isDelta, isBulk, after, max])

/** Notes that people left, and ends their places in classes. */
export async function markLeft(tx: Queryable, districtId: DistrictId, ids: readonly UserId[], at: Date) {
  await tx.query(setLeft, [districtId, ids, at])
  await tx.query(endPlaces, [districtId, ids])
}

export const selectMatchingAccounts = (
  db: Queryable,
  districtId: DistrictId,
  people: readonly PersonToApply[],
) => db.query(matches, [districtId, JSON.stringify(people)])
