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
  {
    id: '2026-11-22-audit',
    sql: `
      -- Who did what to whom, without a word of text. Nothing here refers to accounts: it outlives them without
      -- naming them.
      create table audit_events (
        id uuid primary key,
        at timestamptz not null,
        act text not null,
        actor_id uuid,
        subject_id uuid,
        via text not null check (via in ('self', 'parent', 'teacher', 'administrator', 'payer', 'schedule'))
      );
      create index audit_events_at on audit_events (at);
      create index audit_events_by_actor on audit_events (actor_id) where actor_id is not null;
      create index audit_events_by_subject on audit_events (subject_id) where subject_id is not null;

      -- Rows are added, lose the names of who is gone, and go when they are old. Nothing else happens to them,
      -- whoever asks for it.
      create function audit_events_stay() returns trigger language plpgsql as $audit$
      begin
        if tg_op = 'DELETE' and old.at < now() - interval '399 days' then
          return old;
        end if;
        if tg_op = 'UPDATE' and (new.id, new.at, new.act, new.via) = (old.id, old.at, old.act, old.via)
          and (new.actor_id is null or new.actor_id = old.actor_id)
          and (new.subject_id is null or new.subject_id = old.subject_id) then
          return new;
        end if;
        raise exception 'audit_events is append-only';
      end
      $audit$;
      create trigger audit_events_stay before update or delete on audit_events
        for each row execute function audit_events_stay();
    `,
  },
]

export const accessTokenTables: Migration[] = [
  {
    id: '2026-11-23-access-tokens',
    sql: `
      -- Of the secret only the hash. Rows of tokens that ended stay for a while, so that their owner sees them.
      create table access_tokens (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        name text not null check (char_length(name) <= 60),
        scopes text[] not null,
        secret_hash bytea not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      create index access_tokens_of_user on access_tokens (user_id);
    `,
  },
]

export const forgottenMailboxTables: Migration[] = [
  {
    id: '2026-11-22-forgotten-mailboxes',
    sql: `
      -- Whose mails, where they became files, are to be deleted now that the transaction is through.
      create table forgotten_mailboxes (
        id uuid primary key,
        -- A digest of the address, as in the names of the files.
        mailbox text not null,
        -- Only mails that name this username; null: all.
        naming text
      );
    `,
  },
]

export const auditActions: Migration[] = [
  {
    id: '2026-11-28-audit-actions',
    sql: `
      alter table audit_events rename column act to action;
      create or replace function audit_events_stay() returns trigger language plpgsql as $audit$
      begin
        if tg_op = 'DELETE' and old.at < now() - interval '399 days' then
          return old;
        end if;
        if tg_op = 'UPDATE' and (new.id, new.at, new.action, new.via) = (old.id, old.at, old.action, old.via)
          and (new.actor_id is null or new.actor_id = old.actor_id)
          and (new.subject_id is null or new.subject_id = old.subject_id) then
          return new;
        end if;
        raise exception 'audit_events is append-only';
      end
      $audit$;
    `,
  },
]
