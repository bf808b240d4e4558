import type { Migration } from '../platform/migrate.ts'

export const assignmentsTables: readonly Migration[] = [
  {
    id: '2026-11-22-assignments',
    sql: `
      create table assignments (
        id uuid primary key,
        classroom_id uuid not null references classrooms (id) on delete cascade,
        made_by uuid references users (id) on delete set null,
        created_at timestamptz not null,
        title text not null,
        skill_ids text[] not null,
        -- The mastery out of 100, or the number of questions, that every skill is to reach.
        goal_kind text not null check (goal_kind in ('mastery', 'count')),
        goal smallint not null,
        audience text not null check (audience in ('class', 'groups', 'students')),
        group_ids uuid[] not null,
        opens_at timestamptz not null,
        due_at timestamptz,
        takes_late boolean not null,
        tries smallint not null check (tries in (1, 2)),
        has_hints boolean not null,
        skill_order text not null check (skill_order in ('listed', 'mixed')),
        is_pinned boolean not null
      );
      create index assignments_by_classroom on assignments (classroom_id);

      -- What is said of one student: that it is for them by name, until when, and whether they are excused.
      create table assigned_students (
        student_id uuid not null references users (id) on delete cascade,
        assignment_id uuid not null references assignments (id) on delete cascade,
        is_named boolean not null default false,
        -- Their own due date; null for that of the others.
        due_at timestamptz,
        is_excused boolean not null default false,
        primary key (student_id, assignment_id)
      );
      create index assigned_students_by_assignment on assigned_students (assignment_id);
    `,
  },
  {
    id: '2026-11-22-fixed-sets',
    sql: `
      alter table assignments
        drop constraint assignments_goal_kind_check,
        add constraint assignments_goal_kind_check check (goal_kind in ('mastery', 'count', 'fixed')),
        -- Of a fixed set: the very same questions for all.
        add column is_same boolean not null default true;

      -- The questions of a fixed set. Those that were taken out stay, so that their numbers do not come again.
      create table assignment_slots (
        assignment_id uuid not null references assignments (id) on delete cascade,
        -- Answers name it.
        slot smallint not null check (slot > 0),
        -- In the order; null once it was taken out.
        place smallint,
        skill_id text not null,
        model_id text not null,
        level smallint not null check (level between 1 and 3),
        seed integer not null,
        primary key (assignment_id, slot)
      );

      alter table assigned_students add column reminded_at timestamptz;

      -- What makes assigned work of a class fit one student.
      create table accommodations (
        student_id uuid not null references users (id) on delete cascade,
        classroom_id uuid not null references classrooms (id) on delete cascade,
        more_days smallint not null check (more_days between 0 and 30),
        has_fewer_choices boolean not null,
        is_read_aloud boolean not null,
        primary key (student_id, classroom_id)
      );
      create index accommodations_by_classroom on accommodations (classroom_id);
    `,
  },
  {
    id: '2026-11-22-assignments-changed-by',
    sql: `
      -- Who wrote or changed it last, and so answers for it.
      alter table assignments add column changed_by uuid references users (id) on delete set null;
      update assignments set changed_by = made_by;
    `,
  },
]

export const assignmentsIndexes: Migration[] = [
  {
    id: '2026-11-22-indexes-of-assignments',
    sql: `
      -- A teacher's account is deleted without reading everybody's rows.
      create index assignments_by_maker on assignments (made_by) where made_by is not null;
      create index assignments_by_changer on assignments (changed_by) where changed_by is not null;
    `,
  },
]

export const handGrades: Migration[] = [
  {
    id: '2026-11-29-hand-grades',
    sql: `
      alter table assigned_students
        -- In percent, in place of what was earned; null where that counts.
        add column grade smallint check (grade between 0 and 150),
        add column comment text not null default '';
    `,
  },
]

export const gradingTables: Migration[] = [
  {
    id: '2026-11-29-grading',
    sql: `
      -- How the grades of a class are worked out; no row for what every class begins with.
      create table class_grading (
        classroom_id uuid primary key references classrooms (id) on delete cascade,
        missing text not null check (missing in ('left-out', 'zero')),
        late_kind text not null check (late_kind in ('none', 'once', 'daily')),
        -- Of the points possible, once or each day, and how much at most.
        late_percent smallint not null check (late_percent between 0 and 100),
        late_most smallint not null check (late_most between 0 and 100),
        drop_lowest smallint not null check (drop_lowest between 0 and 5)
      );
      create table grade_categories (
        id uuid primary key,
        classroom_id uuid not null references classrooms (id) on delete cascade,
        place smallint not null,
        name text not null,
        -- In percent of the class grade.
        weight smallint not null check (weight between 0 and 100)
      );
      create index grade_categories_by_classroom on grade_categories (classroom_id);

      alter table assignments
        add column points smallint not null default 100 check (points between 1 and 1000),
        add column category_id uuid references grade_categories (id) on delete set null;
      create index assignments_by_category on assignments (category_id) where category_id is not null;
    `,
  },
]

export const retakeTables: Migration[] = [
  {
    id: '2026-11-29-retakes',
    sql: `
      -- An assignment that a student may do again; what was asked before it is an earlier take.
      create table retakes (
        student_id uuid not null references users (id) on delete cascade,
        assignment_id uuid not null references assignments (id) on delete cascade,
        take smallint not null check (take between 1 and 9),
        given_at timestamptz not null,
        due_at timestamptz,
        primary key (student_id, assignment_id, take)
      );
      create index retakes_by_assignment on retakes (assignment_id);

      alter table class_grading add column retakes text not null default 'best'
        check (retakes in ('best', 'latest', 'average'));
    `,
  },
]

export const assignmentRevisions: Migration[] = [
  {
    id: '2026-11-28-assignment-revisions',
    // Counts changes, so that two teachers of a class do not overwrite each other.
    sql: 'alter table assignments add column revision integer not null default 1',
  },
]

export const assignmentInstructions: Migration[] = [
  {
    id: '2026-11-30-assignment-instructions',
    // What students read before they start.
    sql: "alter table assignments add column instructions text not null default ''",
  },
]

export const settingsRevisions: Migration[] = [
  {
    id: '2026-11-30-settings-revisions',
    // Count changes, so that two teachers of a class do not overwrite each other. A class or student without a row is
    // at revision 1.
    sql: `
      alter table accommodations add column revision integer not null default 2;
      alter table class_grading add column revision integer not null default 2;
    `,
  },
]

export const workGrades: Migration[] = [
  {
    id: '2026-12-01-work-grades',
    // How shown work counts in the grade.
    sql: "alter table assignments add column work_grade text not null default 'answer' check (work_grade in ('answer', 'lines'))",
  },
]
