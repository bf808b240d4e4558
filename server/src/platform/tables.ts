import type { Migration } from './migrate.ts'

export const platformTables: readonly Migration[] = [
  {
    id: '2026-11-21-sessions',
    sql: `
      create table sessions (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        created_at timestamptz not null,
        refreshed_at timestamptz not null,
        revoked_at timestamptz,
        primary key (user_id, id)
      );
      create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;

      -- Keys are keyed hashes of address and username, so that neither can be read here.
      create table failed_sign_ins (
        key text primary key,
        window_start timestamptz not null,
        count integer not null
      );
    `,
  },
]
