import { Role, UserId } from '@skills-center/contract/ids'
import { School, SchoolId } from '@skills-center/contract/schools'
import { AdministratorRole, DistrictId, peoplePage } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'

/** What an administrator is responsible for. Every statement about an organization takes its two ids first. */
export const Scope = z.object({
  districtId: DistrictId,
  districtName: z.string(),
  /** Null: every school of the district. */
  schoolId: SchoolId.nullable(),
})
export type Scope = Readonly<z.infer<typeof Scope>>

export interface Administrator extends Scope {
  readonly userId: UserId
}

/**
 * The schools of a scope ($1, $2), their verified teachers, the students in those teachers' classes, and the people whom
 * a roster lists at the schools. Everything about people starts from here, so nobody outside the scope can appear.
 */
const inScope = `scope as (
    select id from schools where district_id = $1::uuid and ($2::uuid is null or id = $2)
  ), staff as (
    select m.teacher_id as id, m.school_id from school_members m join scope on scope.id = m.school_id
  ), classes as (
    select distinct c.id, staff.school_id from staff join classrooms c on c.teacher_id = staff.id
    where c.is_active and not c.is_sample
  ), listed as (
    select r.user_id as id, scope.id as school_id, r.role = 'student' and r.left_at is null as is_student
    from roster_people r cross join unnest(r.school_ids) as school_id join scope on scope.id = school_id
    where r.district_id = $1
  ), pupils as (
    select e.student_id as id, classes.school_id from classes join enrolments e on e.classroom_id = classes.id
    union select id, school_id from listed where is_student
  ), appointed as (
    select user_id as id, school_id from administrators
    where district_id = $1 and ($2::uuid is null or school_id = $2)
  ), members as (
    select id, school_id from staff union select id, school_id from pupils union select id, school_id from listed
    union select id, school_id from appointed
  )`

const scopeOf = statement(
  'organization.scope',
  `select a.district_id as "districtId", d.name as "districtName", a.school_id as "schoolId"
  from administrators a join districts d on d.id = a.district_id where a.user_id = $1`,
  Scope,
)

export const selectScope = (db: Queryable, userId: UserId) => selectOne(db, scopeOf, [userId])

const TotalsRow = z.object({
  /** Null in the row about the whole scope. */
  schoolId: SchoolId.nullable(),
  teachers: z.number(),
  classes: z.number(),
  students: z.number(),
  activeStudents: z.number(),
  seats: z.number(),
})
/** One row for each school, and one for all of them. Someone at two schools counts once in the latter. */
const totals = statement(
  'organization.totals',
  `with ${inScope}, counted as (
    select school_id, 'teacher' as kind, id, false as is_recent, false as has_seat from staff
    union all select school_id, 'class', id, false, false from classes
    union all select pupils.school_id, 'student', pupils.id, u.last_used_on > $3::date - 7,
      exists (select 1 from license_seats seat where seat.student_id = pupils.id)
      from pupils join users u on u.id = pupils.id
  )
  select school_id as "schoolId", count(distinct id) filter (where kind = 'teacher')::int as teachers,
    count(distinct id) filter (where kind = 'class')::int as classes,
    count(distinct id) filter (where kind = 'student')::int as students,
    count(distinct id) filter (where kind = 'student' and is_recent)::int as "activeStudents",
    count(distinct id) filter (where kind = 'student' and has_seat)::int as seats
  from counted group by grouping sets ((school_id), ())`,
  TotalsRow,
)

export const selectTotals = (db: Queryable, { districtId, schoolId }: Scope, today: Date) =>
  db.query(totals, [districtId, schoolId, today])

const schools = statement(
  'organization.schools',
  `with ${inScope} select s.id, s.name, s.place from scope join schools s on s.id = scope.id
  order by lower(s.name), lower(s.place)`,
  School,
)

export const selectSchoolsOf = (db: Queryable, { districtId, schoolId }: Scope) =>
  db.query(schools, [districtId, schoolId])

const PupilRow = z.object({ id: UserId, schoolId: SchoolId })
/** Only students who gave an age can lack a consent; accounts that a school made need none. */
const withAge = statement(
  'organization.students-with-age',
  `with ${inScope} select pupils.id, pupils.school_id as "schoolId"
  from pupils join student_privacy p on p.student_id = pupils.id`,
  PupilRow,
)

export const selectStudentsWithAge = (db: Queryable, { districtId, schoolId }: Scope) =>
  db.query(withAge, [districtId, schoolId])

