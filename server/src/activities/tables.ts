import type { Migration } from '../platform/migrate.ts'

export const activitiesTables: readonly Migration[] = [
  {
    id: '2026-11-21-activities',
    sql: `
      create table activities (
        classroom_id uuid not null references classrooms (id) on delete cascade,
        id uuid not null,
        title text not null,
        created_at timestamptz not null,
        primary key (classroom_id, id)
      );
    `,
  },
]
