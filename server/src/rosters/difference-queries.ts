import type { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { requireOne, statement } from '../platform/statement.ts'

const Change = z.object({
  kind: z.enum(['schools', 'terms', 'teachers', 'students', 'classes', 'enrollments']),
  change: z.enum(['added', 'changed', 'ended', 'returned']),
  count: z.number(),
  first: z.array(z.string()),
})
export type ChangeRow = Readonly<z.infer<typeof Change>>

/** How many names the screen shows of each change. */
const shown = 8
const grouped = `select kind, change, count(*)::int as count, (array_agg(name order by line, name))[1:${shown}] as first
  from compared where change is not null group by kind, change`

/** A delta may arrive late: a row older than what is stored changes nothing. */
const isStale = (staged: string, stored: string) =>
  `coalesce($3::boolean and ${stored}.modified_at > ${staged}.modified_at, false)`

const places = statement(
  'rosters.difference-of-places',
  `with compared as (
    select 'schools' as kind, s.line, s.name,
      case when r.sourced_id is null then 'added' when r.name <> s.name then 'changed' end as change
    from roster_staged_schools s
      left join roster_schools r on r.district_id = $2 and r.sourced_id = s.sourced_id
    where s.sync_id = $1 and not s.is_ended
    union all
    select 'terms', s.line, s.title,
      case when r.sourced_id is null then 'added'
        when (r.title, r.type, r.starts_on, r.ends_on) <> (s.title, s.type, s.starts_on, s.ends_on) then 'changed' end
    from roster_staged_terms s
      left join roster_terms r on r.district_id = $2 and r.sourced_id = s.sourced_id
    where s.sync_id = $1 and not s.is_ended
  ) ${grouped}`,
  Change,
)
const people = statement(
  'rosters.difference-of-people',
  `with compared as (
    select case coalesce(case when s.is_ended then r.role end, s.role) when 'teacher' then 'teachers' else 'students' end
        as kind,
      s.line, trim(case when s.is_ended then u.first_name || ' ' || u.last_name
        else s.first_name || ' ' || s.last_name end) as name,
      case when s.is_ended then case when r.left_at is null and r.user_id is not null then 'ended' end
        when r.user_id is null then 'added' when r.left_at is not null then 'returned'
        when r.digest <> s.digest then 'changed' end as change
    from roster_staged_people s
      left join roster_people r on r.district_id = $2 and r.sourced_id = s.sourced_id
      left join users u on u.id = r.user_id
    where s.sync_id = $1 and not ${isStale('s', 'r')}
    union all
    select case r.role when 'teacher' then 'teachers' else 'students' end, 0,
      trim(u.first_name || ' ' || u.last_name), 'ended'
    from roster_people r join users u on u.id = r.user_id
    where $4 and r.district_id = $2 and r.left_at is null
      and not exists (select 1 from roster_staged_people s where s.sync_id = $1 and s.sourced_id = r.sourced_id)
      and not exists (select 1 from roster_staged_problems h
        where h.sync_id = $1 and h.kind = 'users' and h.sourced_id = r.sourced_id)
  ) ${grouped}`,
  Change,
)
const classes = statement(
  'rosters.difference-of-classes',
  `with compared as (
    select 'classes' as kind, s.line, s.name,
      case when s.is_ended or coalesce(s.subject, r.subject, 'both') = 'other'
          then case when not r.is_ended and r.subject <> 'other' then 'ended' end
        when r.sourced_id is null or (r.subject = 'other' and not r.is_ended) then 'added'
        when r.is_ended then 'returned'
        when (r.name, r.period, r.grade_level, r.subject)
          <> (s.name, s.period, s.grade_level, coalesce(s.subject, r.subject)) then 'changed' end as change
    from roster_staged_classes s
      left join roster_classes r on r.district_id = $2 and r.sourced_id = s.sourced_id
    where s.sync_id = $1 and not ${isStale('s', 'r')}
    union all
    select 'classes', 0, r.name, 'ended' from roster_classes r
    where $4 and r.district_id = $2 and not r.is_ended and r.subject <> 'other'
      and not exists (select 1 from roster_staged_classes s where s.sync_id = $1 and s.sourced_id = r.sourced_id)
      and not exists (select 1 from roster_staged_problems h
        where h.sync_id = $1 and h.kind = 'classes' and h.sourced_id = r.sourced_id)
  ) ${grouped}`,
  Change,
)
/** Places in classes have no names to show. */
const enrollments = statement(
  'rosters.difference-of-enrollments',
  `with compared as (
    select case when s.is_ended then case when not r.is_ended then 'ended' end
        when r.sourced_id is null or r.is_ended then 'added'
        when (r.class_id, r.role, r.is_primary) <> (s.class_id, s.role, s.is_primary) then 'changed' end as change
    from roster_staged_enrollments s
      left join roster_enrollments r on r.district_id = $2 and r.sourced_id = s.sourced_id
    where s.sync_id = $1 and not ${isStale('s', 'r')}
    union all
    select 'ended' from roster_enrollments r
      join roster_classes c on c.district_id = r.district_id and c.sourced_id = r.class_id and not c.is_ended
    where $4 and r.district_id = $2 and not r.is_ended
      and not exists (select 1 from roster_staged_enrollments s where s.sync_id = $1 and s.sourced_id = r.sourced_id)
      and not exists (select 1 from roster_staged_problems h
        where h.sync_id = $1 and h.kind = 'enrollments' and h.sourced_id = r.sourced_id)
      and not exists (select 1 from roster_staged_classes s
        where s.sync_id = $1 and s.sourced_id = r.class_id and s.is_ended)
      and (not $5 or exists (select 1 from roster_staged_classes s
        where s.sync_id = $1 and s.sourced_id = r.class_id))
  )
  select 'enrollments' as kind, change, count(*)::int as count, '{}'::text[] as first
  from compared where change is not null group by change`,
  Change,
)
const Totals = z.object({ students: z.number(), teachers: z.number(), enrollments: z.number() })
const totals = statement(
  'rosters.totals',
  `select count(*) filter (where role = 'student')::int as students,
    count(*) filter (where role = 'teacher')::int as teachers,
    (select count(*)::int from roster_enrollments e where e.district_id = $1 and not e.is_ended) as enrollments
  from roster_people where district_id = $1 and left_at is null`,
  Totals,
)

export interface Comparison {
  readonly syncId: string
  readonly districtId: DistrictId
  readonly isDelta: boolean
  readonly isBulk: { readonly users: boolean; readonly classes: boolean; readonly enrollments: boolean }
}

/** Compares the staged rows with the roster as it is stored. */
export async function selectChanges(
  db: Queryable,
  { syncId, districtId, isDelta, isBulk }: Comparison,
): Promise<ChangeRow[]> {
  const of = [syncId, districtId]
  return [
    ...(await db.query(places, of)),
    ...(await db.query(people, [...of, isDelta, isBulk.users])),
    ...(await db.query(classes, [...of, isDelta, isBulk.classes])),
    ...(await db.query(enrollments, [...of, isDelta, isBulk.enrollments, isBulk.classes])),
  ]
}

/** How many the roster has now. */
export const countRoster = (db: Queryable, districtId: DistrictId) => requireOne(db, totals, [districtId])
