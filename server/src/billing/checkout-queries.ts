import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'
import { Kind } from './queries.ts'
import { CheckoutProgress } from './subscription-machine.ts'

export const CheckoutRow = z.object({
  userId: UserId,
  id: z.string(),
  kind: Kind,
  providerId: z.string(),
  progress: CheckoutProgress,
  hadTrial: z.boolean(),
  createdAt: z.date(),
})
export type CheckoutRow = Readonly<z.infer<typeof CheckoutRow>>

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

const byId = statement(
  'billing.select-checkout',
  `select ${columns} from checkouts where id = $1`,
  CheckoutRow,
)
const locked = statement(
  'billing.lock-checkout',
  `select ${columns} from checkouts where id = $1 for update`,
  CheckoutRow,
)
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const selectCheckout = async (db: Queryable, id: string): Promise<CheckoutRow | undefined> =>
  uuid.test(id) ? selectOne(db, byId, [id]) : undefined

/** The same, and locks the row until the transaction ends. */
export const lockCheckout = async (tx: Queryable, id: string): Promise<CheckoutRow | undefined> =>
  uuid.test(id) ? selectOne(tx, locked, [id]) : undefined

const ofUser = statement(
  'billing.select-checkouts',
  `select ${columns} from checkouts where user_id = $1 and kind = $2 order by created_at desc, id desc`,
  CheckoutRow,
)

/** Newest first. */
export const selectCheckouts = (db: Queryable, userId: UserId, kind: Kind): Promise<CheckoutRow[]> =>
  db.query(ofUser, [userId, kind])

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
