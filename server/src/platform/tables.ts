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
  {
    id: '2026-11-22-mail',
    sql: `
      -- What is on its way, and nothing else: a mail that was handed over is deleted.
      create table mails (
        id uuid primary key,
        recipient text not null,
        reply_to text,
        subject text not null,
        text text not null,
        html text,
        created_at timestamptz not null,
        -- Infinity: given up.
        next_try_at timestamptz not null,
        tries smallint not null default 0,
        last_error text
      );
      create index mails_due on mails (next_try_at);
    `,
  },
  {
    id: '2026-11-22-session-devices',
    sql: `
      -- Browser and system in two words, so that people know their devices in the list; nothing finer is kept.
      alter table sessions add column device text check (char_length(device) <= 60);
    `,
  },
  {
    id: '2026-11-22-erased-sessions',
    sql: `
      -- Sessions of accounts that are gone, so that a token which is still about opens nothing; nothing says whose.
      create table erased_sessions (
        id uuid primary key,
        revoked_at timestamptz not null
      );
    `,
  },
]
