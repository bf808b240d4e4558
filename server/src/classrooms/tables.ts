import type { Migration } from '../platform/migrate.ts'

export const classroomsTables: readonly Migration[] = [
  {
    id: '2026-11-21-classrooms',
    sql: `
      create table classrooms (
        id uuid primary key,
        teacher_id uuid not null references users (id) on delete cascade,
        name text not null,
        grade_level smallint not null check (grade_level between 0 and 12),
        is_active boolean not null default true,
        created_at timestamptz not null
      );
      create index classrooms_by_teacher on classrooms (teacher_id);

      create table enrolments (
        student_id uuid not null references users (id) on delete cascade,
        classroom_id uuid not null references classrooms (id) on delete cascade,
        enrolled_at timestamptz not null,
        primary key (student_id, classroom_id)
      );
      create index enrolments_by_classroom on enrolments (classroom_id);
    `,
  },
  {
    id: '2026-11-22-classrooms-joining',
    sql: `
      alter table classrooms
        add column subject text not null default 'both' check (subject in ('math', 'science', 'both')),
        -- Period or school year, in the teacher's words.
        add column period text not null default '',
        add column join_code text unique,
        add column join_is_on boolean not null default false,
        add column join_until timestamptz;

      -- Everyone who teaches a class, its owner too, or is invited to.
      create table classroom_teachers (
        teacher_id uuid not null references users (id) on delete cascade,
        classroom_id uuid not null references classrooms (id) on delete cascade,
        role text not null check (role in ('owner', 'co-teacher')),
        invited_at timestamptz not null,
        -- Null until an invitation is accepted: such a teacher sees nothing of the class.
        accepted_at timestamptz,
        primary key (teacher_id, classroom_id)
      );
      create index classroom_teachers_by_classroom on classroom_teachers (classroom_id);
      insert into classroom_teachers (teacher_id, classroom_id, role, invited_at, accepted_at)
        select teacher_id, id, 'owner', created_at, created_at from classrooms;

      create table class_groups (
        classroom_id uuid not null references classrooms (id) on delete cascade,
        id uuid not null,
        name text not null,
        created_at timestamptz not null,
        primary key (classroom_id, id)
      );
      create unique index class_groups_by_name on class_groups (classroom_id, lower(name));

      alter table enrolments
        -- Who joined by code may leave by themselves.
        add column joined_by text not null default 'teacher' check (joined_by in ('code', 'teacher')),
        add column group_id uuid,
        add foreign key (classroom_id, group_id) references class_groups (classroom_id, id);

      -- Accounts that a teacher made for a class. Their passwords are set by the teachers of the class that is
      -- their home, and by nobody whose class they joined later.
      create table class_accounts (
        student_id uuid primary key references users (id) on delete cascade,
        made_by uuid references users (id) on delete set null,
        home_id uuid references classrooms (id) on delete set null,
        made_at timestamptz not null
      );
      create index class_accounts_by_home on class_accounts (home_id);
      create index class_accounts_by_maker on class_accounts (made_by);

      -- Who did what to whom, when. It outlives the class and the accounts, so nothing is referred to.
      create table class_acts (
        classroom_id uuid not null,
        id uuid not null,
        at timestamptz not null,
        actor_id uuid not null,
        act text not null,
        subject_id uuid,
        primary key (classroom_id, id)
      );
    `,
  },
  {
    id: '2026-11-22-sample-classes',
    sql: `
      alter table classrooms add column is_sample boolean not null default false;
      create unique index classrooms_one_sample on classrooms (teacher_id) where is_sample;

      -- Made-up students: they go with their class, and nothing is learned from their answers.
      create table sample_students (
        student_id uuid primary key references users (id) on delete cascade,
        classroom_id uuid not null references classrooms (id) on delete cascade
      );
      create index sample_students_by_classroom on sample_students (classroom_id);
    `,
  },
  {
    id: '2026-11-24-class-events',
    sql: 'alter table class_acts rename to class_events',
  },
]

export const classroomRevisions: Migration[] = [
  {
    id: '2026-11-29-classroom-revisions',
    // Counts changes, so that two teachers of a class do not overwrite each other.
    sql: 'alter table classrooms add column revision integer not null default 1',
  },
]

export const groupRevisions: Migration[] = [
  {
    id: '2026-11-30-group-revisions',
    // Counts changes of the name, so that two teachers of a class do not overwrite each other.
    sql: 'alter table class_groups add column revision integer not null default 1',
  },
]

export const studentNumbers: Migration[] = [
  {
    id: '2026-11-29-student-numbers',
    sql: `
      -- The student's number in the school's own system, as a teacher of the class entered it.
      alter table enrolments add column student_number text;
      create unique index enrolments_by_number on enrolments (classroom_id, student_number)
        where student_number is not null;
    `,
  },
]

export const classEventActions: Migration[] = [
  {
    id: '2026-11-28-class-event-actions',
    sql: `
      alter table class_events rename column act to action;
      alter index class_acts_pkey rename to class_events_pkey;
    `,
  },
]
