import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'

export const PlanLinkRow = z.object({
  studentId: UserId,
  id: z.string(),
  kind: z.enum(['ask', 'manage']),
  checkoutId: z.string().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
})
export type PlanLinkRow = Readonly<z.infer<typeof PlanLinkRow>>

const columns =
  'student_id as "studentId", id, kind, checkout_id as "checkoutId", created_at as "createdAt", expires_at as "expiresAt"'

const insert = statement(
  'billing.insert-link',
  `insert into plan_links (student_id, id, kind, token_hash, checkout_id, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)

export async function insertPlanLink(tx: Queryable, link: PlanLinkRow, hash: Buffer): Promise<void> {
  await tx.query(insert, [
    link.studentId,
    link.id,
    link.kind,
    hash,
    link.checkoutId,
    link.createdAt,
    link.expiresAt,
  ])
}

const byHash = statement(
  'billing.select-link-by-hash',
  `select ${columns} from plan_links where token_hash = $1 and revoked_at is null and expires_at > $2`,
  PlanLinkRow,
)

/** The link with this token hash, if it is open at this time. */
export const selectOpenPlanLink = (db: Queryable, hash: Buffer, at: Date): Promise<PlanLinkRow | undefined> =>
  selectOne(db, byHash, [hash, at])

const ask = statement(
  'billing.select-ask-link',
  `select ${columns} from plan_links
   where student_id = $1 and kind = 'ask' and revoked_at is null and expires_at > $2
   order by created_at desc, id desc limit 1`,
  PlanLinkRow,
)

export const selectAskLink = (db: Queryable, studentId: UserId, at: Date): Promise<PlanLinkRow | undefined> =>
  selectOne(db, ask, [studentId, at])

const revoke = statement(
  'billing.revoke-ask-links',
  `update plan_links set revoked_at = $2 where student_id = $1 and kind = 'ask' and revoked_at is null`,
)

export async function revokeAskLinks(tx: Queryable, studentId: UserId, at: Date): Promise<void> {
  await tx.query(revoke, [studentId, at])
}
