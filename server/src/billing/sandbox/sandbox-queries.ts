import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'
import type {
  SandboxCustomer,
  SandboxInvoice,
  SandboxObject,
  SandboxPortalSession,
  SandboxCheckoutSession,
  SandboxSubscription,
} from './sandbox-objects.ts'

/** Finds an object of one kind by id. */
function finder<Kind extends SandboxObject>(kind: Kind['object']) {
  const select = statement(
    `billing.select-sandbox-${kind}`,
    `select data from sandbox_objects where id = $1 and kind = '${kind}'`,
    z.object({ data: z.custom<Kind>() }),
  )
  return async (db: Queryable, id: string) => (await selectOne(db, select, [id]))?.data
}

export const selectSession = finder<SandboxCheckoutSession>('checkout.session')
export const selectBoxSubscription = finder<SandboxSubscription>('subscription')
export const selectCustomer = finder<SandboxCustomer>('customer')
export const selectPortal = finder<SandboxPortalSession>('billing_portal.session')

/** Finds the objects of one kind that belong to another object, newest first. */
function finderUnder<Kind extends SandboxObject>(kind: Kind['object']) {
  const select = statement(
    `billing.select-sandbox-${kind}-under`,
    `select data from sandbox_objects where hangs_on = $1 and kind = '${kind}' order by place desc`,
    z.object({ data: z.custom<Kind>() }),
  )
  return async (db: Queryable, id: string) => (await db.query(select, [id])).map(({ data }) => data)
}

/** The invoices of a subscription, newest first. */
export const selectInvoices = finderUnder<SandboxInvoice>('invoice')

/** The subscriptions of a customer. */
export const selectSubscriptionsOf = finderUnder<SandboxSubscription>('subscription')

const selectAll = statement(
  'billing.select-sandbox-subscriptions',
  `select data from sandbox_objects where kind = 'subscription' and data ->> 'status' not in ('canceled', 'incomplete_expired')`,
  z.object({
    data: z.custom<SandboxSubscription>(),
  }),
)

export const selectLiveSubscriptions = async (db: Queryable): Promise<SandboxSubscription[]> =>
  (await db.query(selectAll)).map(({ data }) => data)

const upsert = statement(
  'billing.upsert-sandbox-object',
  `insert into sandbox_objects (id, kind, hangs_on, data) values ($1, $2, $3, $4)
   on conflict (id) do update set data = excluded.data`,
)

export async function upsertObject(tx: Queryable, object: SandboxObject): Promise<void> {
  await tx.query(upsert, [object.id, object.object, object.hangs_on, JSON.stringify(object)])
}

const remove = statement(
  'billing.delete-sandbox-payer',
  `delete from sandbox_objects where id in ($1, $2) or hangs_on in ($1, $2)
     or (kind = 'checkout.session' and data ->> 'subscription' = $2)`,
)

/** Deletes the payer together with their subscription. */
export async function deletePayer(tx: Queryable, customerId: string, subscriptionId: string): Promise<void> {
  await tx.query(remove, [customerId, subscriptionId])
}
