import { Role, UserId } from '@skills-center/contract/ids'
import { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'

/** The teachers who are verified at a school of the district ($1). */
const staff = `staff as (
    select distinct m.teacher_id as id from school_members m join schools s on s.id = m.school_id
    where s.district_id = $1
  )`

const FoundRow = z.object({ id: UserId })
/** Each class is looked up in its index of student numbers. */
const byNumber = statement(
  'sso.students-by-number',
  `with ${staff}
  select distinct e.student_id as id
  from staff join classrooms c on c.teacher_id = staff.id and c.is_active and not c.is_sample
    join enrolments e on e.classroom_id = c.id and e.student_number = $2`,
  FoundRow,
)
/** By a key of `platform/roster-sign-in.ts`. Who has left the district is not found. */
const byRosterKey = statement(
  'sso.roster-people-by-key',
  `select user_id as id from roster_people
  where sign_in_keys @> array[$2]::text[] and district_id = $1 and left_at is null`,
  FoundRow,
)
/** The address to which the link that verified the teacher went, never one that somebody only typed. */
const byVerifiedEmail = statement(
  'sso.teachers-by-verified-email',
  `select distinct m.teacher_id as id from school_members m join schools s on s.id = m.school_id
  where s.district_id = $1 and lower(m.verified_email) = $2`,
  FoundRow,
)

const Membership = z.object({
  id: UserId,
  role: Role,
  isDemo: z.boolean(),
  /** A verified teacher or an administrator of the district, or a student on its roster or in a class of one. */
  isMember: z.boolean(),
  /** A student account that a teacher made. Families own the others. */
  isMadeBySchool: z.boolean(),
  /** A teacher who also belongs to another school or district, or a student in a class elsewhere. */
  isElsewhere: z.boolean(),
  /** Like `isElsewhere`, but a student's class with a teacher of no district does not count. */
  isOfOtherDistrict: z.boolean(),
})
export type Membership = Readonly<z.infer<typeof Membership>>

const membership = statement(
  'sso.membership',
  `with ${staff}, rooms as (
    select c.teacher_id from enrolments e join classrooms c on c.id = e.classroom_id
    where e.student_id = $2 and c.is_active and not c.is_sample
  ), other_rooms as (
    select teacher_id from rooms where teacher_id not in (table staff)
  ), other_posts as (
    select 1 from school_members m join schools s on s.id = m.school_id
      where m.teacher_id = $2 and s.district_id is distinct from $1
    union all select 1 from administrators a where a.user_id = $2 and a.district_id <> $1
  )
  select u.id, u.role, u.is_demo as "isDemo",
    case when u.role = 'teacher' then u.id in (table staff)
        or exists (select 1 from administrators a where a.user_id = u.id and a.district_id = $1)
      else exists (select 1 from rooms where teacher_id in (table staff)) or exists (
        select 1 from roster_people p where p.user_id = u.id and p.district_id = $1 and p.left_at is null
      ) end as "isMember",
    exists (select 1 from class_accounts a where a.student_id = u.id) as "isMadeBySchool",
    exists (select 1 from other_posts) or exists (select 1 from other_rooms) as "isElsewhere",
    exists (select 1 from other_posts) or exists (
      select 1 from other_rooms o join school_members m on m.teacher_id = o.teacher_id
        join schools s on s.id = m.school_id
      where s.district_id is not null and s.district_id <> $1
    ) as "isOfOtherDistrict"
  from users u where u.id = $2`,
  Membership,
)

export interface Subject {
  readonly districtId: DistrictId
  readonly issuer: string
  readonly subject: string
}

const IdentityRow = z.object({ userId: UserId, linkedBy: z.enum(['roster', 'owner', 'new']) })
export type IdentityRow = Readonly<z.infer<typeof IdentityRow>>
const bySubject = statement(
  'sso.identity-by-subject',
  `select user_id as "userId", linked_by as "linkedBy" from sso_identities
  where district_id = $1 and issuer = $2 and subject = $3`,
  IdentityRow,
)
const insert = statement(
  'sso.insert-identity',
  `insert into sso_identities (district_id, issuer, subject, user_id, linked_by, linked_at)
  values ($1, $2, $3, $4, $5, $6)`,
)
const deleteOf = statement(
  'sso.delete-identities-of-user',
  'delete from sso_identities where district_id = $1 and user_id = $2 returning linked_by as "linkedBy"',
  IdentityRow.pick({ linkedBy: true }),
)
const LinkRow = z.object({ districtId: DistrictId, name: z.string(), linkedAt: z.date() })
const ofUser = statement(
  'sso.identities-of-user',
  `select i.district_id as "districtId", d.name, min(i.linked_at) as "linkedAt"
  from sso_identities i join districts d on d.id = i.district_id where i.user_id = $1
  group by i.district_id, d.name order by d.name`,
  LinkRow,
)
const OfferRow = z.object({ districtId: DistrictId, name: z.string() })
const offeredTo = statement(
  'sso.offered-to',
  `select c.district_id as "districtId", d.name from sso_connections c join districts d on d.id = c.district_id
  where c.district_id in (
      select s.district_id from school_members m join schools s on s.id = m.school_id where m.teacher_id = $1
      union select a.district_id from administrators a where a.user_id = $1
      union select s.district_id from enrolments e
        join classrooms k on k.id = e.classroom_id and k.is_active and not k.is_sample
        join school_members m on m.teacher_id = k.teacher_id join schools s on s.id = m.school_id
        where e.student_id = $1
    ) and not exists (
      select 1 from sso_identities i where i.user_id = $1 and i.district_id = c.district_id and i.issuer = c.issuer
    ) order by d.name`,
  OfferRow,
)

const useState = statement(
  'sso.use-state',
  `insert into sso_used_states (state_hash, expires_at) values ($1, $2)
  on conflict (state_hash) do nothing returning 1 as one`,
)
const deleteStates = statement('sso.delete-states', 'delete from sso_used_states where expires_at < $1')

export const selectStudentsByNumber = (db: Queryable, districtId: DistrictId, number: string) =>
  db.query(byNumber, [districtId, number])

export const selectRosterPeople = (db: Queryable, districtId: DistrictId, key: string) =>
  db.query(byRosterKey, [districtId, key])

export const selectTeachersByVerifiedEmail = (db: Queryable, districtId: DistrictId, email: string) =>
  db.query(byVerifiedEmail, [districtId, email])

/** What the account has to do with the district. */
export const selectMembership = (db: Queryable, districtId: DistrictId, id: UserId) =>
  selectOne(db, membership, [districtId, id])

export const selectIdentity = (db: Queryable, { districtId, issuer, subject }: Subject) =>
  selectOne(db, bySubject, [districtId, issuer, subject])

export const insertIdentity = (
  tx: Queryable,
  { districtId, issuer, subject }: Subject,
  { userId, linkedBy }: IdentityRow,
  at: Date,
) => tx.query(insert, [districtId, issuer, subject, userId, linkedBy, at])

/** Returns the links that there were. */
export const deleteIdentities = (tx: Queryable, districtId: DistrictId, userId: UserId) =>
  tx.query(deleteOf, [districtId, userId])

export const selectLinksOf = (db: Queryable, userId: UserId) => db.query(ofUser, [userId])
export const selectOffersTo = (db: Queryable, userId: UserId) => db.query(offeredTo, [userId])

/** False if the state has been used before. */
export const spendState = async (db: Queryable, hash: Buffer, expiresAt: Date): Promise<boolean> =>
  (await db.query(useState, [hash, expiresAt])).length > 0

export const deleteUsedStates = (db: Queryable, before: Date) => db.query(deleteStates, [before])
