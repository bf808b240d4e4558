import type { Migration } from '../platform/migrate.ts'

/** An account's requests are deleted with the account; what was emailed in the meantime stays in the mailbox. */
export const supportTables: readonly Migration[] = [
  {
    id: '2026-11-22-support',
    sql: `
      create table support_requests (
        id uuid primary key,
        number text not null unique,
        user_id uuid references users (id) on delete cascade,
        topic text not null check (topic in ('help', 'question', 'privacy', 'accessibility', 'idea')),
        privacy_wish text check (privacy_wish in ('see', 'correct', 'delete', 'parent', 'withdraw-consent')),
        due_on date,
        message text not null,
        question_words text,
        about_username text,
        email text,
        page text,
        app_version text,
        browser text,
        received_at timestamptz not null,
        -- Set by hand by whoever has dealt with it.
        closed_at timestamptz,
        check ((topic = 'privacy') = (privacy_wish is not null)),
        check ((topic = 'privacy') = (due_on is not null))
      );
      create index support_requests_open on support_requests (received_at) where closed_at is null;
      create index support_requests_user on support_requests (user_id) where user_id is not null;
    `,
  },
]
