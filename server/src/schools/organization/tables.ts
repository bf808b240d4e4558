import type { Migration } from '../../platform/migrate.ts'

export const rosterRights: Migration[] = [
  {
    id: '2026-11-30-roster-rights',
    sql: `
      alter table school_members drop constraint school_members_verified_by_check;
      alter table school_members add constraint school_members_verified_by_check
        check (verified_by in ('invitation', 'address', 'operator', 'roster'));

      -- Whether the person left by the district's roster. They are reactivated when a roster lists them again.
      alter table deactivated_accounts add column by_roster boolean not null default false;
    `,
  },
]

export const organizationTables: Migration[] = [
  {
    id: '2026-11-30-organizations',
    sql: `
      create table districts (
        id uuid primary key,
        name text not null,
        created_at timestamptz not null
      );
      create unique index districts_by_name on districts (lower(name));

      -- A school without a district is only for verifying teachers.
      alter table schools add column district_id uuid references districts (id) on delete restrict;
      create index schools_by_district on schools (district_id) where district_id is not null;

      create table school_years (
        id uuid primary key,
        district_id uuid not null references districts (id) on delete cascade,
        name text not null,
        starts_on date not null,
        ends_on date not null check (ends_on > starts_on)
      );
      create unique index school_years_by_name on school_years (district_id, lower(name));

      -- A teacher account that administers one school or, without a school, the whole district.
      create table administrators (
        user_id uuid primary key references users (id) on delete cascade,
        district_id uuid not null references districts (id) on delete cascade,
        school_id uuid references schools (id) on delete cascade,
        appointed_at timestamptz not null,
        appointed_by uuid references users (id) on delete set null
      );
      create index administrators_by_district on administrators (district_id);
      create index administrators_by_school on administrators (school_id) where school_id is not null;
      create index administrators_by_appointer on administrators (appointed_by) where appointed_by is not null;

      -- Nobody signs in to these accounts until their row is deleted.
      create table deactivated_accounts (
        user_id uuid primary key references users (id) on delete cascade,
        deactivated_at timestamptz not null,
        deactivated_by uuid references users (id) on delete set null
      );
      create index deactivated_accounts_by_administrator on deactivated_accounts (deactivated_by)
        where deactivated_by is not null;

      -- Why an administrator opened a student's record. The id is that of the audit event.
      create table record_openings (
        student_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        opened_at timestamptz not null,
        opened_by uuid references users (id) on delete set null,
        reason text not null,
        primary key (student_id, id)
      );
      create index record_openings_by_event on record_openings (id);
      create index record_openings_by_administrator on record_openings (opened_by) where opened_by is not null;
    `,
  },
]
