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
]
