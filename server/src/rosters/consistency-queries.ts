import { classSize } from '@skills-center/contract/classrooms'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

const Found = z.object({ line: z.number(), value: z.string() })
export type Found = Readonly<z.infer<typeof Found>>

const endOver = statement(
  'rosters.end-classes-of-past-terms',
  `with terms as (
    select sourced_id, ends_on from roster_staged_terms where sync_id = $1 and not is_ended
    union all
    select t.sourced_id, t.ends_on from roster_terms t where t.district_id = $2 and not exists (
      select 1 from roster_staged_terms s where s.sync_id = $1 and s.sourced_id = t.sourced_id)
  )
  update roster_staged_classes c set is_ended = true
  where c.sync_id = $1 and not c.is_ended
    and (select max(t.ends_on) from terms t where t.sourced_id = any (c.term_ids)) < $3::date`,
)
const unknownSchools = statement(
  'rosters.classes-of-unknown-schools',
  `with gone as (
    delete from roster_staged_classes c where c.sync_id = $1 and not c.is_ended
      and not exists (select 1 from roster_staged_schools s where s.sync_id = $1 and s.sourced_id = c.school_id)
      and not exists (select 1 from roster_schools r where r.district_id = $2 and r.sourced_id = c.school_id)
    returning c.sourced_id, c.line, c.school_id
  ), held as (
    insert into roster_staged_problems (sync_id, kind, sourced_id) select $1, 'classes', sourced_id from gone
    on conflict do nothing
  )
  select line, school_id as value from gone order by line`,
  Found,
)
const peopleWithoutSchool = statement(
  'rosters.people-without-school',
  `select p.line, array_to_string(p.school_ids, ', ') as value from roster_staged_people p
  where p.sync_id = $1 and not p.is_ended
    and not exists (select 1 from roster_staged_schools s where s.sync_id = $1 and s.sourced_id = any (p.school_ids))
    and not exists (select 1 from roster_schools r where r.district_id = $2 and r.sourced_id = any (p.school_ids))
  order by p.line`,
  Found,
)
const tooLarge = statement(
  'rosters.classes-too-large',
  `update roster_staged_classes c set subject = 'other'
  where c.sync_id = $1 and c.sourced_id in (
    select e.class_id from roster_staged_enrollments e
    where e.sync_id = $1 and e.role = 'student' and not e.is_ended
    group by e.class_id having count(distinct e.person_id) > ${classSize}
  ) and not c.is_ended and c.subject is distinct from 'other'
  returning c.line, c.name as value`,
  Found,
)
/** Enrollments that end are kept, because they may be stored. */
const unknownClasses = statement(
  'rosters.enrollments-of-unknown-classes',
  `with gone as (
    delete from roster_staged_enrollments e where e.sync_id = $1 and not e.is_ended
      and not exists (select 1 from roster_staged_classes c where c.sync_id = $1 and c.sourced_id = e.class_id)
      and not exists (select 1 from roster_classes r where r.district_id = $2 and r.sourced_id = e.class_id)
    returning e.sourced_id, e.line, e.class_id
  ), held as (
    insert into roster_staged_problems (sync_id, kind, sourced_id) select $1, 'enrollments', sourced_id from gone
    on conflict do nothing
  )
  select line, class_id as value from gone order by line`,
  Found,
)
const unknownPeople = statement(
  'rosters.enrollments-of-unknown-people',
  `with gone as (
    delete from roster_staged_enrollments e where e.sync_id = $1 and not e.is_ended
      and not exists (select 1 from roster_staged_people p where p.sync_id = $1 and p.sourced_id = e.person_id)
      and not exists (select 1 from roster_people r where r.district_id = $2 and r.sourced_id = e.person_id)
    returning e.sourced_id, e.line, e.person_id
  ), held as (
    insert into roster_staged_problems (sync_id, kind, sourced_id) select $1, 'enrollments', sourced_id from gone
    on conflict do nothing
  )
  select line, person_id as value from gone order by line`,
  Found,
)
/**
 * Nobody is put into a class that ended, and a class that ended keeps its list. Classes of other subjects and people who
 * leave have no places here.
 */
const ofNothing = statement(
  'rosters.enrollments-of-nothing',
  `delete from roster_staged_enrollments e where e.sync_id = $1 and (
    coalesce(
      (select s.is_ended or coalesce(s.subject, r.subject, 'both') = 'other' from roster_staged_classes s
        left join roster_classes r on r.district_id = $2 and r.sourced_id = s.sourced_id
        where s.sync_id = $1 and s.sourced_id = e.class_id),
      (select r.subject = 'other' or r.is_ended from roster_classes r
        where r.district_id = $2 and r.sourced_id = e.class_id), true)
    or exists (select 1 from roster_staged_people p
      where p.sync_id = $1 and p.sourced_id = e.person_id and p.is_ended))`,
)

/** Ends the staged classes whose terms are all over. */
export const endPastClasses = (db: Queryable, syncId: string, districtId: DistrictId, today: string) =>
  db.query(endOver, [syncId, districtId, today])

/** Leaves out classes whose school nobody knows. */
export const removeClassesWithoutSchool = (db: Queryable, syncId: string, districtId: DistrictId) =>
  db.query(unknownSchools, [syncId, districtId])

export const selectPeopleWithoutSchool = (db: Queryable, syncId: string, districtId: DistrictId) =>
  db.query(peopleWithoutSchool, [syncId, districtId])

/** Leaves out classes with more students than a class can have. */
export const removeLargeClasses = (db: Queryable, syncId: string) => db.query(tooLarge, [syncId])

export const removeEnrollmentsWithoutClass = (db: Queryable, syncId: string, districtId: DistrictId) =>
  db.query(unknownClasses, [syncId, districtId])

export const removeEnrollmentsWithoutPerson = (db: Queryable, syncId: string, districtId: DistrictId) =>
  db.query(unknownPeople, [syncId, districtId])

export const removeEnrollmentsOfNothing = (db: Queryable, syncId: string, districtId: DistrictId) =>
  db.query(ofNothing, [syncId, districtId])
