import type { Migration } from '../platform/migrate.ts'

/**
 * Attempts are the source of truth and are only ever added. A question's issue time comes from its sealed token and
 * stays the same however often it is sent, so it can be part of the key, and the table can be partitioned by it.
 */
export const practiceTables: Migration[] = [
  {
    id: '2026-11-21-practice',
    sql: `
      create table attempts (
        student_id uuid not null references users (id) on delete cascade,
        issued_at timestamptz not null,
        nonce uuid not null,
        try smallint not null check (try in (1, 2)),
        submission_id uuid not null,
        skill_id text not null,
        model_id text not null,
        level smallint not null check (level between 1 and 3),
        seed integer not null,
        revision integer not null,
        purpose text not null,
        reason text not null,
        response jsonb not null,
        verdict text not null check (verdict in ('correct', 'incorrect')),
        misconception text,
        hints_used smallint not null,
        active_ms integer not null,
        answered_at timestamptz not null,
        day date not null,
        mastery_before double precision,
        mastery_after double precision not null,
        mastered_before boolean not null,
        mastered_after boolean not null,
        answered_after integer not null,
        points integer not null,
        achievements text[] not null,
        primary key (student_id, issued_at, nonce, try)
      );
      create index attempts_by_student_and_time on attempts (student_id, answered_at);

      create table learner_states (
        student_id uuid not null references users (id) on delete cascade,
        skill_id text not null,
        state jsonb not null,
        last_level smallint not null,
        recent_items integer[] not null,
        first_mastered_at timestamptz,
        primary key (student_id, skill_id)
      );
    `,
  },
  {
    id: '2026-11-21-learner-model',
    // The earlier model's states are no use to this model, which recomputes its own from the attempts.
    sql: `
      alter table attempts
        add column is_rapid boolean not null default false,
        -- The student's school grade at that time.
        add column grade smallint,
        add column prediction jsonb;
      create index attempts_by_time on attempts (answered_at);

      drop table learner_states;
      create table learner_states (
        student_id uuid not null references users (id) on delete cascade,
        skill_id text not null,
        state jsonb not null,
        last_level smallint not null,
        recent_items integer[] not null,
        first_mastered_at timestamptz,
        primary key (student_id, skill_id)
      );
      create table learner_students (
        student_id uuid primary key references users (id) on delete cascade,
        model_version integer not null,
        state jsonb not null
      );
      create table learner_schools (
        model_version integer not null,
        until timestamptz not null,
        school jsonb not null,
        primary key (model_version, until)
      );
    `,
  },
  {
    id: '2026-11-21-certainty-and-plans',
    sql: `
      alter table attempts
        add column certainty_before text,
        add column certainty_after text,
        add column is_due_before boolean not null default false,
        add column is_due_after boolean not null default false,
        -- The change of plan that was proposed with the reply.
        add column plan jsonb;
      create index attempts_with_plan on attempts (student_id, answered_at) where plan is not null;

      -- The latest questions of the skill, newest first; the level of the last was all that was kept.
      alter table learner_states drop column last_level, add column recent_asked text[] not null default '{}';
      -- Worked out anew from the attempts, with the questions.
      update learner_students set model_version = 0;
    `,
  },
  {
    id: '2026-11-21-placement',
    sql: `
      -- “I haven’t learned this yet”: what the model keeps is worked out from these and the attempts.
      create table deferrals (
        student_id uuid not null references users (id) on delete cascade,
        issued_at timestamptz not null,
        nonce uuid not null,
        skill_id text not null,
        model_id text not null,
        level smallint not null check (level between 1 and 3),
        seed integer not null,
        purpose text not null,
        grade smallint,
        deferred_at timestamptz not null,
        primary key (student_id, issued_at, nonce)
      );
      create index attempts_of_placement on attempts (student_id) where purpose = 'placement';

      -- Who has come to the end of placement.
      create table placements (
        student_id uuid primary key references users (id) on delete cascade,
        finished_at timestamptz not null
      );

      -- Whether the skill was ever practiced, and not only met in placement.
      alter table learner_states add column is_practiced boolean not null default true;
    `,
  },
  {
    id: '2026-11-22-learner-parameters',
    // The parameter file that a state or a population started from; empty for none.
    sql: `
      alter table learner_students add column parameters text not null default '';
      alter table learner_schools
        add column parameters text not null default '',
        drop constraint learner_schools_pkey,
        add primary key (model_version, parameters, until);
    `,
  },
  {
    id: '2026-11-22-notebook',
    sql: `
      -- In the notebook: the idea that the question was about.
      alter table attempts add column idea text;
      create index attempts_of_notebook on attempts (student_id, answered_at)
        where verdict = 'incorrect' or purpose = 'notebook';
    `,
  },
  {
    id: '2026-11-22-attempts-for-reports',
    // Reports count thousands of attempts per student, so this index contains every column that they need.
    sql: `
      drop index attempts_by_student_and_time;
      create index attempts_by_student_and_time on attempts (student_id, answered_at)
        include (day, try, purpose, verdict, skill_id, misconception, nonce);
    `,
  },
  {
    id: '2026-11-22-question-reports',
    sql: `
      -- What students said is wrong with a question: one word of a student on a question, the latest.
      create table question_reports (
        student_id uuid not null references users (id) on delete cascade,
        issued_at timestamptz not null,
        nonce uuid not null,
        skill_id text not null,
        model_id text not null,
        level smallint not null check (level between 1 and 3),
        seed integer not null,
        revision integer not null,
        purpose text not null,
        reason text not null,
        note text not null check (char_length(note) <= 500),
        -- Kept as it was sent, readable or not; json, as jsonb does not hold every text that can be typed.
        response json,
        verdict text,
        reported_at timestamptz not null,
        primary key (student_id, issued_at, nonce)
      );
      create index question_reports_by_skill on question_reports (skill_id, model_id, reported_at);
    `,
  },
  {
    id: '2026-11-22-assigned-attempts',
    sql: `
      alter table attempts
        -- Of which assignment; it outlives the assignment, so nothing is referred to.
        add column assignment_id uuid,
        -- Tries that its rules gave; null: as many as practice gives.
        add column tries_given smallint;
      create index attempts_of_assignment on attempts (student_id, assignment_id) where assignment_id is not null;
      `,
  },
  {
    id: '2026-11-22-attempts-in-activities',
    sql: `
      -- In a live activity: which, and which of its questions to all; no round at the student's own level.
      alter table attempts add column activity_id uuid, add column activity_round smallint;
      create index attempts_of_activity on attempts (activity_id, activity_round) where activity_id is not null;
    `,
  },
  {
    id: '2026-11-22-assigned-slots',
    sql: `
      alter table attempts
        -- Of a fixed set: the question’s number in it.
        add column assigned_slot smallint,
        -- Asked with fewer options, as the student’s teacher has set it.
        add column has_fewer_choices boolean not null default false;
      `,
  },
  {
    id: '2026-11-22-attempts-at-authored',
    sql: `
      -- Attempts at questions that teachers wrote, for how each of them went.
      create index attempts_at_authored on attempts (model_id) where model_id like 'authored-%';
    `,
  },
  {
    id: '2026-11-22-attempts-at-authored-versions',
    sql: `
      -- Their model is authored/<question>/<version>.
      drop index attempts_at_authored;
      create index attempts_at_authored on attempts (model_id) where model_id like 'authored/%';
    `,
  },
  {
    id: '2026-11-22-idle-time',
    // In addition to active_ms: time with the question open, but its page hidden or untouched for long.
    sql: `alter table attempts add column idle_ms integer not null default 0;`,
  },
  {
    id: '2026-11-22-attempts-along',
    // Downloaded: the key was on the student's device.
    sql: 'alter table attempts add column is_along boolean not null default false',
  },
  {
    id: '2026-11-22-credited-attempts',
    // Not credited: earned nothing and changed no mastery.
    sql: 'alter table attempts add column is_credited boolean not null default true',
  },
  {
    id: '2026-11-22-open-questions',
    sql: `
      -- Questions that a student asked another one for: no longer answered. Forgotten once they have expired.
      create table swapped_questions (
        student_id uuid not null references users (id) on delete cascade,
        issued_at timestamptz not null,
        nonce uuid not null,
        primary key (student_id, issued_at, nonce)
      );

      -- A report judges nothing; whoever reads it can.
      alter table question_reports drop column verdict;
    `,
  },
  {
    id: '2026-11-22-attempts-from-unverified',
    // Given by an unverified teacher, so it used up one of the day's problems.
    sql: 'alter table attempts add column is_from_unverified boolean not null default false',
  },
]

