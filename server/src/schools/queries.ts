import { School, SchoolId, verificationMethods } from '@skills-center/contract/schools'
import { UserId } from '@skills-center/contract/ids'
import { type Language, languages } from '@skills-center/contract/language'
import { z } from 'zod'
import { selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const SchoolRow = School.extend({
  domains: z.array(z.string()),
  /** The number of verified teachers. */
  teachers: z.number(),
})
export type SchoolRow = Readonly<z.infer<typeof SchoolRow>>

export const VerifiedBy = z.enum(verificationMethods)
export type VerifiedBy = Readonly<z.infer<typeof VerifiedBy>>

const MemberRow = z.object({
  id: SchoolId,
  name: z.string(),
  place: z.string(),
  verifiedBy: VerifiedBy,
  verifiedAt: z.date(),
})
export type MemberRow = Readonly<z.infer<typeof MemberRow>>

export const LinkRow = z.object({
  id: z.string(),
  kind: z.enum(['address', 'invitation']),
  schoolId: SchoolId,
  schoolName: z.string(),
  schoolPlace: z.string(),
  teacherId: UserId,
  username: z.string(),
  teacherName: z.string(),
  email: z.string(),
  expiresAt: z.date(),
})
export type LinkRow = Readonly<z.infer<typeof LinkRow>>

const insertOne = statement(
  'schools.insert',
  'insert into schools (id, name, place, created_at) values ($1, $2, $3, $4)',
)
const list = statement(
  'schools.list',
  `select s.id, s.name, s.place,
    array(select d.domain from school_domains d where d.school_id = s.id order by d.domain) as domains,
    (select count(*) from school_members m where m.school_id = s.id) as teachers
  from schools s order by lower(s.name), lower(s.place)`,
  SchoolRow,
)
const one = statement('schools.one', 'select id, name, place from schools where id = $1', School)
const byDomain = statement(
  'schools.by-domain',
  `select s.id, s.name, s.place from school_domains d join schools s on s.id = d.school_id where d.domain = $1`,
  School,
)
const insertDomainRow = statement(
  'schools.insert-domain',
  'insert into school_domains (domain, school_id, added_at) values ($1, $2, $3)',
)
const deleteDomainRow = statement(
  'schools.delete-domain',
  'delete from school_domains where domain = $1 returning school_id as id',
)

export const insertSchool = (
  tx: Queryable,
  { id, name, place, at }: { id: SchoolId; name: string; place: string; at: Date },
) => tx.query(insertOne, [id, name, place, at])

export const selectSchools = (db: Queryable) => db.query(list)

export const selectSchool = (db: Queryable, id: SchoolId) => selectOne(db, one, [id])

export const selectSchoolByDomain = (db: Queryable, domain: string) => selectOne(db, byDomain, [domain])

export const insertDomain = (tx: Queryable, id: SchoolId, domain: string, at: Date) =>
  tx.query(insertDomainRow, [domain, id, at])

/** Returns whether the domain existed. */
export const deleteDomain = async (tx: Queryable, domain: string) =>
  (await tx.query(deleteDomainRow, [domain])).length > 0

const member = statement(
  'schools.is-member',
  'select exists (select 1 from school_members where teacher_id = $1) as found',
  z.object({
    found: z.boolean(),
  }),
)
const membersOf = statement(
  'schools.memberships',
  `select s.id, s.name, s.place, m.verified_by as "verifiedBy", m.verified_at as "verifiedAt"
  from school_members m join schools s on s.id = m.school_id where m.teacher_id = $1 order by m.verified_at, s.id`,
  MemberRow,
)
const insertMemberRow = statement(
  'schools.insert-member',
  `insert into school_members (teacher_id, school_id, verified_by, verified_at, verified_email, invited_by)
  values ($1, $2, $3, $4, $5, $6) on conflict (teacher_id, school_id) do nothing`,
)
const deleteMembers = statement(
  'schools.delete-members',
  'delete from school_members where teacher_id = $1 returning school_id as id',
)

const invitedBy = statement(
  'schools.invited-by',
  `select u.username from school_members m join users u on u.id = m.teacher_id
  where m.invited_by = $1 order by u.username`,
  z.object({
    username: z.string(),
  }),
)

/** The usernames of teachers whom this teacher's invitations verified. */
export const selectInvitedBy = async (db: Queryable, teacherId: UserId): Promise<string[]> =>
  (await db.query(invitedBy, [teacherId])).map(({ username }) => username)

export const isMember = async (db: Queryable, teacherId: UserId): Promise<boolean> =>
  (await selectOne(db, member, [teacherId]))?.found === true

export const selectMemberships = (db: Queryable, teacherId: UserId) => db.query(membersOf, [teacherId])

/** A teacher already verified at the school stays as they are. */
export const insertMember = (
  tx: Queryable,
  row: {
    teacherId: UserId
    schoolId: SchoolId
    verifiedBy: VerifiedBy
    at: Date
    email: string | null
    invitedBy: UserId | null
  },
) =>
  tx.query(insertMemberRow, [row.teacherId, row.schoolId, row.verifiedBy, row.at, row.email, row.invitedBy])

/** Returns the number of schools. */
export const deleteMemberships = async (tx: Queryable, teacherId: UserId): Promise<number> =>
  (await tx.query(deleteMembers, [teacherId])).length

const link = `l.id, l.kind, l.school_id as "schoolId", s.name as "schoolName", s.place as "schoolPlace",
  l.teacher_id as "teacherId", u.username, trim(u.first_name || ' ' || u.last_name) as "teacherName", l.email,
  l.expires_at as "expiresAt"
  from school_links l join schools s on s.id = l.school_id join users u on u.id = l.teacher_id`
const linkByHash = statement(
  'schools.link',
  `select ${link} where l.token_hash = $1 and l.expires_at > $2`,
  LinkRow,
)
const consumeRow = statement(
  'schools.take-link',
  'delete from school_links where token_hash = $1 and expires_at > $2 returning id',
)
const openLinks = statement(
  'schools.open-links',
  `select ${link} where l.teacher_id = $1 and l.expires_at > $2 order by l.created_at, l.id`,
  LinkRow,
)
const upsertAddress = statement(
  'schools.upsert-address-link',
  `insert into school_links (id, kind, school_id, teacher_id, email, token_hash, created_at, expires_at)
  values ($1, 'address', $2, $3, $4, $5, $6, $7)
  on conflict (teacher_id) where kind = 'address' do update set id = excluded.id, school_id = excluded.school_id,
    email = excluded.email, token_hash = excluded.token_hash, created_at = excluded.created_at,
    expires_at = excluded.expires_at`,
)
const upsertInvitation = statement(
  'schools.upsert-invitation-link',
  `insert into school_links (id, kind, school_id, teacher_id, email, token_hash, created_at, expires_at)
  values ($1, 'invitation', $2, $3, $4, $5, $6, $7)
  on conflict (school_id, email) where kind = 'invitation' do update set id = excluded.id,
    teacher_id = excluded.teacher_id, token_hash = excluded.token_hash, created_at = excluded.created_at,
    expires_at = excluded.expires_at`,
)
const deleteInvitationRow = statement(
  'schools.delete-invitation',
  `delete from school_links where id = $1 and teacher_id = $2 and kind = 'invitation' returning id`,
)
const deleteLinksOf = statement('schools.delete-links-of', 'delete from school_links where teacher_id = $1')
const deleteOld = statement('schools.delete-expired-links', 'delete from school_links where expires_at <= $1')
const language = statement(
  'schools.language',
  'select language from users where id = $1',
  z.object({
    language: z.enum(languages).nullable(),
  }),
)

export const selectLink = (db: Queryable, hash: Buffer, at: Date) => selectOne(db, linkByHash, [hash, at])

/** Uses up the link: of two concurrent requests, only one succeeds. */
export const consumeLink = async (tx: Queryable, hash: Buffer, at: Date): Promise<boolean> =>
  (await tx.query(consumeRow, [hash, at])).length > 0

/** The unused links that this teacher requested or sent. */
export const selectOpenLinks = (db: Queryable, teacherId: UserId, at: Date) =>
  db.query(openLinks, [teacherId, at])

interface NewLink {
  readonly id: string
  readonly schoolId: SchoolId
  readonly teacherId: UserId
  readonly email: string
  readonly hash: Buffer
  readonly at: Date
  readonly expiresAt: Date
}

const valuesOf = (row: NewLink) => [
  row.id,
  row.schoolId,
  row.teacherId,
  row.email,
  row.hash,
  row.at,
  row.expiresAt,
]

/** Replaces an earlier link of the same teacher. */
export const upsertAddressLink = (tx: Queryable, row: NewLink) => tx.query(upsertAddress, valuesOf(row))

/** Replaces an earlier invitation to the same address. */
export const upsertInvitationLink = (tx: Queryable, row: NewLink) => tx.query(upsertInvitation, valuesOf(row))

/** Returns whether the invitation existed. */
export const deleteInvitation = async (db: Queryable, id: string, teacherId: UserId) =>
  (await db.query(deleteInvitationRow, [id, teacherId])).length > 0

export const deleteLinks = (tx: Queryable, teacherId: UserId) => tx.query(deleteLinksOf, [teacherId])

export const deleteExpiredLinks = (db: Queryable, at: Date) => db.query(deleteOld, [at])

/** The language saved in the account; null if none. */
export const selectLanguageOf = async (db: Queryable, id: UserId): Promise<Language | null> =>
  (await selectOne(db, language, [id]))?.language ?? null
