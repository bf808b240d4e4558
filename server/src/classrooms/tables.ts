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
]
