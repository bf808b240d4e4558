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
  {
    id: '2026-11-22-plans-and-payment',
    sql: `
      -- A student has premium, a teacher a license.
      alter table subscriptions rename column student_id to user_id;
      alter table subscriptions
        add column kind text not null default 'premium' check (kind in ('premium', 'license')),
        add column customer_id text not null default '',
        add column billing_interval text not null default 'month' check (billing_interval in ('month', 'year')),
        add column seats integer not null default 1,
        -- The order that it came from.
        add column checkout_id uuid,
        add column current_period_start timestamptz,
        add column ends_at timestamptz,
        -- The newest event that was taken in, by the provider's clock.
        add column as_of timestamptz not null default 'epoch';
      update subscriptions set current_period_start = created_at;
      alter table subscriptions alter column current_period_start set not null;
      create index subscriptions_by_provider on subscriptions (stripe_subscription_id);

      -- Of an order the provider is content this id and no other of ours.
      create table checkouts (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null unique,
        kind text not null check (kind in ('premium', 'license')),
        provider_id text not null,
        progress text not null check (progress in ('open', 'expired', 'processing', 'failed', 'paid')),
        had_trial boolean not null,
        created_at timestamptz not null,
        primary key (user_id, id)
      );

      -- Links for grown-ups. Of the token only the hash: who reads this table can open no page.
      create table plan_links (
        student_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        kind text not null check (kind in ('ask', 'manage')),
        token_hash bytea not null unique,
        -- A link to manage opens when its checkout is done.
        checkout_id uuid,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        primary key (student_id, id)
      );

      create table license_seats (
        student_id uuid not null references users (id) on delete cascade,
        teacher_id uuid not null references users (id) on delete cascade,
        assigned_at timestamptz not null,
        primary key (student_id, teacher_id)
      );
      create index license_seats_of_teacher on license_seats (teacher_id, assigned_at, student_id);

      create table premium_grants (
        student_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        until timestamptz not null,
        granted_at timestamptz not null,
        primary key (student_id, id)
      );

      -- Each handled once. Nothing in it says about whom.
      create table payment_events (
        id text primary key,
        type text not null,
        created_at timestamptz not null,
        handled_at timestamptz not null
      );

      -- What the double of the payment provider keeps, where no real one is set up.
      create table sandbox_objects (
        id text primary key,
        kind text not null,
        hangs_on text not null,
        place bigint generated always as identity,
        data jsonb not null
      );
      create index sandbox_objects_under on sandbox_objects (hangs_on, kind);
    `,
  },
  {
    id: '2026-11-22-payment-endings',
    sql: `
      -- What erased accounts had at the payment provider and is still to be ended there. Nothing in it says about whom.
      create table payment_endings (
        provider_id text primary key,
        kind text not null check (kind in ('subscription', 'checkout')),
        customer_id text,
        created_at timestamptz not null,
        next_try_at timestamptz not null,
        tries integer not null default 0,
        last_error text
      );
      create index payment_endings_due on payment_endings (next_try_at);
    `,
  },
  {
    id: '2026-11-24-pending-cancellations',
    sql: `
      alter table payment_endings rename to pending_cancellations;
      alter index payment_endings_due rename to pending_cancellations_due;
    `,
  },
]
