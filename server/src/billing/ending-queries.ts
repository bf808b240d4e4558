import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'

/** What is to be ended at the payment provider, of an account that is gone: nothing in it says whose it was. */
export interface Ending {
  readonly kind: 'subscription' | 'checkout'
  readonly providerId: string
  /** Of the provider’s customer; null for a checkout that nobody has paid. */
  readonly customerId: string | null
}

export interface EndingRow extends Ending {
  readonly tries: number
}

const insert = statement(
  'billing.insert-ending',
  `insert into payment_endings (provider_id, kind, customer_id, created_at, next_try_at) values ($1, $2, $3, $4, $4)
   on conflict do nothing`,
)

export async function insertEnding(tx: Queryable, ending: Ending, at: Date): Promise<void> {
  await tx.query(insert, [ending.providerId, ending.kind, ending.customerId, at])
}

const claim = statement(
  'billing.claim-ending',
  `update payment_endings set tries = tries + 1, next_try_at = $2
   where provider_id = (select provider_id from payment_endings where next_try_at <= $1
     order by next_try_at limit 1 for update skip locked)
   returning kind, provider_id as "providerId", customer_id as "customerId", tries`,
)

/** One that is due; other copies of the server pass it by until `until`. */
export const claimEnding = (db: Queryable, at: Date, until: Date): Promise<EndingRow | undefined> =>
  selectOne<EndingRow>(db, claim, [at, until])

const putOffRow = statement(
  'billing.put-off-ending',
  'update payment_endings set next_try_at = $2, last_error = $3 where provider_id = $1',
)

export async function putOff(db: Queryable, providerId: string, until: Date, said: string): Promise<void> {
  await db.query(putOffRow, [providerId, until, said])
}

const remove = statement('billing.delete-ending', 'delete from payment_endings where provider_id = $1')

export async function deleteEnding(db: Queryable, providerId: string): Promise<void> {
  await db.query(remove, [providerId])
}
