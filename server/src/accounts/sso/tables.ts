import type { Migration } from '../../platform/migrate.ts'

export const ssoTables: readonly Migration[] = [
  {
    id: '2026-11-30-sso',
    sql: `
      -- The OpenID Connect provider of a district.
      create table sso_connections (
        district_id uuid primary key references districts (id) on delete cascade,
        issuer text not null,
        client_id text not null,
        -- Encrypted with a key that is derived from the server's secret.
        sealed_secret text not null,
        roster_claim text not null,
        new_accounts text check (new_accounts in ('student', 'teacher')),
        -- Changes with every save, so that a sign-in begun before it cannot end after it.
        revision uuid not null
      );

      -- Verified addresses at these domains may sign in; a domain leads to one district only.
      create table sso_domains (
        domain text primary key check (domain = lower(domain)),
        district_id uuid not null references sso_connections (district_id) on delete cascade
      );
      create index sso_domains_by_district on sso_domains (district_id);

      -- Which account belongs to a subject of a district's provider. Two districts may use one issuer, so that a subject
      -- means something only within a district.
      create table sso_identities (
        district_id uuid not null references sso_connections (district_id) on delete cascade,
        issuer text not null,
        subject text not null,
        user_id uuid not null references users (id) on delete cascade,
        -- Found on the roster, linked by the signed-in owner, or made at the first sign-in.
        linked_by text not null check (linked_by in ('roster', 'owner', 'new')),
        linked_at timestamptz not null,
        primary key (district_id, issuer, subject),
        unique (district_id, issuer, user_id)
      );
      create index sso_identities_by_user on sso_identities (user_id);

      -- States that have come back from a provider, as hashes, so that each is used once.
      create table sso_used_states (
        state_hash bytea primary key,
        expires_at timestamptz not null
      );
      create index sso_used_states_by_expiry on sso_used_states (expires_at);
    `,
  },
  {
    id: '2026-11-30-saml',
    sql: `
      -- A district has OpenID Connect, with a client, or SAML.
      alter table sso_connections
        alter column client_id drop not null,
        alter column sealed_secret drop not null,
        -- Which of a person's names on the roster is in the claim or attribute.
        add column roster_field text not null default 'identifier'
          check (roster_field in ('identifier', 'sourced-id', 'username', 'email', 'user-id')),
        -- The SAML identity provider: sign-in address, certificates, and what it may do (connection-queries.ts).
        add column saml jsonb,
        add constraint sso_connections_protocol_check
          check ((saml is null) = (client_id is not null) and (client_id is null) = (sealed_secret is null));
    `,
  },
]
