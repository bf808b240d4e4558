import type { Migration } from '../platform/migrate.ts'

export const rosterTables: readonly Migration[] = [
  {
    id: '2026-11-30-rosters',
    sql: `
      -- One OneRoster file. Its parts and staged rows are deleted when the sync ends.
      create table roster_syncs (
        id uuid primary key,
        district_id uuid not null references districts (id) on delete cascade,
        state text not null check (state in ('uploading', 'checking', 'refused', 'ready', 'applying', 'done',
          'failed', 'canceled')),
        file_name text not null,
        bytes integer not null check (bytes > 0),
        -- Null if the operator's command read the file.
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null,
        ended_at timestamptz,
        -- A server instance works on the sync until then, unless it extends the claim.
        claimed_until timestamptz,
        invites_teachers boolean not null default false,
        progress smallint,
        -- What was found when the file was read, without data about people who are not named on the screen.
        report jsonb
      );
      create index roster_syncs_by_district on roster_syncs (district_id, created_at desc);
      create index roster_syncs_by_creator on roster_syncs (created_by) where created_by is not null;
      create index roster_syncs_open on roster_syncs (created_at) where state in ('uploading', 'checking', 'ready', 'applying');
      create unique index roster_syncs_one_applying on roster_syncs (district_id) where state = 'applying';

      create table roster_file_parts (
        sync_id uuid not null references roster_syncs (id) on delete cascade,
        part smallint not null,
        content bytea not null,
        primary key (sync_id, part)
      );

      create table roster_staged_schools (
        sync_id uuid not null references roster_syncs (id) on delete cascade,
        sourced_id text not null,
        line integer not null,
        name text not null,
        is_ended boolean not null,
        primary key (sync_id, sourced_id)
      );
      create table roster_staged_terms (
        sync_id uuid not null references roster_syncs (id) on delete cascade,
        sourced_id text not null,
        line integer not null,
        title text not null,
        type text not null,
        starts_on date not null,
        ends_on date not null,
        is_ended boolean not null,
        primary key (sync_id, sourced_id)
      );
      create table roster_staged_people (
        sync_id uuid not null references roster_syncs (id) on delete cascade,
        sourced_id text not null,
        line integer not null,
        role text not null check (role in ('student', 'teacher')),
        first_name text not null,
        last_name text not null,
        grade_level smallint not null,
        identifier text,
        username text,
        -- Teachers only.
        email text,
        sign_in_keys text[] not null,
        school_ids text[] not null,
        modified_at timestamptz,
        is_ended boolean not null,
        digest text not null,
        primary key (sync_id, sourced_id)
      );
      create index roster_staged_people_by_line on roster_staged_people (sync_id, line);
      create table roster_staged_classes (
        sync_id uuid not null references roster_syncs (id) on delete cascade,
        sourced_id text not null,
        line integer not null,
        name text not null,
        period text not null,
        grade_level smallint not null,
        -- Null if neither the class nor its course says.
        subject text check (subject in ('math', 'science', 'both', 'other')),
        school_id text not null,
        term_ids text[] not null,
        modified_at timestamptz,
        is_ended boolean not null,
        primary key (sync_id, sourced_id)
      );
      create table roster_staged_enrollments (
        sync_id uuid not null references roster_syncs (id) on delete cascade,
        sourced_id text not null,
        line integer not null,
        class_id text not null,
        person_id text not null,
        role text not null check (role in ('student', 'teacher')),
        is_primary boolean not null,
        modified_at timestamptz,
        is_ended boolean not null,
        primary key (sync_id, sourced_id)
      );
      create index roster_staged_enrollments_by_line on roster_staged_enrollments (sync_id, line);

      -- Rows of the file that have a problem. What they are about stays as it is.
      create table roster_staged_problems (
        sync_id uuid not null references roster_syncs (id) on delete cascade,
        kind text not null check (kind in ('users', 'classes', 'enrollments')),
        sourced_id text not null,
        primary key (sync_id, kind, sourced_id)
      );

      create table roster_schools (
        district_id uuid not null references districts (id) on delete cascade,
        sourced_id text not null,
        school_id uuid not null references schools (id) on delete cascade,
        name text not null,
        primary key (district_id, sourced_id)
      );
      create index roster_schools_by_school on roster_schools (school_id);

      create table roster_terms (
        district_id uuid not null references districts (id) on delete cascade,
        sourced_id text not null,
        title text not null,
        type text not null,
        starts_on date not null,
        ends_on date not null,
        primary key (district_id, sourced_id)
      );

      -- Whose account a person of the roster is. People who left keep their row and their account.
      create table roster_people (
        district_id uuid not null references districts (id) on delete cascade,
        sourced_id text not null,
        user_id uuid not null unique references users (id) on delete cascade,
        role text not null check (role in ('student', 'teacher')),
        -- The number that the school gave the person.
        identifier text,
        -- Hashes of the names by which a sign-in service may know the person (platform/roster-sign-in.ts).
        sign_in_keys text[] not null,
        school_ids uuid[] not null,
        -- Of everything that the roster says about the person, as it was applied.
        digest text not null,
        modified_at timestamptz,
        left_at timestamptz,
        primary key (district_id, sourced_id)
      );
      create index roster_people_by_sign_in_key on roster_people using gin (sign_in_keys);
      create index roster_people_by_school on roster_people using gin (school_ids);

      create table roster_classes (
        district_id uuid not null references districts (id) on delete cascade,
        sourced_id text not null,
        -- Null while there is none: another subject, no teacher yet, or over.
        classroom_id uuid unique references classrooms (id) on delete set null,
        name text not null,
        period text not null,
        grade_level smallint not null,
        subject text not null check (subject in ('math', 'science', 'both', 'other')),
        modified_at timestamptz,
        is_ended boolean not null,
        -- Whether the classroom shows the above.
        is_applied boolean not null,
        primary key (district_id, sourced_id)
      );
      create index roster_classes_to_apply on roster_classes (district_id) where not is_applied;

      -- Who is in which class by the roster. A row that ended is deleted once that is applied.
      create table roster_enrollments (
        user_id uuid not null references users (id) on delete cascade,
        district_id uuid not null references districts (id) on delete cascade,
        sourced_id text not null,
        class_id text not null,
        role text not null check (role in ('student', 'teacher')),
        is_primary boolean not null,
        modified_at timestamptz,
        is_ended boolean not null,
        is_applied boolean not null,
        primary key (district_id, sourced_id),
        foreign key (district_id, class_id) references roster_classes (district_id, sourced_id) on delete cascade
      );
      create index roster_enrollments_by_class on roster_enrollments (district_id, class_id);
      create index roster_enrollments_by_user on roster_enrollments (user_id);
      create index roster_enrollments_to_apply on roster_enrollments (district_id, class_id, sourced_id)
        where not is_applied;
    `,
  },
]