export const storedItemTables: Migration[] = [
  {
    id: '2026-11-22-language-of-questions',
    sql: `
      -- In which the question was shown.
      alter table attempts add column language text not null default 'en';
      alter table question_reports add column language text not null default 'en';
    `,
  },
  {
    id: '2026-11-22-kept-items',
    sql: `
      -- What questions could say when they were answered; never changed, and never deleted, as attempts rest on it.
      create table published_words (
        id integer generated always as identity primary key,
        -- A skill, or a version of a question that a teacher wrote.
        source text not null,
        version text not null,
        digest bytea not null unique,
        words bytea not null,
        published_at timestamptz not null
      );
      create index published_words_by_version on published_words (source, version);

      -- The question as it was shown, without its words, and which words it was said in; with its first try.
      alter table attempts add column words_id integer, add column item bytea;
    `,
  },
  {
    id: '2026-11-23-recent-tasks',
    // What the skill's latest questions asked, ignoring numbers and names, newest first.
    sql: `alter table learner_states add column recent_tasks integer[] not null default '{}'`,
  },
  {
    id: '2026-11-24-recent-stories',
    // The stories of the skill's latest questions, 0 for none, newest first.
    sql: `alter table learner_states add column recent_stories integer[] not null default '{}'`,
  },
  {
    id: '2026-11-24-offline-attempts',
    sql: 'alter table attempts rename column is_along to is_offline',
  },
  {
    id: '2026-11-24-learner-populations',
    sql: `
      alter table learner_schools rename to learner_populations;
      alter table learner_populations rename column school to population;
    `,
  },
  {
    id: '2026-11-25-standards-of-questions',
    // The standards of this exact question; null if they are those of its model.
    sql: 'alter table attempts add column standards text[]',
  },
  {
    id: '2026-11-29-items-of-reports',
    sql: `
      -- The question as it was shown, as attempts keep it: who mends it reads it word for word after any edit.
      alter table question_reports add column words_id integer, add column item bytea;
    `,
  },
]

