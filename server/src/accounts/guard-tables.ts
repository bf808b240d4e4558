import type { Migration } from '../platform/migrate.ts'

export const guardTables: readonly Migration[] = [
  {
    id: '2026-11-22-sign-in-places',
    sql: `
      -- From which networks an account has been signed in to. Keys are keyed hashes of username and network, so that
      -- neither can be read here.
      create table sign_in_places (
        key text primary key,
        last_at timestamptz not null
      );
      create index sign_in_places_last on sign_in_places (last_at);
    `,
  },
]
