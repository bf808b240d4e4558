import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'
import type { Kind } from './queries.ts'
import type { CheckoutProgress } from './subscription-machine.ts'

export interface CheckoutRow {
  readonly userId: UserId
  readonly id: string
  readonly kind: Kind
  readonly providerId: string
  readonly progress: CheckoutProgress
  readonly hadTrial: boolean
  readonly createdAt: Date
}

const columns =
  'user_id as "userId", id, kind, provider_id as "providerId", progress, had_trial as "hadTrial", created_at as "createdAt"'

const insert = statement(
  'billing.insert-checkout',
  `insert into checkouts (user_id, id, kind, provider_id, progress, had_trial, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)

export async function insertCheckout(tx: Queryable, row: CheckoutRow): Promise<void> {
  await tx.query(insert, [
    row.userId,
    row.id,
    row.kind,
    row.providerId,
    row.progress,
    row.hadTrial,
    row.createdAt,
  ])
}

const byId = statement('billing.select-checkout', `select ${columns} from checkouts where id = $1`)
const locked = statement('billing.lock-checkout', `select ${columns} from checkouts where id = $1 for update`)
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const selectCheckout = async (db: Queryable, id: string): Promise<CheckoutRow | undefined> =>
  uuid.test(id) ? selectOne<CheckoutRow>(db, byId, [id]) : undefined

/** The same, and nobody else changes it until the transaction ends. */
export const lockCheckout = async (tx: Queryable, id: string): Promise<CheckoutRow | undefined> =>
  uuid.test(id) ? selectOne<CheckoutRow>(tx, locked, [id]) : undefined

const ofUser = statement(
  'billing.select-checkouts',
  `select ${columns} from checkouts where user_id = $1 and kind = $2 order by created_at desc, id desc`,
)

/** Newest first. */
export const selectCheckouts = (db: Queryable, userId: UserId, kind: Kind): Promise<CheckoutRow[]> =>
  db.query<CheckoutRow>(ofUser, [userId, kind])

const update = statement(
  'billing.update-checkout',
  'update checkouts set progress = $3 where user_id = $1 and id = $2',
)

export async function updateProgress(
  tx: Queryable,
  { userId, id }: CheckoutRow,
  progress: CheckoutProgress,
): Promise<void> {
  await tx.query(update, [userId, id, progress])
}