/** The question that each student has on screen at a place, so that it stays until it is settled. */
export const onScreenTables: readonly Migration[] = [
  {
    id: '2026-11-29-questions-on-screen',
    sql: `
      create table questions_on_screen (
        student_id uuid not null references users (id) on delete cascade,
        -- A skill, or what serves questions one by one.
        place text not null,
        nonce uuid not null,
        token text not null,
        issued_at timestamptz not null,
        -- How many of its hints were opened.
        hints smallint not null default 0,
        primary key (student_id, place)
      );
    `,
  },
]

export const learnerStateColumns: readonly Migration[] = [
  {
    id: '2026-11-30-compact-learner-states',
    // As text, which PostgreSQL passes on: it takes longer to write out arrays and `jsonb` than to find the rows.
    sql: `
      alter table learner_states
        alter column recent_asked drop default,
        alter column recent_asked type text using concat_ws(';', array_to_string(recent_asked, ','),
          array_to_string(recent_items, ','), array_to_string(recent_tasks, ','), array_to_string(recent_stories, ',')),
        alter column state type json;
      alter table learner_states rename column recent_asked to recent;
      alter table learner_states drop column recent_items, drop column recent_tasks, drop column recent_stories;
    `,
  },
]

export const lineCreditTables: Migration[] = [
  {
    id: '2026-12-01-line-credit',
    // How much of wrong shown work follows, in percent.
    sql: 'alter table attempts add column line_credit smallint check (line_credit between 0 and 100)',
  },
]
