import type { Migration } from '../platform/migrate.ts'

/** Running totals; each of them can be recomputed from the attempts. */
export const progressTables: Migration[] = [
  {
    id: '2026-11-21-progress',
    sql: `
      create table student_totals (
        student_id uuid primary key references users (id) on delete cascade,
        time_zone text,
        time_zone_since timestamptz,
        points integer not null default 0,
        streak_days integer not null default 0,
        last_day date,
        tally jsonb not null default '{}'
      );

      create table daily_activity (
        student_id uuid not null references users (id) on delete cascade,
        day date not null,
        answered integer not null,
        correct integer not null,
        active_ms integer not null,
        primary key (student_id, day)
      );
    `,
  },
  {
    id: '2026-11-22-report-links',
    sql: `
      -- Of the token only the hash: who reads this table can open no report.
      create table report_links (
        student_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        token_hash bytea not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        primary key (student_id, id)
      );

      -- Who made and who ended a link, and when. Only ever added to.
      create table report_link_events (
        student_id uuid not null references users (id) on delete cascade,
        link_id uuid not null,
        action text not null check (action in ('created', 'revoked')),
        by_user uuid not null,
        at timestamptz not null,
        primary key (student_id, link_id, action)
      );
    `,
  },
  {
    id: '2026-11-22-unlimited-problems',
    // How many of the answered questions were teachers' work (assigned or live), which does not use up the day's
    // problems.
    sql: 'alter table daily_activity add column unlimited integer not null default 0;',
  },
]

export const dailyGoalTables: Migration[] = [
  {
    id: '2026-11-29-daily-goal',
    // The last day without practice that the streak allowed, and the student's daily goal in questions.
    sql: `
      alter table student_totals add column day_off date;
      alter table student_totals add column daily_goal smallint;
    `,
  },
]
