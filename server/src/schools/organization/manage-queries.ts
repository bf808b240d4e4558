import type { UserId } from '@skills-center/contract/ids'
import type { SchoolId } from '@skills-center/contract/schools'
import { DistrictId, SchoolYear } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'

const District = z.object({ id: DistrictId, name: z.string() })

const insertDistrictRow = statement(
  'organization.insert-district',
  'insert into districts (id, name, created_at) values ($1, $2, $3)',
)
const districts = statement(
  'organization.districts',
  'select id, name from districts order by lower(name)',
  District,
)
const placeSchool = statement(
  'organization.place-school',
  'update schools set district_id = $2 where id = $1 and district_id is null returning id',
)

export const insertDistrict = (tx: Queryable, id: DistrictId, name: string, at: Date) =>
  tx.query(insertDistrictRow, [id, name, at])

export const selectDistricts = (db: Queryable) => db.query(districts)

/** Returns whether the school exists and had no district. */
export const setDistrict = async (tx: Queryable, schoolId: SchoolId, districtId: DistrictId) =>
  (await tx.query(placeSchool, [schoolId, districtId])).length > 0

const years = statement(
  'organization.years',
  `select id, name, starts_on::text as "startsOn", ends_on::text as "endsOn" from school_years
  where district_id = $1 order by starts_on desc, id`,
  SchoolYear,
)
const insertYear = statement(
  'organization.insert-year',
  'insert into school_years (id, district_id, name, starts_on, ends_on) values ($1, $2, $3, $4, $5)',
)
const deleteYearRow = statement(
  'organization.delete-year',
  'delete from school_years where district_id = $1 and id = $2 returning id',
)

export const selectYears = (db: Queryable, districtId: DistrictId) => db.query(years, [districtId])

export const insertSchoolYear = (tx: Queryable, districtId: DistrictId, year: SchoolYear) =>
  tx.query(insertYear, [year.id, districtId, year.name, year.startsOn, year.endsOn])

/** Returns whether the year existed. */
export const deleteYear = async (tx: Queryable, districtId: DistrictId, yearId: string): Promise<boolean> =>
  (await tx.query(deleteYearRow, [districtId, yearId])).length > 0

const upsertAdministratorRow = statement(
  'organization.upsert-administrator',
  `insert into administrators (user_id, district_id, school_id, appointed_at, appointed_by) values ($1, $2, $3, $4, $5)
  on conflict (user_id) do update set school_id = excluded.school_id, appointed_at = excluded.appointed_at,
    appointed_by = excluded.appointed_by where administrators.district_id = excluded.district_id
  returning user_id as id`,
)
const deleteAdministratorRow = statement(
  'organization.delete-administrator',
  'delete from administrators where user_id = $1 and district_id = $2 returning user_id as id',
)

/** Returns false for an administrator of another district, who stays as they are. */
export const upsertAdministrator = async (
  tx: Queryable,
  row: { userId: UserId; districtId: DistrictId; schoolId: SchoolId | null; at: Date; by: UserId | null },
) =>
  (await tx.query(upsertAdministratorRow, [row.userId, row.districtId, row.schoolId, row.at, row.by]))
    .length > 0

/** Returns whether the appointment existed. */
export const deleteAdministrator = async (tx: Queryable, userId: UserId, districtId: DistrictId) =>
  (await tx.query(deleteAdministratorRow, [userId, districtId])).length > 0

const deactivateRow = statement(
  'organization.deactivate',
  `insert into deactivated_accounts (user_id, deactivated_at, deactivated_by) values ($1, $2, $3)
  on conflict (user_id) do nothing`,
)
const reactivateRow = statement(
  'organization.reactivate',
  'delete from deactivated_accounts where user_id = $1',
)

export const deactivate = (tx: Queryable, id: UserId, by: UserId, at: Date) =>
  tx.query(deactivateRow, [id, at, by])

export const reactivate = (tx: Queryable, id: UserId) => tx.query(reactivateRow, [id])

const Record = z.object({ gradeLevel: z.number(), createdAt: z.date(), answers: z.number() })
const record = statement(
  'organization.record',
  `select u.grade_level as "gradeLevel", u.created_at as "createdAt",
    (select count(*)::int from attempts a where a.student_id = u.id) as answers from users u where u.id = $1`,
  Record,
)
const classesOf = statement(
  'organization.record-classes',
  `select c.name, trim(t.first_name || ' ' || t.last_name) as teacher, e.enrolled_at as "enrolledAt"
  from enrolments e join classrooms c on c.id = e.classroom_id join users t on t.id = c.teacher_id
    join school_members m on m.teacher_id = t.id join schools s on s.id = m.school_id
  where e.student_id = $1 and s.district_id = $2 and ($3::uuid is null or s.id = $3) group by 1, 2, 3 order by 3`,
  z.object({ name: z.string(), teacher: z.string(), enrolledAt: z.date() }),
)
const consentsOf = statement(
  'organization.record-consents',
  `select kind, given_at as "givenAt", revoked_at as "revokedAt" from consents where student_id = $1 order by given_at`,
  z.object({ kind: z.enum(['parent', 'school']), givenAt: z.date(), revokedAt: z.date().nullable() }),
)
const insertOpeningRow = statement(
  'organization.insert-record-opening',
  `insert into record_openings (student_id, id, opened_at, opened_by, reason) values ($1, $2, $3, $4, $5)`,
)
const deleteOldOpenings = statement(
  'organization.delete-old-record-openings',
  'delete from record_openings where opened_at < $1',
)

export const selectRecord = (db: Queryable, id: UserId) => selectOne(db, record, [id])

/** Only classes of the scope. */
export const selectClassesOf = (
  db: Queryable,
  id: UserId,
  { districtId, schoolId }: { districtId: DistrictId; schoolId: SchoolId | null },
) => db.query(classesOf, [id, districtId, schoolId])

export const selectConsentsOf = (db: Queryable, id: UserId) => db.query(consentsOf, [id])

export const insertRecordOpening = (
  tx: Queryable,
  row: { studentId: UserId; eventId: string; at: Date; by: UserId; reason: string },
) => tx.query(insertOpeningRow, [row.studentId, row.eventId, row.at, row.by, row.reason])

export const deleteRecordOpenings = (db: Queryable, before: Date) => db.query(deleteOldOpenings, [before])
