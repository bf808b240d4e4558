import type { Migration } from '../platform/migrate.ts'

export const billingTables: readonly Migration[] = [
  {
    id: '2026-11-21-billing',
    sql: `
      create table subscriptions (
        student_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        stripe_subscription_id text not null,
        -- As the payment provider words it; an open set.
        status text not null,
        current_period_end timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (student_id, id),
        unique (student_id, stripe_subscription_id)
      );
    `,
  },
]
