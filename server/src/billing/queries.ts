import type { UserId } from '@skills-center/contract/ids'
import { selectOne, statement } from '../platform/database.ts'
import type { Queryable } from '../platform/database.ts'

export interface Subscription {
  readonly stripeSubscriptionId: string
  readonly status: string
  readonly currentPeriodEnd: Date
}

const newest = statement(
  'billing.newest',
  `select stripe_subscription_id as "stripeSubscriptionId", status, current_period_end as "currentPeriodEnd"
  from subscriptions where student_id = $1
  order by current_period_end desc, id desc limit 1`,
)

/** The subscription that runs longest. */
export const selectSubscription = (db: Queryable, studentId: UserId) =>
  selectOne<Subscription>(db, newest, [studentId])

const grant = statement(
  'billing.insert-grant',
  `insert into subscriptions (student_id, id, stripe_subscription_id, status, current_period_end, created_at, updated_at)
  values ($1, $2, $5, 'active', $3, $4, $4)`,
)

/** A plan that nobody pays for. */
export const insertGrant = (
  db: Queryable,
  { studentId, id, until, at }: { studentId: UserId; id: string; until: Date; at: Date },
) => db.query(grant, [studentId, id, until, at, `granted-${id}`])
