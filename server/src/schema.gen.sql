create table access_tokens (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  scopes text[] not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint access_tokens_secret_hash_key UNIQUE (secret_hash),
  constraint access_tokens_pkey PRIMARY KEY (id),
  constraint access_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint access_tokens_name_check CHECK ((char_length(name) <= 60))
);
CREATE INDEX access_tokens_of_user ON public.access_tokens USING btree (user_id);

create table accommodations (
  student_id uuid not null,
  classroom_id uuid not null,
  more_days smallint not null,
  has_fewer_choices boolean not null,
  is_read_aloud boolean not null,
  revision integer not null default 2,
  constraint accommodations_pkey PRIMARY KEY (student_id, classroom_id),
  constraint accommodations_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  constraint accommodations_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint accommodations_more_days_check CHECK (((more_days >= 0) AND (more_days <= 30)))
);
CREATE INDEX accommodations_by_classroom ON public.accommodations USING btree (classroom_id);

create table achievements_earned (
  student_id uuid not null,
  achievement_id text not null,
  earned_at timestamp with time zone not null,
  constraint achievements_earned_pkey PRIMARY KEY (student_id, achievement_id),
  constraint achievements_earned_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

create table activities (
  classroom_id uuid not null,
  id uuid not null,
  title text not null,
  created_at timestamp with time zone not null,
  skill_id text,
  mode text not null default 'together'::text,
  phase text not null default 'ended'::text,
  is_paused boolean not null default false,
  round smallint not null default 0,
  last_number integer not null default 0,
  ended_at timestamp with time zone,
  follow_up_id uuid,
  is_from_unverified boolean not null default false,
  own_models text[] not null default '{}'::text[],
  constraint activities_pkey PRIMARY KEY (classroom_id, id),
  constraint activities_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  constraint activities_mode_check CHECK ((mode = ANY (ARRAY['together'::text, 'own-level'::text]))),
  constraint activities_phase_check CHECK ((phase = ANY (ARRAY['waiting'::text, 'open'::text, 'revealed'::text, 'ended'::text])))
);
CREATE INDEX activities_by_id ON public.activities USING btree (id);
CREATE UNIQUE INDEX one_live_activity ON public.activities USING btree (classroom_id) WHERE (phase <> 'ended'::text);

create table activity_answers (
  student_id uuid not null,
  classroom_id uuid not null,
  activity_id uuid not null,
  round smallint not null,
  submission_id uuid not null,
  response jsonb not null,
  verdict text not null,
  misconception text,
  active_ms integer not null,
  time_zone text,
  answered_at timestamp with time zone not null,
  language text not null default 'en'::text,
  constraint activity_answers_pkey PRIMARY KEY (student_id, activity_id, round),
  constraint activity_answers_classroom_id_activity_id_round_fkey FOREIGN KEY (classroom_id, activity_id, round) REFERENCES activity_rounds(classroom_id, activity_id, round) ON DELETE CASCADE,
  constraint activity_answers_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint activity_answers_verdict_check CHECK ((verdict = ANY (ARRAY['correct'::text, 'incorrect'::text])))
);
CREATE INDEX activity_answers_by_activity ON public.activity_answers USING btree (activity_id);

create table activity_events (
  classroom_id uuid not null,
  activity_id uuid not null,
  number integer not null,
  kind text not null,
  round smallint not null,
  at timestamp with time zone not null,
  constraint activity_events_pkey PRIMARY KEY (classroom_id, activity_id, number),
  constraint activity_events_classroom_id_activity_id_fkey FOREIGN KEY (classroom_id, activity_id) REFERENCES activities(classroom_id, id) ON DELETE CASCADE
);
CREATE INDEX activity_events_by_activity ON public.activity_events USING btree (activity_id, number);

create table activity_groups (
  classroom_id uuid not null,
  activity_id uuid not null,
  group_id uuid not null,
  reason text not null,
  misconception text,
  constraint activity_groups_pkey PRIMARY KEY (classroom_id, activity_id, group_id),
  constraint activity_groups_classroom_id_activity_id_fkey FOREIGN KEY (classroom_id, activity_id) REFERENCES activities(classroom_id, id) ON DELETE CASCADE,
  constraint activity_groups_classroom_id_group_id_fkey FOREIGN KEY (classroom_id, group_id) REFERENCES class_groups(classroom_id, id) ON DELETE CASCADE
);
CREATE INDEX activity_groups_by_group ON public.activity_groups USING btree (classroom_id, group_id);

create table activity_rounds (
  classroom_id uuid not null,
  activity_id uuid not null,
  round smallint not null,
  model_id text not null,
  level smallint not null,
  seed integer not null,
  revision integer not null,
  asked_at timestamp with time zone not null,
  is_from_unverified boolean not null default false,
  constraint activity_rounds_pkey PRIMARY KEY (classroom_id, activity_id, round),
  constraint activity_rounds_classroom_id_activity_id_fkey FOREIGN KEY (classroom_id, activity_id) REFERENCES activities(classroom_id, id) ON DELETE CASCADE,
  constraint activity_rounds_level_check CHECK (((level >= 1) AND (level <= 3)))
);

create table activity_students (
  classroom_id uuid not null,
  activity_id uuid not null,
  student_id uuid not null,
  joined_at timestamp with time zone not null,
  constraint activity_students_pkey PRIMARY KEY (classroom_id, activity_id, student_id),
  constraint activity_students_classroom_id_activity_id_fkey FOREIGN KEY (classroom_id, activity_id) REFERENCES activities(classroom_id, id) ON DELETE CASCADE,
  constraint activity_students_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX activity_students_by_student ON public.activity_students USING btree (student_id);

create table administrators (
  user_id uuid not null,
  district_id uuid not null,
  school_id uuid,
  appointed_at timestamp with time zone not null,
  appointed_by uuid,
  constraint administrators_pkey PRIMARY KEY (user_id),
  constraint administrators_appointed_by_fkey FOREIGN KEY (appointed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint administrators_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE,
  constraint administrators_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  constraint administrators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX administrators_by_appointer ON public.administrators USING btree (appointed_by) WHERE (appointed_by IS NOT NULL);
CREATE INDEX administrators_by_district ON public.administrators USING btree (district_id);
CREATE INDEX administrators_by_school ON public.administrators USING btree (school_id) WHERE (school_id IS NOT NULL);

create table assigned_students (
  student_id uuid not null,
  assignment_id uuid not null,
  is_named boolean not null default false,
  due_at timestamp with time zone,
  is_excused boolean not null default false,
  reminded_at timestamp with time zone,
  grade smallint,
  comment text not null default ''::text,
  constraint assigned_students_pkey PRIMARY KEY (student_id, assignment_id),
  constraint assigned_students_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint assigned_students_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint assigned_students_grade_check CHECK (((grade >= 0) AND (grade <= 150)))
);
CREATE INDEX assigned_students_by_assignment ON public.assigned_students USING btree (assignment_id);

create table assignment_slots (
  assignment_id uuid not null,
  slot smallint not null,
  place smallint,
  skill_id text not null,
  model_id text not null,
  level smallint not null,
  seed integer not null,
  constraint assignment_slots_pkey PRIMARY KEY (assignment_id, slot),
  constraint assignment_slots_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint assignment_slots_level_check CHECK (((level >= 1) AND (level <= 3))),
  constraint assignment_slots_slot_check CHECK ((slot > 0))
);

create table assignments (
  id uuid not null,
  classroom_id uuid not null,
  made_by uuid,
  created_at timestamp with time zone not null,
  title text not null,
  skill_ids text[] not null,
  goal_kind text not null,
  goal smallint not null,
  audience text not null,
  group_ids uuid[] not null,
  opens_at timestamp with time zone not null,
  due_at timestamp with time zone,
  takes_late boolean not null,
  tries smallint not null,
  has_hints boolean not null,
  skill_order text not null,
  is_pinned boolean not null,
  is_same boolean not null default true,
  changed_by uuid,
  revision integer not null default 1,
  points smallint not null default 100,
  category_id uuid,
  instructions text not null default ''::text,
  work_grade text not null default 'answer'::text,
  constraint assignments_pkey PRIMARY KEY (id),
  constraint assignments_category_id_fkey FOREIGN KEY (category_id) REFERENCES grade_categories(id) ON DELETE SET NULL,
  constraint assignments_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint assignments_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  constraint assignments_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint assignments_audience_check CHECK ((audience = ANY (ARRAY['class'::text, 'groups'::text, 'students'::text]))),
  constraint assignments_goal_kind_check CHECK ((goal_kind = ANY (ARRAY['mastery'::text, 'count'::text, 'fixed'::text]))),
  constraint assignments_points_check CHECK (((points >= 1) AND (points <= 1000))),
  constraint assignments_skill_order_check CHECK ((skill_order = ANY (ARRAY['listed'::text, 'mixed'::text]))),
  constraint assignments_tries_check CHECK ((tries = ANY (ARRAY[1, 2]))),
  constraint assignments_work_grade_check CHECK ((work_grade = ANY (ARRAY['answer'::text, 'lines'::text])))
);
CREATE INDEX assignments_by_category ON public.assignments USING btree (category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX assignments_by_changer ON public.assignments USING btree (changed_by) WHERE (changed_by IS NOT NULL);
CREATE INDEX assignments_by_classroom ON public.assignments USING btree (classroom_id);
CREATE INDEX assignments_by_maker ON public.assignments USING btree (made_by) WHERE (made_by IS NOT NULL);

create table attempts (
  student_id uuid not null,
  issued_at timestamp with time zone not null,
  nonce uuid not null,
  try smallint not null,
  submission_id uuid not null,
  skill_id text not null,
  model_id text not null,
  level smallint not null,
  seed integer not null,
  revision integer not null,
  purpose text not null,
  reason text not null,
  response jsonb not null,
  verdict text not null,
  misconception text,
  hints_used smallint not null,
  active_ms integer not null,
  answered_at timestamp with time zone not null,
  day date not null,
  mastery_before double precision,
  mastery_after double precision not null,
  mastered_before boolean not null,
  mastered_after boolean not null,
  answered_after integer not null,
  points integer not null,
  achievements text[] not null,
  is_rapid boolean not null default false,
  grade smallint,
  prediction jsonb,
  certainty_before text,
  certainty_after text,
  is_due_before boolean not null default false,
  is_due_after boolean not null default false,
  plan jsonb,
  idea text,
  assignment_id uuid,
  tries_given smallint,
  activity_id uuid,
  activity_round smallint,
  assigned_slot smallint,
  has_fewer_choices boolean not null default false,
  idle_ms integer not null default 0,
  is_offline boolean not null default false,
  is_credited boolean not null default true,
  is_from_unverified boolean not null default false,
  language text not null default 'en'::text,
  words_id integer,
  item bytea,
  standards text[],
  line_credit smallint,
  constraint attempts_pkey PRIMARY KEY (student_id, issued_at, nonce, try),
  constraint attempts_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint attempts_level_check CHECK (((level >= 1) AND (level <= 3))),
  constraint attempts_line_credit_check CHECK (((line_credit >= 0) AND (line_credit <= 100))),
  constraint attempts_try_check CHECK ((try = ANY (ARRAY[1, 2]))),
  constraint attempts_verdict_check CHECK ((verdict = ANY (ARRAY['correct'::text, 'incorrect'::text])))
);
CREATE INDEX attempts_at_authored ON public.attempts USING btree (model_id) WHERE (model_id ~~ 'authored/%'::text);
CREATE INDEX attempts_by_student_and_time ON public.attempts USING btree (student_id, answered_at) INCLUDE (day, try, purpose, verdict, skill_id, misconception, nonce);
CREATE INDEX attempts_by_time ON public.attempts USING btree (answered_at);
CREATE INDEX attempts_of_activity ON public.attempts USING btree (activity_id, activity_round) WHERE (activity_id IS NOT NULL);
CREATE INDEX attempts_of_assignment ON public.attempts USING btree (student_id, assignment_id) WHERE (assignment_id IS NOT NULL);
CREATE INDEX attempts_of_notebook ON public.attempts USING btree (student_id, answered_at) WHERE ((verdict = 'incorrect'::text) OR (purpose = 'notebook'::text));
CREATE INDEX attempts_of_placement ON public.attempts USING btree (student_id) WHERE (purpose = 'placement'::text);
CREATE INDEX attempts_with_plan ON public.attempts USING btree (student_id, answered_at) WHERE (plan IS NOT NULL);

create table audit_events (
  id uuid not null,
  at timestamp with time zone not null,
  action text not null,
  actor_id uuid,
  subject_id uuid,
  via text not null,
  constraint audit_events_pkey PRIMARY KEY (id),
  constraint audit_events_via_check CHECK ((via = ANY (ARRAY['self'::text, 'parent'::text, 'teacher'::text, 'administrator'::text, 'payer'::text, 'schedule'::text])))
);
CREATE INDEX audit_events_at ON public.audit_events USING btree (at);
CREATE INDEX audit_events_by_actor ON public.audit_events USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_events_by_subject ON public.audit_events USING btree (subject_id) WHERE (subject_id IS NOT NULL);
CREATE TRIGGER audit_events_stay BEFORE DELETE OR UPDATE ON public.audit_events FOR EACH ROW EXECUTE FUNCTION audit_events_stay();

create table authored_question_versions (
  question_id uuid not null,
  version integer not null,
  question jsonb not null,
  published_at timestamp with time zone not null,
  constraint authored_question_versions_pkey PRIMARY KEY (question_id, version),
  constraint authored_question_versions_question_id_fkey FOREIGN KEY (question_id) REFERENCES authored_questions(id) ON DELETE CASCADE,
  constraint authored_question_versions_version_check CHECK ((version > 0))
);

create table authored_questions (
  id uuid not null,
  teacher_id uuid,
  question jsonb not null,
  revision integer not null,
  version integer,
  published_revision integer,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  folder_id uuid,
  shared_with text not null default 'nobody'::text,
  constraint authored_questions_pkey PRIMARY KEY (id),
  constraint authored_questions_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES question_folders(id) ON DELETE SET NULL,
  constraint authored_questions_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint authored_questions_check CHECK (((version IS NULL) = (published_revision IS NULL))),
  constraint authored_questions_revision_check CHECK ((revision > 0)),
  constraint authored_questions_shared_with_check CHECK ((shared_with = ANY (ARRAY['nobody'::text, 'school'::text, 'everyone'::text]))),
  constraint authored_questions_version_check CHECK ((version > 0))
);
CREATE INDEX authored_questions_by_folder ON public.authored_questions USING btree (folder_id) WHERE (folder_id IS NOT NULL);
CREATE INDEX authored_questions_by_teacher ON public.authored_questions USING btree (teacher_id) WHERE (teacher_id IS NOT NULL);
CREATE INDEX authored_questions_left ON public.authored_questions USING btree (id) WHERE (teacher_id IS NULL);
CREATE INDEX authored_questions_of ON public.authored_questions USING btree (teacher_id, updated_at DESC) WHERE (deleted_at IS NULL);
CREATE INDEX authored_questions_shared ON public.authored_questions USING btree (shared_with) WHERE ((shared_with <> 'nobody'::text) AND (version IS NOT NULL) AND (deleted_at IS NULL));

create table checkouts (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  provider_id text not null,
  progress text not null,
  had_trial boolean not null,
  created_at timestamp with time zone not null,
  constraint checkouts_id_key UNIQUE (id),
  constraint checkouts_pkey PRIMARY KEY (user_id, id),
  constraint checkouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint checkouts_kind_check CHECK ((kind = ANY (ARRAY['premium'::text, 'license'::text]))),
  constraint checkouts_progress_check CHECK ((progress = ANY (ARRAY['open'::text, 'expired'::text, 'processing'::text, 'failed'::text, 'paid'::text])))
);

create table class_accounts (
  student_id uuid not null,
  made_by uuid,
  home_id uuid,
  made_at timestamp with time zone not null,
  constraint class_accounts_pkey PRIMARY KEY (student_id),
  constraint class_accounts_home_id_fkey FOREIGN KEY (home_id) REFERENCES classrooms(id) ON DELETE SET NULL,
  constraint class_accounts_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint class_accounts_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX class_accounts_by_home ON public.class_accounts USING btree (home_id);
CREATE INDEX class_accounts_by_maker ON public.class_accounts USING btree (made_by);

create table class_events (
  classroom_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  actor_id uuid not null,
  action text not null,
  subject_id uuid,
  constraint class_events_pkey PRIMARY KEY (classroom_id, id)
);

create table class_grading (
  classroom_id uuid not null,
  missing text not null,
  late_kind text not null,
  late_percent smallint not null,
  late_most smallint not null,
  drop_lowest smallint not null,
  retakes text not null default 'best'::text,
  revision integer not null default 2,
  constraint class_grading_pkey PRIMARY KEY (classroom_id),
  constraint class_grading_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  constraint class_grading_drop_lowest_check CHECK (((drop_lowest >= 0) AND (drop_lowest <= 5))),
  constraint class_grading_late_kind_check CHECK ((late_kind = ANY (ARRAY['none'::text, 'once'::text, 'daily'::text]))),
  constraint class_grading_late_most_check CHECK (((late_most >= 0) AND (late_most <= 100))),
  constraint class_grading_late_percent_check CHECK (((late_percent >= 0) AND (late_percent <= 100))),
  constraint class_grading_missing_check CHECK ((missing = ANY (ARRAY['left-out'::text, 'zero'::text]))),
  constraint class_grading_retakes_check CHECK ((retakes = ANY (ARRAY['best'::text, 'latest'::text, 'average'::text])))
);

create table class_groups (
  classroom_id uuid not null,
  id uuid not null,
  name text not null,
  created_at timestamp with time zone not null,
  revision integer not null default 1,
  constraint class_groups_pkey PRIMARY KEY (classroom_id, id),
  constraint class_groups_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX class_groups_by_name ON public.class_groups USING btree (classroom_id, lower(name));

create table classroom_teachers (
  teacher_id uuid not null,
  classroom_id uuid not null,
  role text not null,
  invited_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  constraint classroom_teachers_pkey PRIMARY KEY (teacher_id, classroom_id),
  constraint classroom_teachers_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  constraint classroom_teachers_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint classroom_teachers_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'co-teacher'::text])))
);
CREATE INDEX classroom_teachers_by_classroom ON public.classroom_teachers USING btree (classroom_id);

create table classrooms (
  id uuid not null,
  teacher_id uuid not null,
  name text not null,
  grade_level smallint not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null,
  subject text not null default 'both'::text,
  period text not null default ''::text,
  join_code text,
  join_is_on boolean not null default false,
  join_until timestamp with time zone,
  is_sample boolean not null default false,
  revision integer not null default 1,
  constraint classrooms_join_code_key UNIQUE (join_code),
  constraint classrooms_pkey PRIMARY KEY (id),
  constraint classrooms_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint classrooms_grade_level_check CHECK (((grade_level >= 0) AND (grade_level <= 12))),
  constraint classrooms_subject_check CHECK ((subject = ANY (ARRAY['math'::text, 'science'::text, 'both'::text])))
);
CREATE INDEX classrooms_by_teacher ON public.classrooms USING btree (teacher_id);
CREATE UNIQUE INDEX classrooms_one_sample ON public.classrooms USING btree (teacher_id) WHERE is_sample;

create table consent_links (
  student_id uuid not null,
  token_hash bytea not null,
  parent_email text not null,
  asked_at timestamp with time zone not null,
  mails integer not null default 1,
  constraint consent_links_token_hash_key UNIQUE (token_hash),
  constraint consent_links_pkey PRIMARY KEY (student_id),
  constraint consent_links_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

create table consents (
  student_id uuid not null,
  id uuid not null,
  kind text not null,
  how text not null,
  text_version text not null,
  given_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  parent_email text,
  teacher_id uuid,
  classroom_id uuid,
  text_language text not null,
  constraint consents_pkey PRIMARY KEY (student_id, id),
  constraint consents_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE SET NULL,
  constraint consents_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint consents_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint consents_check CHECK (((kind = 'parent'::text) = (parent_email IS NOT NULL))),
  constraint consents_how_check CHECK ((how = ANY (ARRAY['email-link'::text, 'class'::text]))),
  constraint consents_kind_check CHECK ((kind = ANY (ARRAY['parent'::text, 'school'::text])))
);
CREATE INDEX consents_by_classroom ON public.consents USING btree (classroom_id) WHERE (classroom_id IS NOT NULL);
CREATE INDEX consents_by_teacher ON public.consents USING btree (teacher_id) WHERE (teacher_id IS NOT NULL);

create table daily_activity (
  student_id uuid not null,
  day date not null,
  answered integer not null,
  correct integer not null,
  active_ms integer not null,
  unlimited integer not null default 0,
  constraint daily_activity_pkey PRIMARY KEY (student_id, day),
  constraint daily_activity_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

create table deactivated_accounts (
  user_id uuid not null,
  deactivated_at timestamp with time zone not null,
  deactivated_by uuid,
  by_roster boolean not null default false,
  constraint deactivated_accounts_pkey PRIMARY KEY (user_id),
  constraint deactivated_accounts_deactivated_by_fkey FOREIGN KEY (deactivated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint deactivated_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX deactivated_accounts_by_administrator ON public.deactivated_accounts USING btree (deactivated_by) WHERE (deactivated_by IS NOT NULL);

create table deferrals (
  student_id uuid not null,
  issued_at timestamp with time zone not null,
  nonce uuid not null,
  skill_id text not null,
  model_id text not null,
  level smallint not null,
  seed integer not null,
  purpose text not null,
  grade smallint,
  deferred_at timestamp with time zone not null,
  constraint deferrals_pkey PRIMARY KEY (student_id, issued_at, nonce),
  constraint deferrals_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint deferrals_level_check CHECK (((level >= 1) AND (level <= 3)))
);

create table districts (
  id uuid not null,
  name text not null,
  created_at timestamp with time zone not null,
  constraint districts_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX districts_by_name ON public.districts USING btree (lower(name));

create table enrolments (
  student_id uuid not null,
  classroom_id uuid not null,
  enrolled_at timestamp with time zone not null,
  joined_by text not null default 'teacher'::text,
  group_id uuid,
  student_number text,
  constraint enrolments_pkey PRIMARY KEY (student_id, classroom_id),
  constraint enrolments_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  constraint enrolments_classroom_id_group_id_fkey FOREIGN KEY (classroom_id, group_id) REFERENCES class_groups(classroom_id, id),
  constraint enrolments_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint enrolments_joined_by_check CHECK ((joined_by = ANY (ARRAY['code'::text, 'teacher'::text])))
);
CREATE INDEX enrolments_by_classroom ON public.enrolments USING btree (classroom_id);
CREATE UNIQUE INDEX enrolments_by_number ON public.enrolments USING btree (classroom_id, student_number) WHERE (student_number IS NOT NULL);

create table erased_sessions (
  id uuid not null,
  revoked_at timestamp with time zone not null,
  constraint erased_sessions_pkey PRIMARY KEY (id)
);

create table failed_sign_ins (
  key text not null,
  window_start timestamp with time zone not null,
  count integer not null,
  constraint failed_sign_ins_pkey PRIMARY KEY (key)
);

create table first_reports (
  teacher_id uuid not null,
  seen_at timestamp with time zone not null,
  constraint first_reports_pkey PRIMARY KEY (teacher_id),
  constraint first_reports_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE
);

create table forgotten_mailboxes (
  id uuid not null,
  mailbox text not null,
  naming text,
  constraint forgotten_mailboxes_pkey PRIMARY KEY (id)
);

create table grade_categories (
  id uuid not null,
  classroom_id uuid not null,
  place smallint not null,
  name text not null,
  weight smallint not null,
  constraint grade_categories_pkey PRIMARY KEY (id),
  constraint grade_categories_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  constraint grade_categories_weight_check CHECK (((weight >= 0) AND (weight <= 100)))
);
CREATE INDEX grade_categories_by_classroom ON public.grade_categories USING btree (classroom_id);

create table learner_populations (
  model_version integer not null,
  until timestamp with time zone not null,
  population jsonb not null,
  parameters text not null default ''::text,
  constraint learner_schools_pkey PRIMARY KEY (model_version, parameters, until)
);

create table learner_states (
  student_id uuid not null,
  skill_id text not null,
  state json not null,
  first_mastered_at timestamp with time zone,
  recent text not null,
  is_practiced boolean not null default true,
  constraint learner_states_pkey PRIMARY KEY (student_id, skill_id),
  constraint learner_states_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

create table learner_students (
  student_id uuid not null,
  model_version integer not null,
  state jsonb not null,
  parameters text not null default ''::text,
  constraint learner_students_pkey PRIMARY KEY (student_id),
  constraint learner_students_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

create table license_seats (
  student_id uuid not null,
  teacher_id uuid not null,
  assigned_at timestamp with time zone not null,
  constraint license_seats_pkey PRIMARY KEY (student_id, teacher_id),
  constraint license_seats_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint license_seats_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX license_seats_of_teacher ON public.license_seats USING btree (teacher_id, assigned_at, student_id);

create table lti_course_teachers (
  course_id uuid not null,
  teacher_id uuid not null,
  constraint lti_course_teachers_pkey PRIMARY KEY (course_id, teacher_id),
  constraint lti_course_teachers_course_id_fkey FOREIGN KEY (course_id) REFERENCES lti_courses(id) ON DELETE CASCADE,
  constraint lti_course_teachers_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX lti_course_teachers_by_teacher ON public.lti_course_teachers USING btree (teacher_id);

create table lti_courses (
  id uuid not null,
  platform_id uuid not null,
  deployment_id text not null,
  context_id text not null,
  title text not null,
  members_url text not null,
  classroom_id uuid,
  listed_at timestamp with time zone,
  constraint lti_courses_platform_id_deployment_id_context_id_key UNIQUE (platform_id, deployment_id, context_id),
  constraint lti_courses_pkey PRIMARY KEY (id),
  constraint lti_courses_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE SET NULL,
  constraint lti_courses_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platforms(id) ON DELETE CASCADE
);
CREATE INDEX lti_courses_by_classroom ON public.lti_courses USING btree (classroom_id) WHERE (classroom_id IS NOT NULL);

create table lti_identities (
  platform_id uuid not null,
  deployment_id text not null,
  subject text not null,
  user_id uuid not null,
  linked_by text not null,
  linked_at timestamp with time zone not null,
  constraint lti_identities_platform_id_deployment_id_user_id_key UNIQUE (platform_id, deployment_id, user_id),
  constraint lti_identities_pkey PRIMARY KEY (platform_id, deployment_id, subject),
  constraint lti_identities_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platforms(id) ON DELETE CASCADE,
  constraint lti_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint lti_identities_linked_by_check CHECK ((linked_by = ANY (ARRAY['roster'::text, 'owner'::text, 'new'::text])))
);
CREATE INDEX lti_identities_by_user ON public.lti_identities USING btree (user_id);

create table lti_keys (
  id uuid not null,
  public_jwk jsonb not null,
  sealed_private_jwk text not null,
  created_at timestamp with time zone not null,
  constraint lti_keys_pkey PRIMARY KEY (id)
);

create table lti_launches (
  state_hash bytea not null,
  code_hash bytea not null,
  platform_id uuid not null,
  binding_hash bytea not null,
  sealed_content text,
  expires_at timestamp with time zone not null,
  frame_hash bytea,
  is_choosing boolean not null default false,
  constraint lti_launches_code_hash_key UNIQUE (code_hash),
  constraint lti_launches_pkey PRIMARY KEY (state_hash),
  constraint lti_launches_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platforms(id) ON DELETE CASCADE
);
CREATE INDEX lti_launches_by_expiry ON public.lti_launches USING btree (expires_at);
CREATE INDEX lti_launches_by_frame ON public.lti_launches USING btree (frame_hash) WHERE (frame_hash IS NOT NULL);
CREATE INDEX lti_launches_by_platform ON public.lti_launches USING btree (platform_id);

create table lti_platforms (
  id uuid not null,
  district_id uuid not null,
  name text not null,
  issuer text not null default ''::text,
  client_id text not null default ''::text,
  authorization_url text not null default ''::text,
  token_url text not null default ''::text,
  jwks_url text not null default ''::text,
  deployment_ids text[] not null default '{}'::text[],
  matches_numbers boolean not null default true,
  makes_students boolean not null default false,
  revision uuid not null,
  created_at timestamp with time zone not null,
  constraint lti_platforms_pkey PRIMARY KEY (id),
  constraint lti_platforms_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE
);
CREATE INDEX lti_platforms_by_district ON public.lti_platforms USING btree (district_id);

create table lti_resource_links (
  platform_id uuid not null,
  deployment_id text not null,
  resource_link_id text not null,
  assignment_id uuid not null,
  line_item text,
  line_items text,
  check_at timestamp with time zone not null,
  constraint lti_resource_links_pkey PRIMARY KEY (platform_id, deployment_id, resource_link_id),
  constraint lti_resource_links_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint lti_resource_links_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platforms(id) ON DELETE CASCADE
);
CREATE INDEX lti_resource_links_by_assignment ON public.lti_resource_links USING btree (assignment_id);
CREATE INDEX lti_resource_links_to_check ON public.lti_resource_links USING btree (check_at);

create table lti_scores (
  student_id uuid not null,
  platform_id uuid not null,
  deployment_id text not null,
  resource_link_id text not null,
  content jsonb not null,
  scored_at timestamp with time zone not null,
  next_try_at timestamp with time zone not null,
  tries smallint not null default 0,
  last_error text,
  constraint lti_scores_pkey PRIMARY KEY (student_id, platform_id, deployment_id, resource_link_id),
  constraint lti_scores_platform_id_deployment_id_resource_link_id_fkey FOREIGN KEY (platform_id, deployment_id, resource_link_id) REFERENCES lti_resource_links(platform_id, deployment_id, resource_link_id) ON DELETE CASCADE,
  constraint lti_scores_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX lti_scores_by_link ON public.lti_scores USING btree (platform_id, deployment_id, resource_link_id);
CREATE INDEX lti_scores_due ON public.lti_scores USING btree (next_try_at) WHERE (next_try_at < 'infinity'::timestamp with time zone);

create table lti_selections (
  code_hash bytea not null,
  platform_id uuid not null,
  sealed_content text not null,
  frame_hash bytea,
  return_hash bytea,
  sealed_return text,
  expires_at timestamp with time zone not null,
  constraint lti_selections_return_hash_key UNIQUE (return_hash),
  constraint lti_selections_pkey PRIMARY KEY (code_hash),
  constraint lti_selections_platform_id_fkey FOREIGN KEY (platform_id) REFERENCES lti_platforms(id) ON DELETE CASCADE
);
CREATE INDEX lti_selections_by_expiry ON public.lti_selections USING btree (expires_at);
CREATE INDEX lti_selections_by_frame ON public.lti_selections USING btree (frame_hash) WHERE (frame_hash IS NOT NULL);
CREATE INDEX lti_selections_by_platform ON public.lti_selections USING btree (platform_id);

create table mails (
  id uuid not null,
  recipient text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text,
  created_at timestamp with time zone not null,
  next_try_at timestamp with time zone not null,
  tries smallint not null default 0,
  last_error text,
  constraint mails_pkey PRIMARY KEY (id)
);
CREATE INDEX mails_due ON public.mails USING btree (next_try_at);

create table password_resets (
  user_id uuid not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint password_resets_token_hash_key UNIQUE (token_hash),
  constraint password_resets_pkey PRIMARY KEY (user_id),
  constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table payment_events (
  id text not null,
  type text not null,
  created_at timestamp with time zone not null,
  handled_at timestamp with time zone not null,
  constraint payment_events_pkey PRIMARY KEY (id)
);

create table pending_cancellations (
  provider_id text not null,
  kind text not null,
  customer_id text,
  created_at timestamp with time zone not null,
  next_try_at timestamp with time zone not null,
  tries integer not null default 0,
  last_error text,
  constraint payment_endings_pkey PRIMARY KEY (provider_id),
  constraint payment_endings_kind_check CHECK ((kind = ANY (ARRAY['subscription'::text, 'checkout'::text])))
);
CREATE INDEX pending_cancellations_due ON public.pending_cancellations USING btree (next_try_at);

create table placements (
  student_id uuid not null,
  finished_at timestamp with time zone not null,
  constraint placements_pkey PRIMARY KEY (student_id),
  constraint placements_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

create table plan_links (
  student_id uuid not null,
  id uuid not null,
  kind text not null,
  token_hash bytea not null,
  checkout_id uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint plan_links_token_hash_key UNIQUE (token_hash),
  constraint plan_links_pkey PRIMARY KEY (student_id, id),
  constraint plan_links_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint plan_links_kind_check CHECK ((kind = ANY (ARRAY['ask'::text, 'manage'::text])))
);

create table premium_grants (
  student_id uuid not null,
  id uuid not null,
  until timestamp with time zone not null,
  granted_at timestamp with time zone not null,
  constraint premium_grants_pkey PRIMARY KEY (student_id, id),
  constraint premium_grants_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

create table published_words (
  id integer not null,
  source text not null,
  version text not null,
  digest bytea not null,
  words bytea not null,
  published_at timestamp with time zone not null,
  constraint published_words_digest_key UNIQUE (digest),
  constraint published_words_pkey PRIMARY KEY (id)
);
CREATE INDEX published_words_by_version ON public.published_words USING btree (source, version);

create table question_folders (
  id uuid not null,
  teacher_id uuid not null,
  name text not null,
  created_at timestamp with time zone not null,
  revision integer not null default 1,
  constraint question_folders_pkey PRIMARY KEY (id),
  constraint question_folders_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint question_folders_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
CREATE UNIQUE INDEX question_folders_of ON public.question_folders USING btree (teacher_id, lower(name));

create table question_images (
  id uuid not null,
  teacher_id uuid,
  type text not null,
  width integer not null,
  height integer not null,
  content bytea not null,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  unused_since timestamp with time zone,
  constraint question_images_pkey PRIMARY KEY (id),
  constraint question_images_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint question_images_height_check CHECK ((height > 0)),
  constraint question_images_type_check CHECK ((type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text]))),
  constraint question_images_width_check CHECK ((width > 0))
);
CREATE INDEX question_images_of ON public.question_images USING btree (teacher_id);

create table question_reports (
  student_id uuid not null,
  issued_at timestamp with time zone not null,
  nonce uuid not null,
  skill_id text not null,
  model_id text not null,
  level smallint not null,
  seed integer not null,
  revision integer not null,
  purpose text not null,
  reason text not null,
  note text not null,
  response json,
  reported_at timestamp with time zone not null,
  language text not null default 'en'::text,
  words_id integer,
  item bytea,
  constraint question_reports_pkey PRIMARY KEY (student_id, issued_at, nonce),
  constraint question_reports_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint question_reports_level_check CHECK (((level >= 1) AND (level <= 3))),
  constraint question_reports_note_check CHECK ((char_length(note) <= 500))
);
CREATE INDEX question_reports_by_skill ON public.question_reports USING btree (skill_id, model_id, reported_at);

create table questions_on_screen (
  student_id uuid not null,
  place text not null,
  nonce uuid not null,
  token text not null,
  issued_at timestamp with time zone not null,
  hints smallint not null default 0,
  constraint questions_on_screen_pkey PRIMARY KEY (student_id, place),
  constraint questions_on_screen_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

create table record_openings (
  student_id uuid not null,
  id uuid not null,
  opened_at timestamp with time zone not null,
  opened_by uuid,
  reason text not null,
  constraint record_openings_pkey PRIMARY KEY (student_id, id),
  constraint record_openings_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint record_openings_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX record_openings_by_administrator ON public.record_openings USING btree (opened_by) WHERE (opened_by IS NOT NULL);
CREATE INDEX record_openings_by_event ON public.record_openings USING btree (id);

create table report_link_events (
  student_id uuid not null,
  link_id uuid not null,
  action text not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint report_link_events_pkey PRIMARY KEY (student_id, link_id, action),
  constraint report_link_events_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint report_link_events_action_check CHECK ((action = ANY (ARRAY['created'::text, 'revoked'::text])))
);

create table report_links (
  student_id uuid not null,
  id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint report_links_token_hash_key UNIQUE (token_hash),
  constraint report_links_pkey PRIMARY KEY (student_id, id),
  constraint report_links_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

create table retakes (
  student_id uuid not null,
  assignment_id uuid not null,
  take smallint not null,
  given_at timestamp with time zone not null,
  due_at timestamp with time zone,
  constraint retakes_pkey PRIMARY KEY (student_id, assignment_id, take),
  constraint retakes_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint retakes_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint retakes_take_check CHECK (((take >= 1) AND (take <= 9)))
);
CREATE INDEX retakes_by_assignment ON public.retakes USING btree (assignment_id);

create table retention_runs (
  day date not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint retention_runs_pkey PRIMARY KEY (day)
);

create table roster_classes (
  district_id uuid not null,
  sourced_id text not null,
  classroom_id uuid,
  name text not null,
  period text not null,
  grade_level smallint not null,
  subject text not null,
  modified_at timestamp with time zone,
  is_ended boolean not null,
  is_applied boolean not null,
  constraint roster_classes_classroom_id_key UNIQUE (classroom_id),
  constraint roster_classes_pkey PRIMARY KEY (district_id, sourced_id),
  constraint roster_classes_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE SET NULL,
  constraint roster_classes_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE,
  constraint roster_classes_subject_check CHECK ((subject = ANY (ARRAY['math'::text, 'science'::text, 'both'::text, 'other'::text])))
);
CREATE INDEX roster_classes_to_apply ON public.roster_classes USING btree (district_id) WHERE (NOT is_applied);

create table roster_enrollments (
  user_id uuid not null,
  district_id uuid not null,
  sourced_id text not null,
  class_id text not null,
  role text not null,
  is_primary boolean not null,
  modified_at timestamp with time zone,
  is_ended boolean not null,
  is_applied boolean not null,
  constraint roster_enrollments_pkey PRIMARY KEY (district_id, sourced_id),
  constraint roster_enrollments_district_id_class_id_fkey FOREIGN KEY (district_id, class_id) REFERENCES roster_classes(district_id, sourced_id) ON DELETE CASCADE,
  constraint roster_enrollments_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE,
  constraint roster_enrollments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint roster_enrollments_role_check CHECK ((role = ANY (ARRAY['student'::text, 'teacher'::text])))
);
CREATE INDEX roster_enrollments_by_class ON public.roster_enrollments USING btree (district_id, class_id);
CREATE INDEX roster_enrollments_by_user ON public.roster_enrollments USING btree (user_id);
CREATE INDEX roster_enrollments_to_apply ON public.roster_enrollments USING btree (district_id, class_id, sourced_id) WHERE (NOT is_applied);

create table roster_file_parts (
  sync_id uuid not null,
  part smallint not null,
  content bytea not null,
  constraint roster_file_parts_pkey PRIMARY KEY (sync_id, part),
  constraint roster_file_parts_sync_id_fkey FOREIGN KEY (sync_id) REFERENCES roster_syncs(id) ON DELETE CASCADE
);

create table roster_people (
  district_id uuid not null,
  sourced_id text not null,
  user_id uuid not null,
  role text not null,
  identifier text,
  sign_in_keys text[] not null,
  school_ids uuid[] not null,
  digest text not null,
  modified_at timestamp with time zone,
  left_at timestamp with time zone,
  constraint roster_people_user_id_key UNIQUE (user_id),
  constraint roster_people_pkey PRIMARY KEY (district_id, sourced_id),
  constraint roster_people_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE,
  constraint roster_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint roster_people_role_check CHECK ((role = ANY (ARRAY['student'::text, 'teacher'::text])))
);
CREATE INDEX roster_people_by_school ON public.roster_people USING gin (school_ids);
CREATE INDEX roster_people_by_sign_in_key ON public.roster_people USING gin (sign_in_keys);

create table roster_schools (
  district_id uuid not null,
  sourced_id text not null,
  school_id uuid not null,
  name text not null,
  constraint roster_schools_pkey PRIMARY KEY (district_id, sourced_id),
  constraint roster_schools_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE,
  constraint roster_schools_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX roster_schools_by_school ON public.roster_schools USING btree (school_id);

create table roster_staged_classes (
  sync_id uuid not null,
  sourced_id text not null,
  line integer not null,
  name text not null,
  period text not null,
  grade_level smallint not null,
  subject text,
  school_id text not null,
  term_ids text[] not null,
  modified_at timestamp with time zone,
  is_ended boolean not null,
  constraint roster_staged_classes_pkey PRIMARY KEY (sync_id, sourced_id),
  constraint roster_staged_classes_sync_id_fkey FOREIGN KEY (sync_id) REFERENCES roster_syncs(id) ON DELETE CASCADE,
  constraint roster_staged_classes_subject_check CHECK ((subject = ANY (ARRAY['math'::text, 'science'::text, 'both'::text, 'other'::text])))
);

create table roster_staged_enrollments (
  sync_id uuid not null,
  sourced_id text not null,
  line integer not null,
  class_id text not null,
  person_id text not null,
  role text not null,
  is_primary boolean not null,
  modified_at timestamp with time zone,
  is_ended boolean not null,
  constraint roster_staged_enrollments_pkey PRIMARY KEY (sync_id, sourced_id),
  constraint roster_staged_enrollments_sync_id_fkey FOREIGN KEY (sync_id) REFERENCES roster_syncs(id) ON DELETE CASCADE,
  constraint roster_staged_enrollments_role_check CHECK ((role = ANY (ARRAY['student'::text, 'teacher'::text])))
);
CREATE INDEX roster_staged_enrollments_by_line ON public.roster_staged_enrollments USING btree (sync_id, line);

create table roster_staged_people (
  sync_id uuid not null,
  sourced_id text not null,
  line integer not null,
  role text not null,
  first_name text not null,
  last_name text not null,
  grade_level smallint not null,
  identifier text,
  username text,
  email text,
  sign_in_keys text[] not null,
  school_ids text[] not null,
  modified_at timestamp with time zone,
  is_ended boolean not null,
  digest text not null,
  constraint roster_staged_people_pkey PRIMARY KEY (sync_id, sourced_id),
  constraint roster_staged_people_sync_id_fkey FOREIGN KEY (sync_id) REFERENCES roster_syncs(id) ON DELETE CASCADE,
  constraint roster_staged_people_role_check CHECK ((role = ANY (ARRAY['student'::text, 'teacher'::text])))
);
CREATE INDEX roster_staged_people_by_line ON public.roster_staged_people USING btree (sync_id, line);

create table roster_staged_problems (
  sync_id uuid not null,
  kind text not null,
  sourced_id text not null,
  constraint roster_staged_problems_pkey PRIMARY KEY (sync_id, kind, sourced_id),
  constraint roster_staged_problems_sync_id_fkey FOREIGN KEY (sync_id) REFERENCES roster_syncs(id) ON DELETE CASCADE,
  constraint roster_staged_problems_kind_check CHECK ((kind = ANY (ARRAY['users'::text, 'classes'::text, 'enrollments'::text])))
);

create table roster_staged_schools (
  sync_id uuid not null,
  sourced_id text not null,
  line integer not null,
  name text not null,
  is_ended boolean not null,
  constraint roster_staged_schools_pkey PRIMARY KEY (sync_id, sourced_id),
  constraint roster_staged_schools_sync_id_fkey FOREIGN KEY (sync_id) REFERENCES roster_syncs(id) ON DELETE CASCADE
);

create table roster_staged_terms (
  sync_id uuid not null,
  sourced_id text not null,
  line integer not null,
  title text not null,
  type text not null,
  starts_on date not null,
  ends_on date not null,
  is_ended boolean not null,
  constraint roster_staged_terms_pkey PRIMARY KEY (sync_id, sourced_id),
  constraint roster_staged_terms_sync_id_fkey FOREIGN KEY (sync_id) REFERENCES roster_syncs(id) ON DELETE CASCADE
);

create table roster_syncs (
  id uuid not null,
  district_id uuid not null,
  state text not null,
  file_name text not null,
  bytes integer not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  claimed_until timestamp with time zone,
  invites_teachers boolean not null default false,
  progress smallint,
  report jsonb,
  constraint roster_syncs_pkey PRIMARY KEY (id),
  constraint roster_syncs_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint roster_syncs_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE,
  constraint roster_syncs_bytes_check CHECK ((bytes > 0)),
  constraint roster_syncs_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'checking'::text, 'refused'::text, 'ready'::text, 'applying'::text, 'done'::text, 'failed'::text, 'canceled'::text])))
);
CREATE INDEX roster_syncs_by_creator ON public.roster_syncs USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX roster_syncs_by_district ON public.roster_syncs USING btree (district_id, created_at DESC);
CREATE UNIQUE INDEX roster_syncs_one_applying ON public.roster_syncs USING btree (district_id) WHERE (state = 'applying'::text);
CREATE INDEX roster_syncs_open ON public.roster_syncs USING btree (created_at) WHERE (state = ANY (ARRAY['uploading'::text, 'checking'::text, 'ready'::text, 'applying'::text]));

create table roster_terms (
  district_id uuid not null,
  sourced_id text not null,
  title text not null,
  type text not null,
  starts_on date not null,
  ends_on date not null,
  constraint roster_terms_pkey PRIMARY KEY (district_id, sourced_id),
  constraint roster_terms_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE
);

create table sample_students (
  student_id uuid not null,
  classroom_id uuid not null,
  constraint sample_students_pkey PRIMARY KEY (student_id),
  constraint sample_students_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  constraint sample_students_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sample_students_by_classroom ON public.sample_students USING btree (classroom_id);

create table sandbox_objects (
  id text not null,
  kind text not null,
  hangs_on text not null,
  place bigint not null,
  data jsonb not null,
  constraint sandbox_objects_pkey PRIMARY KEY (id)
);
CREATE INDEX sandbox_objects_under ON public.sandbox_objects USING btree (hangs_on, kind);

create table schema_migrations (
  id text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (id)
);

create table school_domains (
  domain text not null,
  school_id uuid not null,
  added_at timestamp with time zone not null,
  constraint school_domains_pkey PRIMARY KEY (domain),
  constraint school_domains_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  constraint school_domains_domain_check CHECK ((domain = lower(domain)))
);
CREATE INDEX school_domains_by_school ON public.school_domains USING btree (school_id);

create table school_links (
  id uuid not null,
  kind text not null,
  school_id uuid not null,
  teacher_id uuid not null,
  email text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint school_links_token_hash_key UNIQUE (token_hash),
  constraint school_links_pkey PRIMARY KEY (id),
  constraint school_links_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  constraint school_links_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint school_links_kind_check CHECK ((kind = ANY (ARRAY['address'::text, 'invitation'::text])))
);
CREATE INDEX school_links_by_school ON public.school_links USING btree (school_id);
CREATE INDEX school_links_by_teacher ON public.school_links USING btree (teacher_id);
CREATE UNIQUE INDEX school_links_one_address ON public.school_links USING btree (teacher_id) WHERE (kind = 'address'::text);
CREATE UNIQUE INDEX school_links_one_invitation ON public.school_links USING btree (school_id, email) WHERE (kind = 'invitation'::text);

create table school_members (
  teacher_id uuid not null,
  school_id uuid not null,
  role text not null default 'teacher'::text,
  verified_by text not null,
  verified_at timestamp with time zone not null,
  verified_email text,
  invited_by uuid,
  constraint school_members_pkey PRIMARY KEY (teacher_id, school_id),
  constraint school_members_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint school_members_school_id_fkey FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  constraint school_members_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint school_members_role_check CHECK ((role = 'teacher'::text)),
  constraint school_members_verified_by_check CHECK ((verified_by = ANY (ARRAY['invitation'::text, 'address'::text, 'operator'::text, 'roster'::text])))
);
CREATE INDEX school_members_by_inviter ON public.school_members USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX school_members_by_school ON public.school_members USING btree (school_id);

create table school_years (
  id uuid not null,
  district_id uuid not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  constraint school_years_pkey PRIMARY KEY (id),
  constraint school_years_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE,
  constraint school_years_check CHECK ((ends_on > starts_on))
);
CREATE UNIQUE INDEX school_years_by_name ON public.school_years USING btree (district_id, lower(name));

create table schools (
  id uuid not null,
  name text not null,
  place text not null default ''::text,
  created_at timestamp with time zone not null,
  district_id uuid,
  constraint schools_pkey PRIMARY KEY (id),
  constraint schools_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE RESTRICT
);
CREATE INDEX schools_by_district ON public.schools USING btree (district_id) WHERE (district_id IS NOT NULL);
CREATE UNIQUE INDEX schools_by_name ON public.schools USING btree (lower(name), lower(place));

create table sessions (
  user_id uuid not null,
  id uuid not null,
  created_at timestamp with time zone not null,
  refreshed_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  device text,
  constraint sessions_pkey PRIMARY KEY (user_id, id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sessions_device_check CHECK ((char_length(device) <= 60))
);
CREATE INDEX sessions_revoked ON public.sessions USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);

create table sign_in_cards (
  student_id uuid not null,
  classroom_id uuid not null,
  made_by uuid,
  secret_hash bytea not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint sign_in_cards_secret_hash_key UNIQUE (secret_hash),
  constraint sign_in_cards_pkey PRIMARY KEY (student_id),
  constraint sign_in_cards_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES classrooms(id) ON DELETE CASCADE,
  constraint sign_in_cards_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint sign_in_cards_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_cards_by_classroom ON public.sign_in_cards USING btree (classroom_id);
CREATE INDEX sign_in_cards_by_end ON public.sign_in_cards USING btree (expires_at);
CREATE INDEX sign_in_cards_by_maker ON public.sign_in_cards USING btree (made_by) WHERE (made_by IS NOT NULL);

create table sign_in_places (
  key text not null,
  last_at timestamp with time zone not null,
  constraint sign_in_places_pkey PRIMARY KEY (key)
);
CREATE INDEX sign_in_places_last ON public.sign_in_places USING btree (last_at);

create table sso_connections (
  district_id uuid not null,
  issuer text not null,
  client_id text,
  sealed_secret text,
  roster_claim text not null,
  new_accounts text,
  revision uuid not null,
  roster_field text not null default 'identifier'::text,
  saml jsonb,
  constraint sso_connections_pkey PRIMARY KEY (district_id),
  constraint sso_connections_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE,
  constraint sso_connections_new_accounts_check CHECK ((new_accounts = ANY (ARRAY['student'::text, 'teacher'::text]))),
  constraint sso_connections_protocol_check CHECK ((((saml IS NULL) = (client_id IS NOT NULL)) AND ((client_id IS NULL) = (sealed_secret IS NULL)))),
  constraint sso_connections_roster_field_check CHECK ((roster_field = ANY (ARRAY['identifier'::text, 'sourced-id'::text, 'username'::text, 'email'::text, 'user-id'::text])))
);

create table sso_domains (
  domain text not null,
  district_id uuid not null,
  constraint sso_domains_pkey PRIMARY KEY (domain),
  constraint sso_domains_district_id_fkey FOREIGN KEY (district_id) REFERENCES sso_connections(district_id) ON DELETE CASCADE,
  constraint sso_domains_domain_check CHECK ((domain = lower(domain)))
);
CREATE INDEX sso_domains_by_district ON public.sso_domains USING btree (district_id);

create table sso_identities (
  district_id uuid not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  linked_by text not null,
  linked_at timestamp with time zone not null,
  constraint sso_identities_district_id_issuer_user_id_key UNIQUE (district_id, issuer, user_id),
  constraint sso_identities_pkey PRIMARY KEY (district_id, issuer, subject),
  constraint sso_identities_district_id_fkey FOREIGN KEY (district_id) REFERENCES sso_connections(district_id) ON DELETE CASCADE,
  constraint sso_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sso_identities_linked_by_check CHECK ((linked_by = ANY (ARRAY['roster'::text, 'owner'::text, 'new'::text])))
);
CREATE INDEX sso_identities_by_user ON public.sso_identities USING btree (user_id);

create table sso_used_states (
  state_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint sso_used_states_pkey PRIMARY KEY (state_hash)
);
CREATE INDEX sso_used_states_by_expiry ON public.sso_used_states USING btree (expires_at);

create table student_privacy (
  student_id uuid not null,
  age_band text,
  due_at timestamp with time zone,
  noticed_at timestamp with time zone,
  waiting_since timestamp with time zone,
  waited interval not null default '00:00:00'::interval,
  own_address bytea,
  constraint student_privacy_pkey PRIMARY KEY (student_id),
  constraint student_privacy_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint student_privacy_age_band_check CHECK ((age_band = ANY (ARRAY['under-13'::text, '13-plus'::text, '18-plus'::text, 'not-said'::text])))
);
CREATE INDEX student_privacy_due ON public.student_privacy USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX student_privacy_own_address ON public.student_privacy USING btree (own_address) WHERE (own_address IS NOT NULL);

create table student_totals (
  student_id uuid not null,
  time_zone text,
  time_zone_since timestamp with time zone,
  points integer not null default 0,
  streak_days integer not null default 0,
  last_day date,
  tally jsonb not null default '{}'::jsonb,
  day_off date,
  daily_goal smallint,
  constraint student_totals_pkey PRIMARY KEY (student_id),
  constraint student_totals_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

create table subscriptions (
  user_id uuid not null,
  id uuid not null,
  stripe_subscription_id text not null,
  status text not null,
  current_period_end timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  kind text not null default 'premium'::text,
  customer_id text not null default ''::text,
  billing_interval text not null default 'month'::text,
  seats integer not null default 1,
  checkout_id uuid,
  current_period_start timestamp with time zone not null,
  ends_at timestamp with time zone,
  as_of timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  constraint subscriptions_student_id_stripe_subscription_id_key UNIQUE (user_id, stripe_subscription_id),
  constraint subscriptions_pkey PRIMARY KEY (user_id, id),
  constraint subscriptions_student_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint subscriptions_billing_interval_check CHECK ((billing_interval = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint subscriptions_kind_check CHECK ((kind = ANY (ARRAY['premium'::text, 'license'::text])))
);
CREATE INDEX subscriptions_by_provider ON public.subscriptions USING btree (stripe_subscription_id);

create table support_requests (
  id uuid not null,
  number text not null,
  user_id uuid,
  topic text not null,
  privacy_wish text,
  due_on date,
  message text not null,
  question_words text,
  about_username text,
  email text,
  page text,
  app_version text,
  browser text,
  received_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint support_requests_number_key UNIQUE (number),
  constraint support_requests_pkey PRIMARY KEY (id),
  constraint support_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint support_requests_check CHECK (((topic = 'privacy'::text) = (privacy_wish IS NOT NULL))),
  constraint support_requests_check1 CHECK (((topic = 'privacy'::text) = (due_on IS NOT NULL))),
  constraint support_requests_privacy_wish_check CHECK ((privacy_wish = ANY (ARRAY['see'::text, 'correct'::text, 'delete'::text, 'parent'::text, 'withdraw-consent'::text]))),
  constraint support_requests_topic_check CHECK ((topic = ANY (ARRAY['help'::text, 'question'::text, 'privacy'::text, 'accessibility'::text, 'idea'::text])))
);
CREATE INDEX support_requests_open ON public.support_requests USING btree (received_at) WHERE (closed_at IS NULL);
CREATE INDEX support_requests_user ON public.support_requests USING btree (user_id) WHERE (user_id IS NOT NULL);

create table swapped_questions (
  student_id uuid not null,
  issued_at timestamp with time zone not null,
  nonce uuid not null,
  constraint swapped_questions_pkey PRIMARY KEY (student_id, issued_at, nonce),
  constraint swapped_questions_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

create table users (
  id uuid not null,
  username text not null,
  username_key text not null,
  email text,
  password_hash text not null,
  role text not null,
  grade_level smallint not null,
  first_name text not null,
  last_name text not null,
  school_name text,
  subject text,
  created_at timestamp with time zone not null,
  is_demo boolean not null default false,
  theme text not null default 'system'::text,
  text_size text not null default 'normal'::text,
  reading_rate text not null default 'normal'::text,
  time_zone text,
  language text,
  last_used_on date,
  unused_noticed_at timestamp with time zone,
  constraint users_username_key_key UNIQUE (username_key),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_grade_level_check CHECK (((grade_level >= 0) AND (grade_level <= 12))),
  constraint users_reading_rate_check CHECK ((reading_rate = ANY (ARRAY['normal'::text, 'slow'::text]))),
  constraint users_role_check CHECK ((role = ANY (ARRAY['student'::text, 'teacher'::text]))),
  constraint users_subject_check CHECK ((subject = ANY (ARRAY['math'::text, 'science'::text, 'both'::text]))),
  constraint users_text_size_check CHECK ((text_size = ANY (ARRAY['normal'::text, 'large'::text, 'largest'::text]))),
  constraint users_theme_check CHECK ((theme = ANY (ARRAY['system'::text, 'light'::text, 'dark'::text])))
);
CREATE INDEX users_by_address_key ON public.users USING btree (mail_address_key(email)) WHERE ((email IS NOT NULL) AND (role = 'student'::text));
CREATE INDEX users_by_email ON public.users USING btree (email) WHERE (email IS NOT NULL);

CREATE OR REPLACE FUNCTION public.audit_events_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_op = 'DELETE' and old.at < now() - interval '399 days' then
          return old;
        end if;
        if tg_op = 'UPDATE' and (new.id, new.at, new.action, new.via) = (old.id, old.at, old.action, old.via)
          and (new.actor_id is null or new.actor_id = old.actor_id)
          and (new.subject_id is null or new.subject_id = old.subject_id) then
          return new;
        end if;
        raise exception 'audit_events is append-only';
      end
      $function$;

CREATE OR REPLACE FUNCTION public.mail_address_key(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT CASE WHEN (part.host = ANY (ARRAY['gmail.com'::text, 'googlemail.com'::text])) THEN (replace(part.name, '.'::text, ''::text) || '@gmail.com'::text) ELSE ((part.name || '@'::text) || part.host) END AS "case" FROM (SELECT split_part(split_part(lower(mail_address_key.address), '@'::text, 1), '+'::text, 1) AS name, split_part(lower(mail_address_key.address), '@'::text, 2) AS host) part);
