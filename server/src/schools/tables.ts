import type { Migration } from '../platform/migrate.ts'

export const schoolsTables: readonly Migration[] = [
  {
    id: '2026-11-22-schools',
    sql: `
      -- A school is entered by whoever runs the server. What people type as their school is users.school_name, which
      -- gives no rights.
      create table schools (
        id uuid primary key,
        name text not null,
        place text not null default '',
        created_at timestamptz not null
      );
      create unique index schools_by_name on schools (lower(name), lower(place));

      -- Domains at which only the staff of the school has addresses.
      create table school_domains (
        domain text primary key check (domain = lower(domain)),
        school_id uuid not null references schools (id) on delete cascade,
        added_at timestamptz not null
      );
      create index school_domains_by_school on school_domains (school_id);

      -- Who is verified at which school, how and when. Without a row a teacher is not verified.
      create table school_members (
        teacher_id uuid not null references users (id) on delete cascade,
        school_id uuid not null references schools (id) on delete cascade,
        role text not null default 'teacher' check (role in ('teacher')),
        verified_by text not null check (verified_by in ('invitation', 'address', 'operator')),
        verified_at timestamptz not null,
        -- The address to which the link went; null where there was none.
        verified_email text,
        invited_by uuid references users (id) on delete set null,
        primary key (teacher_id, school_id)
      );
      create index school_members_by_school on school_members (school_id);
      create index school_members_by_inviter on school_members (invited_by) where invited_by is not null;

      -- Of a link's token only the hash. A row goes when the link is used, taken back or expired.
      create table school_links (
        id uuid primary key,
        kind text not null check (kind in ('address', 'invitation')),
        school_id uuid not null references schools (id) on delete cascade,
        -- Whose address is to be confirmed, or who invites.
        teacher_id uuid not null references users (id) on delete cascade,
        email text not null,
        token_hash bytea not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create unique index school_links_one_address on school_links (teacher_id) where kind = 'address';
      create unique index school_links_one_invitation on school_links (school_id, email) where kind = 'invitation';
      create index school_links_by_teacher on school_links (teacher_id);
    `,
  },
]

export const schoolsIndexes: Migration[] = [
  {
    id: '2026-11-22-index-of-school-links',
    sql: 'create index school_links_by_school on school_links (school_id);',
  },
]
