import type { Migration } from '../../platform/migrate.ts'

/** Separate from the other tables of accounts, because they refer to tables of classrooms. */
export const consentTables: readonly Migration[] = [
  {
    id: '2026-11-22-consent',
    sql: `
      -- Students who signed up by themselves. Who was made by a teacher has no row: the school has agreed.
      create table student_privacy (
        student_id uuid primary key references users (id) on delete cascade,
        -- Never a birthday. Null: not asked yet.
        age_band text check (age_band in ('under-13', '13-plus', 'not-said')),
        -- When the account is deleted; null while it need not be.
        due_at timestamptz,
        -- When the person was told of that.
        noticed_at timestamptz
      );
      create index student_privacy_due on student_privacy (due_at) where due_at is not null;
      insert into student_privacy (student_id, due_at)
        select id, now() + interval '14 days' from users u where role = 'student' and not is_demo
          and not exists (select 1 from class_accounts c where c.student_id = u.id);

      -- The ledger: who agreed to which text, how and when, and when it was taken back.
      create table consents (
        student_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        kind text not null check (kind in ('parent', 'school')),
        how text not null check (how in ('email-link', 'class')),
        text_version text not null,
        given_at timestamptz not null,
        revoked_at timestamptz,
        parent_email text,
        teacher_id uuid references users (id) on delete set null,
        -- The school’s holds for as long as the student is in this class.
        classroom_id uuid references classrooms (id) on delete set null,
        primary key (student_id, id),
        check ((kind = 'parent') = (parent_email is not null))
      );
      create index consents_by_classroom on consents (classroom_id) where classroom_id is not null;
      create index consents_by_teacher on consents (teacher_id) where teacher_id is not null;

      -- Of the link’s token only the hash. It opens the parent’s page for as long as the account is there.
      create table consent_links (
        student_id uuid primary key references users (id) on delete cascade,
        token_hash bytea not null unique,
        parent_email text not null,
        asked_at timestamptz not null
      );

      -- When an account was last used, to the day, and when its person was told that it goes for lack of use.
      alter table users add column last_used_on date, add column unused_noticed_at timestamptz;
      update users u set last_used_on = greatest(u.created_at,
        (select max(s.refreshed_at) from sessions s where s.user_id = u.id))::date;

      create table retention_runs (
        day date primary key,
        started_at timestamptz not null,
        ended_at timestamptz
      );
    `,
  },
  {
    id: '2026-11-22-who-is-of-age',
    sql: `
      -- Who answered before this stays 13-plus: nobody is asked again, and a grown-up decides for them about money.
      alter table student_privacy drop constraint student_privacy_age_band_check;
      alter table student_privacy add constraint student_privacy_age_band_check
        check (age_band in ('under-13', '13-plus', '18-plus', 'not-said'));
    `,
  },
  {
    id: '2026-11-22-consent-language',
    sql: `
      -- In which language the text was read. Until now there was English alone.
      alter table consents add column text_language text not null default 'en' check (text_language in ('en', 'es'));
      alter table consents alter column text_language drop default;
    `,
  },
]

/** Separate, because they must be created after the tables of schools. */
export const childrenTables: readonly Migration[] = [
  {
    id: '2026-11-23-days-without-consent',
    sql: `
      alter table student_privacy
        -- Since when nobody has agreed, or the question of age is open; null while that is not so.
        add column waiting_since timestamptz,
        -- The sum of such times that are over.
        add column waited interval not null default interval '0',
        -- A keyed digest of the address that a child gave as their own. It is refused as a parent's, and cannot be read.
        add column own_address bytea;
      create index student_privacy_own_address on student_privacy (own_address) where own_address is not null;
      update student_privacy set waiting_since = due_at - interval '14 days' where due_at is not null;
      update student_privacy set due_at = least(due_at, waiting_since + interval '7 days') where age_band is null;

      -- How often a parent was written to.
      alter table consent_links add column mails integer not null default 1;

      -- Two addresses with the same key reach the same mailbox: case, +tags, and the dots of Gmail do not count.
      create function mail_address_key(address text) returns text language sql immutable strict parallel safe
        return (
          select case when part.host in ('gmail.com', 'googlemail.com') then replace(part.name, '.', '') || '@gmail.com'
            else part.name || '@' || part.host end
          from (select split_part(split_part(lower(address), '@', 1), '+', 1) as name,
            split_part(lower(address), '@', 2) as host) part
        );
      create index users_by_address_key on users (mail_address_key(email)) where email is not null and role = 'student';
    `,
  },
]
