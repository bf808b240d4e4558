import type { Migration } from '../platform/migrate.ts'

/** Running figures, each of which can be worked out anew from the attempts. */
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
]
