import type { Migration } from '../platform/migrate.ts'

export const ltiTables: readonly Migration[] = [
  {
    id: '2026-11-30-lti',
    sql: `
      -- A learning management system of a district, as registered with LTI 1.3. Added by name first: its addresses
      -- with us are needed to fill in the rest.
      create table lti_platforms (
        id uuid primary key,
        district_id uuid not null references districts (id) on delete cascade,
        name text not null,
        issuer text not null default '',
        client_id text not null default '',
        authorization_url text not null default '',
        token_url text not null default '',
        jwks_url text not null default '',
        -- Empty until it is connected.
        deployment_ids text[] not null default '{}',
        matches_numbers boolean not null default true,
        makes_students boolean not null default false,
        -- Changes with every save, so that a launch begun before it cannot end after it.
        revision uuid not null,
        created_at timestamptz not null
      );
      create index lti_platforms_by_district on lti_platforms (district_id);

      -- Which account belongs to a subject of a deployment.
      create table lti_identities (
        platform_id uuid not null references lti_platforms (id) on delete cascade,
        deployment_id text not null,
        subject text not null,
        user_id uuid not null references users (id) on delete cascade,
        -- Found on the roster, linked by the signed-in owner, or made at the first launch.
        linked_by text not null check (linked_by in ('roster', 'owner', 'new')),
        linked_at timestamptz not null,
        primary key (platform_id, deployment_id, subject),
        unique (platform_id, deployment_id, user_id)
      );
      create index lti_identities_by_user on lti_identities (user_id);

      -- Launches whose signature was checked. A row stays until the launch expires, so that its state and nonce work
      -- once; what the platform said is encrypted, and goes when the launch ends.
      create table lti_launches (
        state_hash bytea primary key,
        code_hash bytea not null unique,
        platform_id uuid not null references lti_platforms (id) on delete cascade,
        -- Of the cookie of the browser that began.
        binding_hash bytea not null,
        sealed_content text,
        expires_at timestamptz not null
      );
      create index lti_launches_by_platform on lti_launches (platform_id);
      create index lti_launches_by_expiry on lti_launches (expires_at);

      -- Our key pairs. The newest one signs; the public keys of all of them are published.
      create table lti_keys (
        id uuid primary key,
        public_jwk jsonb not null,
        -- Encrypted with a key that is derived from the server's secret.
        sealed_private_jwk text not null,
        created_at timestamptz not null
      );
    `,
  },
]

export const ltiSelectionTables: readonly Migration[] = [
  {
    id: '2026-11-30-lti-selections',
    sql: `
      alter table lti_launches
        -- Of the secret of the frame in which it began; null if there is none.
        add column frame_hash bytea,
        -- Whether a teacher came to choose what a link leads to.
        add column is_choosing boolean not null default false;
      create index lti_launches_by_frame on lti_launches (frame_hash) where frame_hash is not null;

      -- Choices of teachers for links in courses. What they hold is encrypted.
      create table lti_selections (
        code_hash bytea primary key,
        platform_id uuid not null references lti_platforms (id) on delete cascade,
        sealed_content text not null,
        frame_hash bytea,
        return_hash bytea unique,
        -- The answer for the platform; null until something was chosen.
        sealed_return text,
        expires_at timestamptz not null
      );
      create index lti_selections_by_frame on lti_selections (frame_hash) where frame_hash is not null;
      create index lti_selections_by_platform on lti_selections (platform_id);
      create index lti_selections_by_expiry on lti_selections (expires_at);
    `,
  },
]

export const ltiScoreTables: readonly Migration[] = [
  {
    id: '2026-11-30-lti-scores',
    sql: `
      -- A link in a course of a platform that leads to an assignment, and where its grades go.
      create table lti_resource_links (
        platform_id uuid not null references lti_platforms (id) on delete cascade,
        deployment_id text not null,
        resource_link_id text not null,
        assignment_id uuid not null references assignments (id) on delete cascade,
        -- Null until the platform names one or we have made one.
        line_item text,
        -- Where one can be made; null if the platform does not allow that.
        line_items text,
        -- When the grades are to be compared with what was sent.
        check_at timestamptz not null,
        primary key (platform_id, deployment_id, resource_link_id)
      );
      create index lti_resource_links_by_assignment on lti_resource_links (assignment_id);
      create index lti_resource_links_to_check on lti_resource_links (check_at);

      -- The latest score of each student for each link. It waits here until the platform has taken it.
      create table lti_scores (
        student_id uuid not null references users (id) on delete cascade,
        platform_id uuid not null,
        deployment_id text not null,
        resource_link_id text not null,
        content jsonb not null,
        -- When the content changed. Platforms ignore a score that is older than theirs.
        scored_at timestamptz not null,
        -- Infinity when the platform has taken it, or when we have given up.
        next_try_at timestamptz not null,
        tries smallint not null default 0,
        last_error text,
        primary key (student_id, platform_id, deployment_id, resource_link_id),
        foreign key (platform_id, deployment_id, resource_link_id) references lti_resource_links on delete cascade
      );
      create index lti_scores_by_link on lti_scores (platform_id, deployment_id, resource_link_id);
      create index lti_scores_due on lti_scores (next_try_at) where next_try_at < 'infinity';
    `,
  },
]

export const ltiCourseTables: readonly Migration[] = [
  {
    id: '2026-12-01-lti-courses',
    sql: `
      -- Courses from which teachers came. A class connected with one takes its students from there.
      create table lti_courses (
        id uuid primary key,
        platform_id uuid not null references lti_platforms (id) on delete cascade,
        deployment_id text not null,
        context_id text not null,
        title text not null,
        -- Where the platform tells who is in it (Names and Role Provisioning Services 2.0).
        members_url text not null,
        classroom_id uuid references classrooms (id) on delete set null,
        listed_at timestamptz,
        unique (platform_id, deployment_id, context_id)
      );
      create index lti_courses_by_classroom on lti_courses (classroom_id) where classroom_id is not null;

      create table lti_course_teachers (
        course_id uuid not null references lti_courses (id) on delete cascade,
        teacher_id uuid not null references users (id) on delete cascade,
        primary key (course_id, teacher_id)
      );
      create index lti_course_teachers_by_teacher on lti_course_teachers (teacher_id);
    `,
  },
]
