import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'
import type {
  BoxCustomer,
  BoxInvoice,
  BoxObject,
  BoxPortal,
  BoxSession,
  BoxSubscription,
} from './box-objects.ts'

const select = statement(
  'billing.select-sandbox-object',
  'select data from sandbox_objects where id = $1 and kind = $2',
)

const find = async <Kind extends BoxObject>(
  db: Queryable,
  kind: Kind['object'],
  id: string,
): Promise<Kind | undefined> => (await selectOne<{ data: Kind }>(db, select, [id, kind]))?.data

export const selectSession = (db: Queryable, id: string) => find<BoxSession>(db, 'checkout.session', id)
export const selectBoxSubscription = (db: Queryable, id: string) =>
  find<BoxSubscription>(db, 'subscription', id)
export const selectCustomer = (db: Queryable, id: string) => find<BoxCustomer>(db, 'customer', id)
export const selectPortal = (db: Queryable, id: string) => find<BoxPortal>(db, 'billing_portal.session', id)

const selectUnder = statement(
  'billing.select-sandbox-objects-under',
  'select data from sandbox_objects where hangs_on = $1 and kind = $2 order by place desc',
)

/** Of a subscription, newest first. */
export const selectInvoices = async (db: Queryable, subscriptionId: string): Promise<BoxInvoice[]> =>
  (await db.query<{ data: BoxInvoice }>(selectUnder, [subscriptionId, 'invoice'])).map(({ data }) => data)

/** Of a customer. */
export const selectSubscriptionsOf = async (db: Queryable, customerId: string): Promise<BoxSubscription[]> =>
  (await db.query<{ data: BoxSubscription }>(selectUnder, [customerId, 'subscription'])).map(
    ({ data }) => data,
  )

const selectAll = statement(
  'billing.select-sandbox-subscriptions',
  `select data from sandbox_objects where kind = 'subscription' and data ->> 'status' not in ('canceled', 'incomplete_expired')`,
)

export const selectLiveSubscriptions = async (db: Queryable): Promise<BoxSubscription[]> =>
  (await db.query<{ data: BoxSubscription }>(selectAll)).map(({ data }) => data)

const upsert = statement(
  'billing.upsert-sandbox-object',
  `insert into sandbox_objects (id, kind, hangs_on, data) values ($1, $2, $3, $4)
   on conflict (id) do update set data = excluded.data`,
)

export async function upsertObject(tx: Queryable, object: BoxObject): Promise<void> {
  await tx.query(upsert, [object.id, object.object, object.hangs_on, JSON.stringify(object)])
}

const remove = statement(
  'billing.delete-sandbox-payer',
  `delete from sandbox_objects where id in ($1, $2) or hangs_on in ($1, $2)
     or (kind = 'checkout.session' and data ->> 'subscription' = $2)`,
)

/** Whoever paid for a subscription is gone with it. */
export async function deletePayer(tx: Queryable, customerId: string, subscriptionId: string): Promise<void> {
  await tx.query(remove, [customerId, subscriptionId])
}
