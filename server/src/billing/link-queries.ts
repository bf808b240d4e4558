import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'

export interface PlanLinkRow {
  readonly studentId: UserId
  readonly id: string
  readonly kind: 'ask' | 'manage'
  readonly checkoutId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

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
)

/** The link of a token’s hash, if it is open at that moment. */
export const selectOpenPlanLink = (db: Queryable, hash: Buffer, at: Date): Promise<PlanLinkRow | undefined> =>
  selectOne<PlanLinkRow>(db, byHash, [hash, at])

const ask = statement(
  'billing.select-ask-link',
  `select ${columns} from plan_links
   where student_id = $1 and kind = 'ask' and revoked_at is null and expires_at > $2
   order by created_at desc, id desc limit 1`,
)

export const selectAskLink = (db: Queryable, studentId: UserId, at: Date): Promise<PlanLinkRow | undefined> =>
  selectOne<PlanLinkRow>(db, ask, [studentId, at])

const revoke = statement(
  'billing.revoke-ask-links',
  `update plan_links set revoked_at = $2 where student_id = $1 and kind = 'ask' and revoked_at is null`,
)

export async function revokeAskLinks(tx: Queryable, studentId: UserId, at: Date): Promise<void> {
  await tx.query(revoke, [studentId, at])
}