const PersonRow = z.object({
  id: UserId,
  username: z.string(),
  name: z.string(),
  role: Role,
  schoolIds: z.array(SchoolId),
  administrator: AdministratorRole.nullable(),
  isActive: z.boolean(),
  /** Whether the account is a teacher's or was made by a class of the scope, and belongs to nobody outside the scope. */
  isOwn: z.boolean(),
  lastUsedOn: z.string().nullable(),
  hasSeat: z.boolean(),
})
export type PersonRow = Readonly<z.infer<typeof PersonRow>>

const person = `select u.id, u.username, trim(u.first_name || ' ' || u.last_name) as name, u.role,
    array(select distinct m.school_id from members m where m.id = u.id and m.school_id is not null) as "schoolIds",
    (select case when a.school_id is null then 'district' else 'school' end from administrators a
      where a.user_id = u.id) as administrator,
    not exists (select 1 from deactivated_accounts d where d.user_id = u.id) as "isActive",
    case when u.role = 'teacher'
      then not exists (select 1 from school_members o where o.teacher_id = u.id and o.school_id not in (table scope))
        and not exists (select 1 from administrators a where a.user_id = u.id
          and (a.district_id <> $1 or ($2::uuid is not null and a.school_id is distinct from $2)))
      else exists (select 1 from class_accounts c where c.student_id = u.id)
        and not exists (select 1 from enrolments e where e.student_id = u.id
          and e.classroom_id not in (select k.id from staff join classrooms k on k.teacher_id = staff.id)) end as "isOwn",
    u.last_used_on::text as "lastUsedOn",
    exists (select 1 from license_seats seat where seat.student_id = u.id) as "hasSeat"
  from users u`

const people = statement(
  'organization.people',
  `with ${inScope} ${person}
  where u.id in (select m.id from members m where $5::uuid is null or m.school_id = $5)
    and ($4::text is null or u.role = $4) and ($6::uuid[] is null or u.id = any ($6))
    and ($3 = '' or strpos(lower(u.username), lower($3)) > 0
      or strpos(lower(u.first_name || ' ' || u.last_name), lower($3)) > 0)
  order by lower(u.last_name), lower(u.first_name), u.id limit ${peoplePage + 1} offset $7`,
  PersonRow,
)

/** One more than fits on a page, if there are more. */
export const selectPeople = (
  db: Queryable,
  { districtId, schoolId }: Scope,
  asked: {
    search: string
    role: Role | undefined
    schoolId: SchoolId | undefined
    /** Only these people; null for all. */
    ids: readonly UserId[] | null
    page: number
  },
) =>
  db.query(people, [
    districtId,
    schoolId,
    asked.search,
    asked.role ?? null,
    asked.schoolId ?? null,
    asked.ids,
    asked.page * peoplePage,
  ])

const onePerson = statement(
  'organization.person',
  `with ${inScope} ${person} where u.id = $3 and u.id in (select id from members)`,
  PersonRow,
)

/** Undefined if the person is not in the scope. */
export const selectPerson = (db: Queryable, { districtId, schoolId }: Scope, id: UserId) =>
  selectOne(db, onePerson, [districtId, schoolId, id])

const AuditRow = z.object({
  id: z.uuid(),
  at: z.date(),
  action: z.string(),
  actor: z.string().nullable(),
  subject: z.string().nullable(),
  reason: z.string().nullable(),
})
const audit = statement(
  'organization.audit-log',
  `with ${inScope} select e.id, e.at, e.action, a.username as actor, s.username as subject, r.reason
  from audit_events e left join users a on a.id = e.actor_id left join users s on s.id = e.subject_id
    left join record_openings r on r.student_id = e.subject_id and r.id = e.id
  where (e.subject_id in (select id from members) or (e.subject_id is null and e.actor_id in (select id from members)))
  order by e.at desc, e.id desc limit ${peoplePage + 1} offset $3`,
  AuditRow,
)

/** Events about people of the scope, and events of theirs that are about nobody. */
export const selectAuditLog = (db: Queryable, { districtId, schoolId }: Scope, page: number) =>
  db.query(audit, [districtId, schoolId, page * peoplePage])

const ofSchool = statement(
  'organization.is-administrator-of',
  `select exists (select 1 from administrators a join schools s on s.district_id = a.district_id
    where a.user_id = $1 and s.id = $2 and (a.school_id is null or a.school_id = s.id)) as found`,
  z.object({ found: z.boolean() }),
)

export const isAdministratorOf = async (
  db: Queryable,
  userId: UserId,
  schoolId: SchoolId,
): Promise<boolean> => (await selectOne(db, ofSchool, [userId, schoolId]))?.found === true
