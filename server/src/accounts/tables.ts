import type { Migration } from '../platform/migrate.ts'

export const accountsTables: readonly Migration[] = [
  {
    id: '2026-11-21-accounts',
    sql: `
      create table users (
        id uuid primary key,
        username text not null,
        -- The username as it is compared: NFKC, lower case.
        username_key text not null unique,
        -- Not unique: children of one family may share a parent's address. Null for a class-created student.
        email text,
        password_hash text not null,
        role text not null check (role in ('student', 'teacher')),
        grade_level smallint not null check (grade_level between 0 and 12),
        first_name text not null,
        last_name text not null,
        school_name text,
        subject text check (subject in ('math', 'science', 'both')),
        created_at timestamptz not null,
        is_demo boolean not null default false
      );
    `,
  },
  {
    id: '2026-11-22-accounts-settings',
    sql: `
      alter table users
        add column theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
        add column text_size text not null default 'normal' check (text_size in ('normal', 'large', 'largest')),
        add column reading_rate text not null default 'normal' check (reading_rate in ('normal', 'slow')),
        -- Null: the time zone of the device.
        add column time_zone text;
    `,
  },
  {
    id: '2026-11-22-accounts-password-resets',
    sql: `
      create index users_by_email on users (email) where email is not null;

      -- Of the link's token only the hash. A row goes when the link is used or another one asked for.
      create table password_resets (
        user_id uuid primary key references users (id) on delete cascade,
        token_hash bytea not null unique,
        expires_at timestamptz not null
      );
    `,
  },
  {
    id: '2026-11-22-accounts-language',
    sql: `
      alter table users
        -- Null: never chosen.
        add column language text check (language in ('en', 'es'));
    `,
  },
]

/** Runs after the tables of other features. */
export const anyLanguage: readonly Migration[] = [
  {
    id: '2026-11-29-accounts-any-language',
    sql: `
      -- Which languages there are, the calls check: another one needs no migration.
      alter table users drop constraint users_language_check;
      alter table consents drop constraint consents_text_language_check;
    `,
  },
]

/** Runs after the tables of other features. */
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

/** Runs after the tables of other features. */
export const signInCardTables: readonly Migration[] = [
  {
    id: '2026-11-29-sign-in-cards',
    sql: `
      -- The code on a printed login card, which signs its student in: one for each student, its secret hashed.
      create table sign_in_cards (
        student_id uuid primary key references users (id) on delete cascade,
        classroom_id uuid not null references classrooms (id) on delete cascade,
        made_by uuid references users (id) on delete set null,
        secret_hash bytea not null unique,
        made_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index sign_in_cards_by_classroom on sign_in_cards (classroom_id);
      create index sign_in_cards_by_maker on sign_in_cards (made_by) where made_by is not null;
      create index sign_in_cards_by_end on sign_in_cards (expires_at);
    `,
  },
]
