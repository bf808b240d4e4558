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
]
