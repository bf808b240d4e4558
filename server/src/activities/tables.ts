import type { Migration } from '../platform/migrate.ts'

export const activitiesTables: readonly Migration[] = [
  {
    id: '2026-11-21-activities',
    sql: `
      create table activities (
        classroom_id uuid not null references classrooms (id) on delete cascade,
        id uuid not null,
        title text not null,
        created_at timestamptz not null,
        primary key (classroom_id, id)
      );
    `,
  },
  {
    id: '2026-11-22-live-activities',
    sql: `
      alter table activities
        add column skill_id text,
        add column mode text not null default 'together' check (mode in ('together', 'own-level')),
        add column phase text not null default 'ended' check (phase in ('waiting', 'open', 'revealed', 'ended')),
        add column is_paused boolean not null default false,
        add column round smallint not null default 0,
        -- Number of the latest event.
        add column last_number integer not null default 0,
        add column ended_at timestamptz;
      create index activities_by_id on activities (id);
      create unique index one_live_activity on activities (classroom_id) where phase <> 'ended';

      -- The questions that all were asked; what was answered stands in the attempts.
      create table activity_rounds (
        classroom_id uuid not null,
        activity_id uuid not null,
        round smallint not null,
        model_id text not null,
        level smallint not null check (level between 1 and 3),
        seed integer not null,
        revision integer not null,
        asked_at timestamptz not null,
        primary key (classroom_id, activity_id, round),
        foreign key (classroom_id, activity_id) references activities (classroom_id, id) on delete cascade
      );
      create table activity_students (
        classroom_id uuid not null,
        activity_id uuid not null,
        student_id uuid not null references users (id) on delete cascade,
        joined_at timestamptz not null,
        primary key (classroom_id, activity_id, student_id),
        foreign key (classroom_id, activity_id) references activities (classroom_id, id) on delete cascade
      );
      -- What happened, numbered without a gap, so that a stream that broke goes on where it stopped.
      create table activity_events (
        classroom_id uuid not null,
        activity_id uuid not null,
        number integer not null,
        kind text not null,
        round smallint not null,
        at timestamptz not null,
        primary key (classroom_id, activity_id, number),
        foreign key (classroom_id, activity_id) references activities (classroom_id, id) on delete cascade
      );
      create index activity_events_by_activity on activity_events (activity_id, number);
    `,
  },
  {
    id: '2026-11-22-live-activities-afterwards',
    sql: `
      -- Groups that were made from an activity, and why.
      create table activity_groups (
        classroom_id uuid not null,
        activity_id uuid not null,
        group_id uuid not null,
        reason text not null,
        misconception text,
        primary key (classroom_id, activity_id, group_id),
        foreign key (classroom_id, activity_id) references activities (classroom_id, id) on delete cascade,
        foreign key (classroom_id, group_id) references class_groups (classroom_id, id) on delete cascade
      );
      -- The work that was assigned after it; it may have been taken away since.
      alter table activities add column follow_up_id uuid;
      create index activity_groups_by_group on activity_groups (classroom_id, group_id);
    `,
  },
  {
    id: '2026-11-22-live-activities-held-answers',
    sql: `
      -- Answers to a question that all have, until its answer is shown; only then do they become attempts, so that
      -- nothing that a student sees of their own tells the verdict before.
      create table activity_answers (
        student_id uuid not null references users (id) on delete cascade,
        classroom_id uuid not null,
        activity_id uuid not null,
        round smallint not null,
        submission_id uuid not null,
        response jsonb not null,
        verdict text not null check (verdict in ('correct', 'incorrect')),
        misconception text,
        active_ms integer not null,
        time_zone text,
        answered_at timestamptz not null,
        primary key (student_id, activity_id, round),
        foreign key (classroom_id, activity_id, round)
          references activity_rounds (classroom_id, activity_id, round) on delete cascade
      );
      create index activity_answers_by_activity on activity_answers (activity_id);
    `,
  },
  {
    id: '2026-11-22-live-activities-from-unverified',
    sql: `
      -- Started, and asked, by a teacher whom no school had confirmed.
      alter table activities add column is_from_unverified boolean not null default false;
      alter table activity_rounds add column is_from_unverified boolean not null default false;
    `,
  },
]

export const unrevealedAnswerLanguage: Migration[] = [
  {
    id: '2026-11-22-language-of-held-answers',
    // The language in which the question was shown.
    sql: `alter table activity_answers add column language text not null default 'en';`,
  },
]

export const activitiesIndexes: Migration[] = [
  {
    id: '2026-11-22-index-of-activity-students',
    // Lets an account be deleted without reading every student's rows.
    sql: 'create index activity_students_by_student on activity_students (student_id);',
  },
]

export const activitiesOwnQuestions: Migration[] = [
  {
    id: '2026-11-29-own-questions-of-activities',
    // Published versions of teacher-written questions, in the order they are asked; empty for the skill's own.
    sql: `alter table activities add column own_models text[] not null default '{}'`,
  },
]
