import { SchoolId } from '@skills-center/contract/schools'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

const School = z.object({ sourcedId: z.string(), name: z.string(), schoolId: SchoolId.nullable() })
const schools = statement(
  'rosters.schools-to-apply',
  `select s.sourced_id as "sourcedId", s.name, r.school_id as "schoolId" from roster_staged_schools s
    left join roster_schools r on r.district_id = $2 and r.sourced_id = s.sourced_id
  where s.sync_id = $1 and not s.is_ended and (r.sourced_id is null or r.name <> s.name) order by s.line`,
  School,
)
const upsertSchool = statement(
  'rosters.upsert-school',
  `insert into roster_schools (district_id, sourced_id, school_id, name) values ($1, $2, $3, $4)
  on conflict (district_id, sourced_id) do update set name = excluded.name`,
)
const Year = z.object({ title: z.string(), startsOn: z.string(), endsOn: z.string() })
const upsertTerms = statement(
  'rosters.upsert-terms',
  `insert into roster_terms (district_id, sourced_id, title, type, starts_on, ends_on)
  select $2, sourced_id, title, type, starts_on, ends_on from roster_staged_terms where sync_id = $1 and not is_ended
  on conflict (district_id, sourced_id) do update set title = excluded.title, type = excluded.type,
    starts_on = excluded.starts_on, ends_on = excluded.ends_on
  returning case when lower(type) = 'schoolyear' then title end as title, starts_on::text as "startsOn",
    ends_on::text as "endsOn"`,
  Year.extend({ title: z.string().nullable() }),
)

export const selectSchoolsToApply = (db: Queryable, syncId: string, districtId: DistrictId) =>
  db.query(schools, [syncId, districtId])

export const upsertRosterSchool = (
  tx: Queryable,
  districtId: DistrictId,
  { sourcedId, schoolId, name }: { sourcedId: string; schoolId: SchoolId; name: string },
) => tx.query(upsertSchool, [districtId, sourcedId, schoolId, name])

/** Stores the terms, and returns those that are school years. */
export async function upsertRosterTerms(tx: Queryable, syncId: string, districtId: DistrictId) {
  const rows = await tx.query(upsertTerms, [syncId, districtId])
  return rows.flatMap(({ title, ...days }) => (title === null ? [] : [{ title, ...days }]))
}
