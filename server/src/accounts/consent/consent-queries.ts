import { consentDays, type ReadText } from '@skills-center/contract/accounts/consent'
import { UserId } from '@skills-center/contract/ids'
import { languages } from '@skills-center/contract/language'
import { z } from 'zod'
import { selectOne, statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/database.ts'
import type { AgeBand } from './age-band.ts'

export const PrivacyRow = z.object({
  ageBand: z.custom<AgeBand>().nullable(),
  dueAt: z.date().nullable(),
  hasParent: z.boolean(),
  hasSchool: z.boolean(),
  parentEmail: z.string().nullable(),
  /** How many times the parent has been emailed. */
  mails: z.number(),
})
export type PrivacyRow = Readonly<z.infer<typeof PrivacyRow>>

/* SQL conditions on a row `p` of student_privacy. This one is true while a parent's consent is in force. */
const hasParent = `exists (select 1 from consents c
  where c.student_id = p.student_id and c.kind = 'parent' and c.revoked_at is null)`
/** True while a school's consent is in force and the student is still enrolled in that class. */
const hasSchool = `exists (select 1 from consents c
  join enrolments e on e.student_id = c.student_id and e.classroom_id = c.classroom_id
  where c.student_id = p.student_id and c.kind = 'school' and c.revoked_at is null)`
const needsNobody = `coalesce(p.age_band in ('13-plus', '18-plus'), false)`
export const isFree = `(${needsNobody} or ${hasParent} or ${hasSchool})`

const select = statement(
  'accounts.select-privacy',
  `select p.age_band as "ageBand", p.due_at as "dueAt", ${hasParent} as "hasParent", ${hasSchool} as "hasSchool",
    l.parent_email as "parentEmail", coalesce(l.mails, 0) as mails
  from student_privacy p left join consent_links l on l.student_id = p.student_id where p.student_id = $1`,
  PrivacyRow,
)
const insert = statement(
  'accounts.insert-privacy',
  'insert into student_privacy (student_id, age_band, waiting_since, due_at) values ($1, $2, $3, $4)',
)
/** The age can be given only once. The deadline counts from when the account was created. */
const updateBand = statement(
  'accounts.update-age-band',
  `update student_privacy set age_band = $2, noticed_at = null, due_at = waiting_since + $3 * interval '1 day'
  where student_id = $1 and age_band is null returning student_id`,
)
/** The school's consent ends when the student leaves the class, and stays ended if they come back. */
const endLeft = statement(
  'accounts.end-left-consents',
  `update consents c set revoked_at = $2::timestamptz
  where ($1::uuid[] is null or c.student_id = any ($1)) and c.kind = 'school' and c.revoked_at is null
    and not exists (select 1 from enrolments e where e.student_id = c.student_id and e.classroom_id = c.classroom_id)`,
)
/** Stops the deletion deadline of accounts that need no consent or have it, and keeps the time already used. */
const stopDeadlines = statement(
  'accounts.settle-free',
  `update student_privacy p set due_at = null, noticed_at = null, waiting_since = null,
    waited = waited + greatest($2::timestamptz - waiting_since, interval '0')
  where ($1::uuid[] is null or p.student_id = any ($1)) and p.waiting_since is not null and ${isFree}`,
)
/** Restarts the deadline, with the remaining time, for accounts whose consent has ended. */
const restartDeadlines = statement(
  'accounts.settle-due',
  `update student_privacy p set waiting_since = $2::timestamptz, noticed_at = null,
    due_at = $2::timestamptz + greatest($3 * interval '1 day' - waited, interval '0')
  where ($1::uuid[] is null or p.student_id = any ($1)) and p.waiting_since is null and not ${isFree}`,
)
const upsertLink = statement(
  'accounts.upsert-consent-link',
  `insert into consent_links as l (student_id, token_hash, parent_email, asked_at) values ($1, $2, $3, $4)
  on conflict (student_id) do update set token_hash = excluded.token_hash, parent_email = excluded.parent_email,
    asked_at = excluded.asked_at, mails = l.mails + 1`,
)

export const LinkRow = z.object({
  studentId: UserId,
  parentEmail: z.string(),
  username: z.string(),
  firstName: z.string(),
  language: z.enum(languages).nullable(),
  consentedAt: z.date().nullable(),
})
export type LinkRow = Readonly<z.infer<typeof LinkRow>>
const selectLink = statement(
  'accounts.select-consent-link',
  `select l.student_id as "studentId", l.parent_email as "parentEmail", u.username, u.first_name as "firstName",
    u.language, (select max(c.given_at) from consents c where c.student_id = l.student_id and c.kind = 'parent'
      and c.revoked_at is null) as "consentedAt"
  from consent_links l join users u on u.id = l.student_id where l.token_hash = $1`,
  LinkRow,
)
const lockStudent = statement(
  'accounts.lock-privacy',
  'select student_id as id from student_privacy where student_id = $1 for update',
)
const insertParent = statement(
  'accounts.insert-parent-consent',
  `insert into consents (student_id, id, kind, how, text_version, text_language, given_at, parent_email)
  values ($1, $2, 'parent', 'email-link', $3, $4, $5, $6)`,
)
const insertSchool = statement(
  'accounts.insert-school-consent',
  `insert into consents (student_id, id, kind, how, text_version, text_language, given_at, teacher_id, classroom_id)
  values ($1, $2, 'school', 'class', $3, $4, $5, $6, $7)`,
)
const revokeParent = statement(
  'accounts.revoke-parent-consent',
  `update consents set revoked_at = $2 where student_id = $1 and kind = 'parent' and revoked_at is null`,
)
const revokeSchool = statement(
  'accounts.revoke-school-consent',
  `update consents set revoked_at = $3 where student_id = $1 and kind = 'school' and classroom_id = $2
    and revoked_at is null returning id`,
  z.object({
    id: z.string(),
  }),
)
const revokeSchoolOf = statement(
  'accounts.revoke-school-consents-of',
  `update consents set revoked_at = $2 where teacher_id = $1 and kind = 'school' and revoked_at is null
  returning student_id as "studentId"`,
  z.object({
    studentId: UserId,
  }),
)
const updateName = statement(
  'accounts.update-name',
  'update users set first_name = $2, last_name = $3 where id = $1',
)

const ClassRow = z.object({
  id: UserId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  canName: z.boolean(),
  dueAt: z.date().nullable(),
  standing: z.enum(['made-by-school', 'not-needed', 'parent', 'school', 'waiting']),
  /** From the most relevant consent record; null if there is none. */
  givenAt: z.date().nullable(),
  version: z.string().nullable(),
  language: z.enum(languages).nullable(),
  takenBackAt: z.date().nullable(),
  teacher: z.string().nullable(),
})
export type ClassRow = Readonly<z.infer<typeof ClassRow>>
const ofClass = statement(
  'accounts.select-class-privacy',
  `select u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", p.due_at as "dueAt",
    (p.student_id is not null and u.first_name = u.username and u.last_name = '' and exists (select 1 from consents c
      where c.student_id = u.id and c.classroom_id = e.classroom_id and c.kind = 'school' and c.revoked_at is null))
      as "canName",
    case when p.student_id is null then 'made-by-school' when ${needsNobody} then 'not-needed'
      when ${hasParent} then 'parent' when ${hasSchool} then 'school' else 'waiting' end as standing,
    word.given_at as "givenAt", word.text_version as version, word.text_language as language,
    word.revoked_at as "takenBackAt", word.teacher
  from enrolments e join users u on u.id = e.student_id left join student_privacy p on p.student_id = u.id
    left join lateral (
      select c.given_at, c.text_version, c.text_language, c.revoked_at,
        (select trim(t.first_name || ' ' || t.last_name) from users t
          where t.id = c.teacher_id and c.classroom_id = e.classroom_id) as teacher
      from consents c where c.student_id = u.id
      order by c.revoked_at nulls first, c.kind, c.given_at desc limit 1
    ) word on true
  where e.classroom_id = $1 order by u.last_name, u.first_name, u.id`,
  ClassRow,
)

const waiting = statement(
  'accounts.select-waiting-for-consent',
  `select p.student_id as "studentId" from student_privacy p
  where p.student_id = any ($1::uuid[]) and not ${isFree}`,
  z.object({
    studentId: UserId,
  }),
)

const ageless = statement(
  'accounts.select-without-age',
  `select student_id as "studentId" from student_privacy where student_id = any ($1::uuid[]) and age_band is null`,
  z.object({ studentId: UserId }),
)

/** The given students who have not given their age yet. */
export const selectWithoutAge = async (db: Queryable, ids: readonly UserId[]): Promise<ReadonlySet<UserId>> =>
  new Set((await db.query(ageless, [ids])).map(({ studentId }) => studentId))

/** The given students who need consent and have none. */
export const selectWaiting = async (db: Queryable, ids: readonly UserId[]): Promise<ReadonlySet<UserId>> =>
  new Set((await db.query(waiting, [ids])).map(({ studentId }) => studentId))

export const setName = (tx: Queryable, id: UserId, name: { firstName: string; lastName: string }) =>
  tx.query(updateName, [id, name.firstName, name.lastName])

export const selectPrivacy = (db: Queryable, id: UserId) => selectOne(db, select, [id])

export const insertPrivacy = (
  tx: Queryable,
  { id, band, at, dueAt }: { id: UserId; band: AgeBand | null; at: Date; dueAt: Date | null },
) => tx.query(insert, [id, band, dueAt === null ? null : at, dueAt])

/** Undefined if the age has already been given. */
export const setAgeBand = (tx: Queryable, id: UserId, band: AgeBand) =>
  selectOne(tx, updateBand, [id, band, consentDays])

/** Brings deletion deadlines in line with the consents, for these students; null means all students. */
export async function settle(db: Queryable, ids: readonly UserId[] | null, at: Date): Promise<void> {
  await db.query(endLeft, [ids, at])
  await db.query(stopDeadlines, [ids, at])
  await db.query(restartDeadlines, [ids, at, consentDays])
}

export const upsertConsentLink = (
  tx: Queryable,
  link: { studentId: UserId; hash: Buffer; email: string; at: Date },
) => tx.query(upsertLink, [link.studentId, link.hash, link.email, link.at])

export const selectConsentLink = (db: Queryable, hash: Buffer) => selectOne(db, selectLink, [hash])

/** Makes concurrent consents wait for each other. */
export const lockPrivacy = (tx: Queryable, id: UserId) => tx.query(lockStudent, [id])

export const insertParentConsent = (
  tx: Queryable,
  { read, ...consent }: { studentId: UserId; id: string; read: ReadText; at: Date; email: string },
) =>
  tx.query(insertParent, [
    consent.studentId,
    consent.id,
    read.version,
    read.language,
    consent.at,
    consent.email,
  ])

export const insertSchoolConsent = (
  tx: Queryable,
  {
    read,
    ...consent
  }: {
    studentId: UserId
    id: string
    read: ReadText
    at: Date
    teacherId: UserId
    classroomId: string
  },
) =>
  tx.query(insertSchool, [
    consent.studentId,
    consent.id,
    read.version,
    read.language,
    consent.at,
    consent.teacherId,
    consent.classroomId,
  ])

export const revokeParentConsent = (tx: Queryable, id: UserId, at: Date) => tx.query(revokeParent, [id, at])

export const revokeSchoolConsent = (tx: Queryable, id: UserId, classroomId: string, at: Date) =>
  tx.query(revokeSchool, [id, classroomId, at])

/** Revokes every school consent that this teacher gave. */
export const revokeSchoolConsentsOf = (tx: Queryable, teacherId: UserId, at: Date) =>
  tx.query(revokeSchoolOf, [teacherId, at])

export const selectClassPrivacy = (db: Queryable, classroomId: string) => db.query(ofClass, [classroomId])
