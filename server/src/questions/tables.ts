import type { Migration } from '../platform/migrate.ts'

export const questionsTables: readonly Migration[] = [
  {
    id: '2026-11-22-questions',
    sql: `
      -- What its author saved last.
      create table authored_questions (
        id uuid primary key,
        teacher_id uuid not null references users (id) on delete cascade,
        question jsonb not null,
        revision integer not null check (revision > 0),
        -- The version that is published, and the revision that it was made of.
        version integer check (version > 0),
        published_revision integer,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        -- Gone for its author; versions stay, since answers are replayed by them.
        deleted_at timestamptz,
        check ((version is null) = (published_revision is null))
      );
      create index authored_questions_of on authored_questions (teacher_id, updated_at desc)
        where deleted_at is null;

      -- Append-only: an answer names the version that it was given to.
      create table authored_question_versions (
        question_id uuid not null references authored_questions (id) on delete cascade,
        version integer not null check (version > 0),
        question jsonb not null,
        published_at timestamptz not null,
        primary key (question_id, version)
      );
    `,
  },
]
