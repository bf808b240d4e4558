import type { Migration } from '../platform/migrate.ts'

export const analyticsTables: readonly Migration[] = [
  {
    id: '2026-11-22-first-reports',
    sql: `
      -- When a teacher first opened figures of a class that had answers: the last of the first steps.
      create table first_reports (
        teacher_id uuid primary key references users (id) on delete cascade,
        seen_at timestamptz not null
      );
    `,
  },
]
