import type { Migration } from '../platform/migrate.ts'

export const achievementsTables: Migration[] = [
  {
    id: '2026-11-21-achievements',
    sql: `
      create table achievements_earned (
        student_id uuid not null references users (id) on delete cascade,
        achievement_id text not null,
        earned_at timestamptz not null,
        primary key (student_id, achievement_id)
      );
    `,
  },
]
