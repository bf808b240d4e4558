import { UserId } from '@skills-center/contract/ids'
import { SchoolId } from '@skills-center/contract/schools'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'

const Found = z.object({ id: SchoolId })
const byName = statement(
  'organization.school-by-name',
  'select id from schools where district_id = $1 and lower(name) = lower($2) order by created_at, id limit 1',
  Found,
)
const insertSchool = statement(
  'organization.insert-roster-school',
  `insert into schools (id, name, place, created_at, district_id)
  select $1, $2, place, $4, $5 from (values ('', 1), ($3, 2), ($3 || ' ' || $6, 3)) as places (place, rank)
  where not exists (select 1 from schools s where lower(s.name) = lower($2) and lower(s.place) = lower(places.place))
  order by rank limit 1 returning id`,
  Found,
)
const renameSchool = statement(
  'organization.rename-roster-school',
  `update schools s set name = $2 where s.id = $1 and not exists (
    select 1 from schools o where o.id <> s.id and lower(o.name) = lower($2) and lower(o.place) = lower(s.place))`,
)
const insertYear = statement(
  'organization.upsert-roster-year',
  `insert into school_years (id, district_id, name, starts_on, ends_on)
  select $1, $2, $3, $4, $5 where $4::date < $5::date
  on conflict (district_id, lower(name)) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on`,
)
/**
 * A teacher who was verified at a school in another way stays so. Single sign-on finds the teacher by the address that the
 * roster gives.
 */
const setMemberships = statement(
  'organization.set-roster-members',
  `with new as (
    select "teacherId" as teacher_id, school_id, email from jsonb_to_recordset($1::jsonb) as new ("teacherId" uuid,
      "schoolIds" uuid[], email text) cross join unnest("schoolIds") as school_id
  ), gone as (
    delete from school_members m where m.verified_by = 'roster' and m.teacher_id = any ($2::uuid[])
      and not exists (select 1 from new where new.teacher_id = m.teacher_id and new.school_id = m.school_id)
  )
  insert into school_members (teacher_id, school_id, verified_by, verified_at, verified_email)
  select distinct teacher_id, school_id, 'roster', $3::timestamptz, email from new
  on conflict (teacher_id, school_id) do update set verified_email = excluded.verified_email
    where school_members.verified_by = 'roster'`,
)
/** Administrators, and teachers of schools outside the district, may only lose their classes. */
const deactivateMany = statement(
  'organization.deactivate-leavers',
  `insert into deactivated_accounts (user_id, deactivated_at, by_roster)
  select id, $3, true from unnest($1::uuid[]) as leavers (id)
  where not exists (select 1 from administrators a where a.user_id = id)
    and not exists (select 1 from school_members m join schools s on s.id = m.school_id
      where m.teacher_id = id and s.district_id is distinct from $2)
  on conflict (user_id) do nothing returning user_id as id`,
  z.object({ id: UserId }),
)
/** An account that an administrator deactivated stays so. */
const reactivateMany = statement(
  'organization.reactivate-returned',
  'delete from deactivated_accounts where user_id = any ($1::uuid[]) and by_roster returning user_id as id',
  z.object({ id: UserId }),
)

export const selectSchoolByName = (db: Queryable, districtId: DistrictId, name: string) =>
  selectOne(db, byName, [districtId, name])

/** Names that other schools have get the district’s name as their place. */
export const insertRosterSchool = (
  tx: Queryable,
  row: { id: SchoolId; name: string; districtName: string; at: Date; districtId: DistrictId },
) =>
  selectOne(tx, insertSchool, [row.id, row.name, row.districtName, row.at, row.districtId, row.id.slice(-6)])

export const renameRosterSchool = (tx: Queryable, id: SchoolId, name: string) =>
  tx.query(renameSchool, [id, name])

export const upsertRosterYear = (
  tx: Queryable,
  row: { id: string; districtId: DistrictId; name: string; startsOn: string; endsOn: string },
) => tx.query(insertYear, [row.id, row.districtId, row.name, row.startsOn, row.endsOn])

export const setRosterMembers = (
  tx: Queryable,
  teachers: readonly { teacherId: UserId; schoolIds: readonly SchoolId[]; email: string | null }[],
  at: Date,
) => tx.query(setMemberships, [JSON.stringify(teachers), teachers.map(({ teacherId }) => teacherId), at])

/** Returns who was deactivated. */
export const deactivateLeavers = async (
  tx: Queryable,
  ids: readonly UserId[],
  districtId: DistrictId,
  at: Date,
) => (await tx.query(deactivateMany, [ids, districtId, at])).map(({ id }) => id)

/** Returns who was deactivated by a roster before. */
export const reactivateReturned = async (tx: Queryable, ids: readonly UserId[]) =>
  (await tx.query(reactivateMany, [ids])).map(({ id }) => id)
