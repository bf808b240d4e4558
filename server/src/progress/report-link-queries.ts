import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'

export const LinkRow = z.object({
  student_id: UserId,
  id: z.string(),
  created_at: z.date(),
  expires_at: z.date(),
  revoked_at: z.date().nullable(),
})
export type LinkRow = z.infer<typeof LinkRow>

const columns = 'student_id, id, created_at, expires_at, revoked_at'

const selectOfStudent = statement(
  'progress.select-report-links',
  `select ${columns} from report_links
   where student_id = $1 and coalesce(revoked_at, expires_at) > $2 order by created_at desc, id desc`,
  LinkRow,
)

/** Open links, and those that ended after this time; newest first. */
export const selectLinks = (database: Queryable, studentId: UserId, endedAfter: Date): Promise<LinkRow[]> =>
  database.query(selectOfStudent, [studentId, endedAfter])

const selectByHash = statement(
  'progress.select-report-link-by-hash',
  `select ${columns} from report_links where token_hash = $1 and revoked_at is null and expires_at > $2`,
  LinkRow,
)

/** The link with this token hash, if it is open at this time. */
export const selectOpenLink = (database: Queryable, hash: Buffer, at: Date): Promise<LinkRow | undefined> =>
  selectOne(database, selectByHash, [hash, at])

const lock = statement('progress.lock-report-links', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')

/** Serializes the creation of a student's links until the transaction ends, so that the count stays correct. */
export async function lockLinks(tx: Queryable, studentId: UserId): Promise<void> {
  await tx.query(lock, [`report-links ${studentId}`])
}

const countOpen = statement(
  'progress.count-open-report-links',
  `select count(*) as open from report_links
   where student_id = $1 and revoked_at is null and expires_at > $2`,
  z.object({
    open: z.number(),
  }),
)

export async function countOpenLinks(tx: Queryable, studentId: UserId, at: Date): Promise<number> {
  const row = await selectOne(tx, countOpen, [studentId, at])
  return row?.open ?? 0
}

const insert = statement(
  'progress.insert-report-link',
  `insert into report_links (student_id, id, token_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
)

export async function insertLink(tx: Queryable, link: LinkRow, hash: Buffer): Promise<void> {
  await tx.query(insert, [link.student_id, link.id, hash, link.created_at, link.expires_at])
}

const setRevoked = statement(
  'progress.revoke-report-link',
  `update report_links set revoked_at = $3
   where student_id = $1 and id = $2 and revoked_at is null and expires_at > $3 returning ${columns}`,
  LinkRow,
)

/** Revokes an open link; undefined if there is none. */
export const revokeLink = (
  tx: Queryable,
  studentId: UserId,
  id: string,
  at: Date,
): Promise<LinkRow | undefined> => selectOne(tx, setRevoked, [studentId, id, at])

const selectById = statement(
  'progress.select-report-link',
  `select ${columns} from report_links where student_id = $1 and id = $2`,
  LinkRow,
)

export const selectLink = (tx: Queryable, studentId: UserId, id: string): Promise<LinkRow | undefined> =>
  selectOne(tx, selectById, [studentId, id])

const insertEvent = statement(
  'progress.insert-report-link-event',
  `insert into report_link_events (student_id, link_id, action, by_user, at) values ($1, $2, $3, $4, $5)`,
)

export async function insertLinkEvent(
  tx: Queryable,
  event: { studentId: UserId; linkId: string; action: 'created' | 'revoked'; byUser: UserId; at: Date },
): Promise<void> {
  await tx.query(insertEvent, [event.studentId, event.linkId, event.action, event.byUser, event.at])
}
