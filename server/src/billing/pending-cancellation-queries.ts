import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'

/** Something to cancel at the payment provider after an account was erased. Nothing in it identifies the account. */
export const PendingCancellation = z.object({
  kind: z.enum(['subscription', 'checkout']),
  providerId: z.string(),
  /** The provider's customer; null for an unpaid checkout. */
  customerId: z.string().nullable(),
})
export type PendingCancellation = Readonly<z.infer<typeof PendingCancellation>>

export const PendingCancellationRow = PendingCancellation.extend({
  tries: z.number(),
})
export type PendingCancellationRow = Readonly<z.infer<typeof PendingCancellationRow>>

const insert = statement(
  'billing.insert-ending',
  `insert into pending_cancellations (provider_id, kind, customer_id, created_at, next_try_at) values ($1, $2, $3, $4, $4)
   on conflict do nothing`,
)

export async function insertPendingCancellation(
  tx: Queryable,
  ending: PendingCancellation,
  at: Date,
): Promise<void> {
  await tx.query(insert, [ending.providerId, ending.kind, ending.customerId, at])
}

const claim = statement(
  'billing.claim-ending',
  `update pending_cancellations set tries = tries + 1, next_try_at = $2
   where provider_id = (select provider_id from pending_cancellations where next_try_at <= $1
     order by next_try_at limit 1 for update skip locked)
   returning kind, provider_id as "providerId", customer_id as "customerId", tries`,
  PendingCancellationRow,
)

/** Claims one that is due; other server instances skip it until `until`. */
export const claimPendingCancellation = (
  db: Queryable,
  at: Date,
  until: Date,
): Promise<PendingCancellationRow | undefined> => selectOne(db, claim, [at, until])

const putOffRow = statement(
  'billing.put-off-ending',
  'update pending_cancellations set next_try_at = $2, last_error = $3 where provider_id = $1',
)

export async function postponeCancellation(
  db: Queryable,
  providerId: string,
  until: Date,
  reported: string,
): Promise<void> {
  await db.query(putOffRow, [providerId, until, reported])
}

const remove = statement(
  'billing.delete-pending-cancellation',
  'delete from pending_cancellations where provider_id = $1',
)

export async function deletePendingCancellation(db: Queryable, providerId: string): Promise<void> {
  await db.query(remove, [providerId])
}
