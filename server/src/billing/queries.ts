import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'
import { Subscription } from './subscription-machine.ts'

export const Kind = z.enum(['premium', 'license'])
export type Kind = Readonly<z.infer<typeof Kind>>

/** The subscription of a student or, for a license, of a teacher. */
export const SubscriptionRow = Subscription.extend({
  userId: UserId,
  id: z.string(),
  stripeSubscriptionId: z.string(),
  kind: Kind,
  checkoutId: z.string().nullable(),
})
export type SubscriptionRow = Readonly<z.infer<typeof SubscriptionRow>>

const columns = `s.user_id as "userId", s.id, s.stripe_subscription_id as "stripeSubscriptionId", s.kind,
  s.checkout_id as "checkoutId", s.status, s.current_period_start as "periodStart", s.current_period_end as "periodEnd",
  s.ends_at as "endsAt", s.billing_interval as interval, s.seats, s.customer_id as "customerId", s.as_of as "asOf"`

const ofUser = statement(
  'billing.select-subscriptions',
  `select ${columns} from subscriptions s where s.user_id = $1 and s.kind = $2
   order by s.current_period_end desc, s.id desc`,
  SubscriptionRow,
)

/** The one that runs longest comes first. */
export const selectSubscriptions = (db: Queryable, userId: UserId, kind: Kind): Promise<SubscriptionRow[]> =>
  db.query(ofUser, [userId, kind])

const byProvider = statement(
  'billing.select-subscription-by-provider',
  `select ${columns} from subscriptions s where s.stripe_subscription_id = $1 limit 1`,
  SubscriptionRow,
)

export const selectByProvider = (db: Queryable, providerId: string): Promise<SubscriptionRow | undefined> =>
  selectOne(db, byProvider, [providerId])

const lock = statement('billing.lock-subscription', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')

/** Serializes updates of one subscription until the transaction ends. */
export async function lockSubscription(tx: Queryable, providerId: string): Promise<void> {
  await tx.query(lock, [`subscription ${providerId}`])
}

const upsert = statement(
  'billing.upsert-subscription',
  `insert into subscriptions (user_id, id, stripe_subscription_id, kind, checkout_id, status, current_period_start,
     current_period_end, ends_at, billing_interval, seats, customer_id, as_of, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
   on conflict (user_id, stripe_subscription_id) do update set status = excluded.status,
     current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
     ends_at = excluded.ends_at, billing_interval = excluded.billing_interval, seats = excluded.seats,
     customer_id = excluded.customer_id, as_of = excluded.as_of, updated_at = excluded.updated_at`,
)

export async function upsertSubscription(tx: Queryable, row: SubscriptionRow, at: Date): Promise<void> {
  await tx.query(upsert, [
    row.userId,
    row.id,
    row.stripeSubscriptionId,
    row.kind,
    row.checkoutId,
    row.status,
    row.periodStart,
    row.periodEnd,
    row.endsAt,
    row.interval,
    row.seats,
    row.customerId,
    row.asOf,
    at,
  ])
}

/** Seats beyond the paid number do not count; those given first keep counting. */
const seatsOf = statement(
  'billing.select-licenses-of-student',
  `select ${columns} from license_seats seat join subscriptions s on s.user_id = seat.teacher_id and s.kind = 'license'
   where seat.student_id = $1 and s.seats > (select count(*) from license_seats before
     where before.teacher_id = seat.teacher_id
       and (before.assigned_at, before.student_id) < (seat.assigned_at, seat.student_id))`,
  SubscriptionRow,
)

/** The licenses in which a student has a seat. */
export const selectSeatLicenses = (db: Queryable, studentId: UserId): Promise<SubscriptionRow[]> =>
  db.query(seatsOf, [studentId])

const grant = statement(
  'billing.select-grant',
  'select max(until) as until from premium_grants where student_id = $1',
  z.object({
    until: z.date().nullable(),
  }),
)

export const selectGrantedUntil = async (db: Queryable, studentId: UserId): Promise<Date | null> =>
  (await selectOne(db, grant, [studentId]))?.until ?? null

const insertGrantRow = statement(
  'billing.insert-grant',
  'insert into premium_grants (student_id, id, until, granted_at) values ($1, $2, $3, $4)',
)

export async function insertGrant(
  db: Queryable,
  given: { studentId: UserId; id: string; until: Date; at: Date },
): Promise<void> {
  await db.query(insertGrantRow, [given.studentId, given.id, given.until, given.at])
}

/** The PostgreSQL channel on which server instances learn whose plans have changed; the payload lists user ids. */
export const planChannel = 'plan_changed'

const notify = statement('billing.notify', 'select pg_notify($1, $2)')
/** The most ids in one payload, which holds at most 8000 bytes. */
const namedAtOnce = 200

export async function notifyPlans(tx: Queryable, userIds: readonly UserId[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += namedAtOnce) {
    await tx.query(notify, [planChannel, userIds.slice(from, from + namedAtOnce).join(' ')])
  }
}

const insertEventRow = statement(
  'billing.insert-event',
  `insert into payment_events (id, type, created_at, handled_at) values ($1, $2, $3, $4)
   on conflict do nothing returning id`,
  z.object({
    id: z.string(),
  }),
)

/** Returns whether the event is new. Of two concurrent deliveries, one waits here and then finds the other. */
export async function insertEvent(
  tx: Queryable,
  event: { id: string; type: string; at: Date },
  handledAt: Date,
): Promise<boolean> {
  const rows = await tx.query(insertEventRow, [event.id, event.type, event.at, handledAt])
  return rows.length > 0
}
