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
  {
    id: '2026-11-22-questions-library',
    sql: `
      create table question_folders (
        id uuid primary key,
        teacher_id uuid not null references users (id) on delete cascade,
        name text not null check (length(name) between 1 and 60),
        created_at timestamptz not null
      );
      create unique index question_folders_of on question_folders (teacher_id, lower(name));

      alter table authored_questions
        add column folder_id uuid references question_folders (id) on delete set null,
        -- Who else may read what is published.
        add column shared_with text not null default 'nobody'
          check (shared_with in ('nobody', 'school', 'everyone'));
      create index authored_questions_shared on authored_questions (shared_with)
        where shared_with <> 'nobody' and version is not null and deleted_at is null;

      -- What figures show. Its author reads it at once, anybody who is signed in once a version has it.
      create table question_images (
        id uuid primary key,
        teacher_id uuid references users (id) on delete set null,
        type text not null check (type in ('image/png', 'image/jpeg')),
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        content bytea not null,
        created_at timestamptz not null,
        published_at timestamptz
      );
      create index question_images_of on question_images (teacher_id);
    `,
  },
  {
    id: '2026-11-22-questions-left',
    sql: `
      -- Null once the author’s account is gone: what others’ answers and sets rest on stays, and is nobody’s.
      alter table authored_questions alter column teacher_id drop not null;
      create index authored_questions_left on authored_questions (id) where teacher_id is null;

      -- When it was first seen that no draft and no version shows it.
      alter table question_images add column unused_since timestamptz;
    `,
  },
]

export const questionsIndexes: Migration[] = [
  {
    id: '2026-11-22-indexes-of-questions',
    sql: `
      -- Deleted ones, too: an account or a folder is deleted without reading everybody's rows.
      create index authored_questions_by_teacher on authored_questions (teacher_id) where teacher_id is not null;
      create index authored_questions_by_folder on authored_questions (folder_id) where folder_id is not null;
    `,
  },
]

export const folderRevisions: Migration[] = [
  {
    id: '2026-11-30-folder-revisions',
    // Counts changes of the name, so that a teacher's two windows do not overwrite each other.
    sql: 'alter table question_folders add column revision integer not null default 1',
  },
]
